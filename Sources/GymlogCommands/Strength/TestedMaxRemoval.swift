import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// A removed tested max: the newest of an exercise, of a day, or with the given set.
struct TestedMaxRemoval {
  let exercise: Exercise
  let max: TestedMax
  let problems: [Problem]

  init(_ line: MaxLine, _ moment: TimeArgument?, _ context: Context) throws(Failure) {
    let day = try context.instant(moment, dayIsEnough: true)?.day
    (exercise, max, problems) = try context.logbook.change(CommandName.max.rawValue, at: context.now) {
      change throws(Failure) in
      let exercise = try context.exercise(orCurrent: line.name, in: change.snapshot)
      let wanted = try line.maxes(of: exercise, context)
      let (known, problems) = try change.snapshot.testedMaxes()
      let fitting = known.filter { max in
        max.exercise == exercise.id && day.map { max.at.day == $0 } ?? true
          && (wanted.isEmpty || wanted.contains { $0.kind == max.kind && $0.load == max.load })
      }
      guard let max = fitting.max(by: { ($0.at.seconds, $0.id) < ($1.at.seconds, $1.id) }) else {
        let error = Failure.noTestedMax(context.name(of: exercise))
        throw error.attaching(problems)
      }
      try change.remove(max)
      return (exercise, max, problems)
    }
  }

  func reply(_ context: Context) -> Reply {
    Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let said = words.testedMaxRemoved(
          words.label(max.kind), words.load(max.load),
          words.moment(max.at.civil, today: context.now.day))
        return screen.lines([
          screen.painter.paint(context.name(of: exercise), .strong) + "  " + said, words.undoHint,
        ])
      }, json: { JSON.members(["removed": .object(max.json)]) })
  }
}

extension Words {
  func testedMaxRemoved(_ kind: String, _ load: String, _ moment: String) -> String {
    say(
      en: "tested \(kind) \(load), \(moment): removed",
      es: "\(kind) real de \(load), \(moment): quitado",
      ca: "\(kind) real de \(load), \(moment): eliminat")
  }
}

extension Failure {
  static func noTestedMax(_ exercise: String) -> Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "\(exercise) has no such tested max", es: "\(exercise) no tiene apuntado ese máximo real",
          ca: "\(exercise) no té apuntat aquest màxim real"), hint: words.tryTyping("gymlog max --all"))
    }
  }
}
