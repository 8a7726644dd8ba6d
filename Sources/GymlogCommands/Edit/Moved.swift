import Formats
import TerminalKit
import Training
import Wording

/// What was moved, and where it stands now.
enum Moved {
  case exercise(from: Int, to: Int)
  case set(from: SetPlace, to: SetPlace)
}

extension Reply {
  /// The echo of a move: `Bench Press .3 → .1  8@80kg`.
  init(moved edited: Edited<Moved>, _ context: Context) {
    let workout = edited.workout
    self.init(
      noticed: edited.problems,
      text: { screen in
        switch edited.result {
        case .exercise(let from, let to):
          let name = screen.painter.paint(context.name(of: workout.exercises[to]), .strong)
          return name + " "
            + (from == to ? "\(to + 1)  " + screen.words.alreadyThere : "\(from + 1) → \(to + 1)") + "\n"
        case .set(let from, let to): return Self.text(from, to, workout, screen, context) + "\n"
        }
      },
      json: { Self.json(edited.result, WorkoutJSON(context: context, workout: workout)) })
  }

  private static func text(
    _ from: SetPlace, _ to: SetPlace, _ workout: Workout, _ screen: Screen, _ context: Context
  ) -> String {
    let entry = workout.exercises[to.exercise]
    let name = screen.painter.paint(context.name(of: entry), .strong)
    let reference = workout.reference(to: to)
    if from == to { return name + " " + reference + "  " + screen.words.alreadyThere }
    let set = context.writer(for: entry).text(workout[to])
    guard from.exercise != to.exercise else {
      return name + " " + workout.reference(to: from) + " → " + reference + "  " + set
    }
    let old = screen.painter.paint(context.name(of: workout.exercises[from.exercise]), .plain)
    return old + " \(from.exercise + 1).\(from.set + 1) → " + name + " " + reference + "  " + set
  }

  private static func json(_ moved: Moved, _ view: WorkoutJSON) -> [JSON.Member] {
    let workout = view.workout
    let (from, to, exercise, sets): (String, String, Int, [JSON]) =
      switch moved {
      case .exercise(let from, let to): ("\(from + 1)", "\(to + 1)", to, [])
      case .set(let from, let to):
        (
          "\(from.exercise + 1).\(from.set + 1)", "\(to.exercise + 1).\(to.set + 1)", to.exercise,
          [view.set(to)]
        )
      }
    return [workout.target] + workout.exercises[exercise].naming + [
      JSON.Member(name: "from", value: .string(from)), JSON.Member(name: "ref", value: .string(to)),
      JSON.Member(name: "changed", value: .bool(from != to)),
      JSON.Member(name: "sets", value: .array(sets)),
    ]
  }
}

extension Words {
  /// What was to be moved is at its place already.
  var alreadyThere: String {
    say(
      en: "is there already, nothing changed",
      es: "ya está ahí, no cambia nada",
      ca: "ja hi és, no canvia res")
  }
}
