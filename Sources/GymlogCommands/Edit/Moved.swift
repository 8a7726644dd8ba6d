import Formats
import TerminalKit
import Training
import Wording

/// A move of an exercise, or of sets of one exercise, from their old places to their new ones.
enum Moved {
  case exercise(from: Int, to: Int)
  case sets(from: [SetPlace], to: [SetPlace])
}

extension Reply {
  /// The echo of a move: `Bench Press .3 → .1  8@80kg`.
  init(moved edited: EditResult<Moved>, _ context: Context) {
    let workout = edited.workout
    self.init(
      noticed: edited.problems,
      text: { screen in
        screen.fitting { screen in
          switch edited.result {
          case .exercise(let from, let to):
            let name = screen.painter.paint(context.name(of: workout.exercises[to]), .strong)
            return [
              name + " "
                + (from == to ? "\(to + 1)  " + screen.words.alreadyThere : "\(from + 1) → \(to + 1)")
            ]
          case .sets(let from, let to): return [Self.text(from, to, workout, screen, context)]
          }
        }.text
      },
      json: { Self.json(edited.result, WorkoutJSON(context: context, workout: workout)) })
  }

  private static func text(
    _ from: [SetPlace], _ to: [SetPlace], _ workout: Workout, _ screen: Screen, _ context: Context
  ) -> String {
    let entry = workout.exercises[to[0].exercise]
    let name = screen.painter.paint(context.name(of: entry), .strong)
    let reference = workout.references(to: to)
    if from == to { return name + " " + reference + "  " + screen.words.alreadyThere }
    let sets = context.writer(for: entry).text(to.map { workout[$0] })
    guard from[0].exercise != to[0].exercise else {
      return name + " " + workout.references(to: from) + " → " + reference + "  " + sets
    }
    let old = screen.painter.paint(context.name(of: workout.exercises[from[0].exercise]), .plain)
    let row =
      "\(from[0].exercise + 1).\(from[0].set + 1)"
      + (from.count > 1 ? "-.\(from[from.count - 1].set + 1)" : "")
    return old + " " + row + " → " + name + " " + reference + "  " + sets
  }

  private static func json(_ moved: Moved, _ view: WorkoutJSON) -> [JSON.Member] {
    let workout = view.workout
    let (from, to, exercise, sets): (String, String, Int, [JSON]) =
      switch moved {
      case .exercise(let from, let to): ("\(from + 1)", "\(to + 1)", to, [])
      case .sets(let from, let to): (reference(from), reference(to), to[0].exercise, to.map(view.set))
      }
    return [workout.target] + workout.exercises[exercise].naming + [
      JSON.Member(name: "from", value: .string(from)), JSON.Member(name: "ref", value: .string(to)),
      JSON.Member(name: "changed", value: .bool(from != to)),
      JSON.Member(name: "sets", value: .array(sets)),
    ]
  }
}

/// The reference to sets in JSON: `1.2`, `1.2-.4` for a row.
private func reference(_ places: [SetPlace]) -> String {
  let first = "\(places[0].exercise + 1).\(places[0].set + 1)"
  return places.count == 1 ? first : first + "-.\(places[places.count - 1].set + 1)"
}

extension Words {
  /// A move to the place where the thing already is.
  var alreadyThere: String {
    say(
      en: "is already there",
      es: "ya está ahí, sin cambios",
      ca: "ja hi és, sense canvis")
  }
}
