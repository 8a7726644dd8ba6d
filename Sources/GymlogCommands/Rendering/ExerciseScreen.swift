import TerminalKit
import Training
import Wording

/// All about one exercise.
struct ExerciseScreen {
  let context: Context
  let exercise: Exercise
  let last: LastDone?
  let screen: Screen

  private var words: any Words { screen.words }

  var lines: [String] {
    let title: [Table.Cell] = [
      .init(context.name(of: exercise), .strong), .init("id:" + exercise.id.text, .faint),
      .init(words.bodyPart(exercise.bodyPart)), .init(words.equipment(exercise.equipment)),
      .init(words.countMode(exercise.countMode)),
    ]
    return screen.dotted(title)
      + facts.flatMap { label, text in
        wrapped(label.capitalised + ": " + text, width: screen.width, hanging: "  ")
      }
  }

  private var facts: [(String, String)] {
    [
      (words.mainMusclesLabel, muscles(exercise.primaryMuscles)),
      (words.otherMusclesLabel, muscles(exercise.secondaryMuscles)),
      (
        words.load,
        words.loading(
          exercise.equipment.loading, implements: exercise.implements, amount: exercise.exampleAmount)
      ),
      (words.sidesLabel, exercise.sides == .one ? words.oneSideAtATime : ""),
      (words.otherNamesLabel, otherNames), (words.lastTime, lastTime),
    ].filter { !$0.1.isEmpty }
  }

  private func muscles(_ muscles: [Muscle]) -> String { muscles.map(words.muscle).joined(separator: ", ") }

  /// The name in the catalogue where another one is shown, and what else it is called.
  private var otherNames: String {
    let shown = context.name(of: exercise)
    return ([exercise.name] + exercise.aliases).filter { $0.lowercased() != shown.lowercased() }
      .joined(separator: ", ")
  }

  private var lastTime: String {
    guard let last else { return "" }
    let entry = last.workout.exercises[last.exercise]
    return words.dayRelative(last.workout.start.day, today: context.now.day) + ", "
      + context.writer(for: entry).text(entry.doneSets)
  }
}
