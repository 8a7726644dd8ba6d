import Catalogue
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  /// Makes an exercise the current one of the open workout, adding it if necessary, and shows its last time. Nil if no workout is
  /// open.
  ///
  /// - Throws: a question if the name is only part of one, and of no exercise of the workout: `fallo` is hardly Fallout.
  static func makeCurrent(
    _ name: String, isLogged: Bool, _ context: Context
  ) throws(Failure) -> Reply? {
    let isOpen = try context.logbook.read { snapshot throws(Failure) in
      if try context.resumableWorkout(in: snapshot) != nil { return true }
      // One may be open that only a file that can't be read names.
      let problems = snapshot.sideProblems()
      if !problems.isEmpty { throw Failure.noWorkoutOpen.attaching(problems) }
      return false
    }
    guard isOpen else { return nil }
    if try !context.exercises.catalogue().isName(name) {
      if let type = typeAlone(name) { throw .typeAlone(name, "gymlog edit " + type) }
      // `ya` begins the name of an exercise, but that isn't meant.
      if name.count < 3 { throw .unknownExercise(name, nearest: []) }
    }
    let edited = try context.edit(.log, in: .current, beside: { (index: Int) in index }) {
      workout throws(Failure) in
      let count = workout.exercises.count
      let index = try context.index(ofLogged: name, in: &workout, isLogged: isLogged)
      if index == count, try !context.exercises.catalogue().isWholeName(name) {
        throw .partOfName(name, of: context.name(of: workout.exercises[index]))
      }
      workout.choose(index)
      return index
    }
    return Reply(current: edited, context)
  }

  /// The letter of a set type that was typed by itself: `al fallo`.
  static func typeAlone(_ name: String) -> String? {
    var words = name.split(separator: " ")
    while words.count > 1, ["to", "al", "a", "la", "hasta", "el", "fins"].contains(words[0].lowercased()) {
      words.removeFirst()
    }
    return Recognition.setType(named: words.joined(separator: " "))?.letters
  }
}

extension Failure {
  /// A type of set by itself, and the command that gives it to the last set.
  fileprivate static func typeAlone(_ text: String, _ command: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return Message(
        words.say(
          en: "\(text) alone is a type of set, not a set",
          es: "\(text) solo es un tipo de serie, no una serie",
          ca: "\(text) només és un tipus de sèrie, no una sèrie"), hint: words.forTheLastSet(command))
    }
  }
}

extension Words {
  func forTheLastSet(_ command: String) -> String {
    say(
      en: "For the last set: \(command)", es: "Para la última serie: \(command)",
      ca: "Per a l'última sèrie: \(command)")
  }
}

extension Reply {
  /// The exercise that is current now, its last time, and how to log a set of it.
  init(current edited: EditResult<Int>, _ context: Context) {
    let (workout, index) = (edited.workout, edited.result)
    let last = edited.lastTime(ofExerciseAt: index)
    let echo = SetsEcho(context: context, workout: workout, lastTime: last)
    let entry = workout.exercises[index]
    self.init(
      noticed: edited.problems,
      text: { screen in
        let name = screen.painter.paint(context.name(of: entry), .strong)
        let done = entry.doneSets.isEmpty ? "" : "  " + context.writer(for: entry).text(entry.doneSets)
        let step =
          workout.nextPlanned?.exercise != index
          ? [screen.words.toLogSet(NextStep.example(of: entry, last, in: workout, context))] : []
        return
          ([name + done + " | " + screen.words.currentExerciseLabel]
          + echo.lastTimeLines(beside: index, screen)
          + (step.isEmpty ? echo.next(screen) : step) + echo.notices(began: false, screen)).text
      },
      json: {
        [edited.target] + entry.naming + [
          JSON.Member(name: "ref", value: .string("\(index + 1)")), echo.lastTimeMember, echo.nextMember,
        ]
      })
    isAboutCurrentWorkout = true
  }
}

extension Words {
  /// The hint after an exercise's name: sets typed without a name are its sets. `undo` names what it changes back.
  var currentExerciseLabel: String {
    say(en: "current exercise", es: "ejercicio actual", ca: "exercici actual")
  }

  /// How to log a set of the current exercise.
  fileprivate func toLogSet(_ sets: String) -> String {
    say(
      en: "To log a set: gymlog \(sets)", es: "Para apuntar una serie: gymlog \(sets)",
      ca: "Per apuntar una sèrie: gymlog \(sets)")
  }
}

extension Failure {
  /// The question about a part of a name typed alone, which may have meant something else, with the line for the whole name.
  fileprivate static func partOfName(_ text: String, of exercise: String) -> Failure {
    Failure(.usage) { words in
      let hint = words.readings(["gymlog \(CommandName.log.rawValue) " + shellName(exercise.lowercased())])
      return words.say(
        en: Message("\(words.quoted(text)) is only part of a name: \(exercise)", hint: hint),
        es: Message("\(words.quoted(text)) es solo una parte de un nombre: \(exercise)", hint: hint),
        ca: Message("\(words.quoted(text)) és només una part d'un nom: \(exercise)", hint: hint))
    }
  }
}
