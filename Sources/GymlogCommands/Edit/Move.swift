import CommandLineKit
import Training
import Wording

extension Commands {
  static func move(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.move.rawValue,
      declaring: .init(
        help: words.moveHelp, .words([.ref, .position], atLeast: 2, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, workout, routine in
        let target = try EditTarget(workout, routine: routine)
        let move = try MoveLine(line, context)
        let edited = try context.edit(.move, in: target) { try perform(move, in: &$0, context) }
        return Reply(moved: edited, context)
      })
  }

  private static func perform(_ move: MoveLine, in workout: inout Workout, _ context: Context) throws -> Moved
  {
    switch (move.reference, move.target) {
    case (.exercise(let exercise), let target):
      let index = try context.index(of: exercise, in: workout)
      let new = try position(target, upTo: workout.exercises.count)
      workout.exercises.move(from: index, to: new)
      return .exercise(from: index, to: new)
    case (let reference, .position(let text)):
      let place = try context.place(of: reference, typed: reference.text, in: workout)
      let new = try position(.position(text), upTo: workout.exercises[place.exercise].sets.count)
      workout.exercises[place.exercise].sets.move(from: place.set, to: new)
      return .set(from: place, to: SetPlace(exercise: place.exercise, set: new))
    case (let reference, .exercise(let text)):
      let place = try context.place(of: reference, typed: reference.text, in: workout)
      let target = try context.indexOfExercise(text, in: workout)
      try context.checkCounting(
        of: [workout[place]], of: workout.exercises[place.exercise],
        in: context.exercise(of: workout.exercises[target]))
      let end = workout.exercises[target].sets.count - 1
      if place == SetPlace(exercise: target, set: end) { return .set(from: place, to: place) }
      return .set(from: place, to: workout.move(place, toEndOf: target))
    }
  }

  private static func position(_ target: MoveLine.Target, upTo last: Int) throws(Failure) -> Int {
    switch target {
    case .position(let text):
      guard let number = Int(text), (1...last).contains(number) else {
        throw .positionNotFound(text, last: last)
      }
      return number - 1
    case .exercise(let text): throw .positionNotFound("\"" + text + "\"", last: last)
    }
  }
}

/// The words of `move`, taken apart: what is moved, and where to.
struct MoveLine {
  let reference: Reference
  let target: Target

  enum Target {
    /// A number, as it was typed.
    case position(String)
    case exercise(String)
  }

  /// A word that points at a set ends the REF, and so does one that ends in a comma; otherwise the last word is the
  /// position.
  init(_ line: [String], _ context: Context) throws {
    let end = line.firstIndex { $0.last == "," || Self.endsInSet($0) } ?? line.count - 2
    guard end + 1 < line.count else {
      throw UsageError.missingParameter(
        context.words.placeholder(.position), command: CommandName.move.rawValue)
    }
    reference = try context.reference(line[...end])
    let rest = line[(end + 1)...].joined(separator: " ")
    target = rest.utf8.allSatisfy { (48...57).contains($0) } ? .position(rest) : .exercise(rest)
  }

  private static func endsInSet(_ word: String) -> Bool {
    switch Reference(word) {
    case .lastSet, .set, .setOf: true
    case .exercise, nil: false
    }
  }
}

extension Words {
  /// The page of `move`.
  var moveHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Move a set or an exercise",
        [
          "gymlog move .3 1": "set 3 to the first place",
          "gymlog move bench 1": "bench press to the beginning",
          "gymlog move .2 deadlift": "a set that belongs to deadlift",
        ]),
      es: CommandHelp(
        "Mueve una serie o un ejercicio",
        [
          "gymlog move .3 1": "la serie 3 al primer lugar",
          "gymlog move banca 1": "el press de banca al principio",
          "gymlog move .2 peso muerto": "una serie que era de peso muerto",
        ]),
      ca: CommandHelp(
        "Mou una sèrie o un exercici",
        [
          "gymlog move .3 1": "la sèrie 3 al primer lloc",
          "gymlog move banca 1": "el press de banca al principi",
          "gymlog move .2 pes mort": "una sèrie que era de pes mort",
        ]))
  }
}

extension Failure {
  static func positionNotFound(_ position: String, last: Int) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "there is no position \(position)",
          hint: last == 1 ? "There is only 1" : "They go from 1 to \(last)"),
        es: Message(
          "no hay ninguna posición \(position)",
          hint: last == 1 ? "Solo está la 1" : "Van de la 1 a la \(last)"
        ),
        ca: Message(
          "no hi ha cap posició \(position)",
          hint: last == 1 ? "Només hi ha la 1" : "Van de la 1 a la \(last)")
      )
    }
  }
}
