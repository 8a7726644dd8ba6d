import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// A tested maximum that was taken out again: the newest of an exercise, or the newest of a day, or that set.
struct TestedMaxRemoval {
  let exercise: Exercise
  let max: TestedMax
  let problems: [Problem]

  init(_ line: MaxLine, _ moment: DayOrTime?, _ context: Context) throws {
    let day = try moment?.instant(context).day
    (exercise, max, problems) = try context.logbook.change(CommandName.max.rawValue, at: context.now) {
      change in
      let exercise = try line.exercise(context, in: change.snapshot)
      let wanted = try line.maxima(of: exercise, context)
      let (known, problems) = try change.snapshot.testedMaxes()
      let fitting = known.filter { max in
        max.exercise == exercise.id && day.map { max.at.day == $0 } ?? true
          && (wanted.isEmpty || wanted.contains { $0.kind == max.kind && $0.load == max.load })
      }
      guard let max = fitting.max(by: { ($0.at.seconds, $0.id) < ($1.at.seconds, $1.id) }) else {
        let error = StrengthError.noTestedMax(context.name(of: exercise))
        throw hindered(error, by: problems)
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
          words.label(max.kind), NotationWriter(loading: exercise.equipment.loading).text(max.load),
          words.moment(max.at.civil, today: context.now.day))
        return screen.lines([
          screen.painter.paint(context.name(of: exercise), .strong) + "  " + said, words.undoBringsBack,
        ])
      }, json: { [JSON.Member(name: "removed", value: .object(max.json))] })
  }
}
