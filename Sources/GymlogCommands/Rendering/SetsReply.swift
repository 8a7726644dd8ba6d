import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Reply {
  /// The echo of sets that were logged, done or changed: the exercise, where to point at them, the sets as they can be typed
  /// again, and the exercise's volume: `Deadlift .2  5@120kg @8 | 1,200 kg`.
  init(setsOf edited: Edited<[SetPlace]>, _ context: Context) {
    let workout = edited.workout
    self.init(
      problems: edited.problems,
      text: { screen in
        guard let first = edited.result.first else { return "" }
        let entry = workout.exercises[first.exercise]
        let sets = edited.result.map { workout[$0] }
        let volume = context.volume(of: entry).mass(in: workout.unit)
        let figures = volume.value.raw == 0 ? "" : " | " + screen.words.volume(volume)
        return screen.painter.paint(context.name(of: entry), .strong) + " " + Self.references(edited.result)
          + "  "
          + NotationWriter(loading: context.exercise(of: entry).equipment.loading).text(sets) + figures + "\n"
      },
      json: {
        let view = WorkoutJSON(context: context, workout: workout)
        return [
          JSON.Member(name: "workout", value: .string(workout.id.text)),
          JSON.Member(
            name: "exercise",
            value: .string(edited.result.first.map { workout.exercises[$0.exercise].name } ?? "")),
          JSON.Member(name: "sets", value: .array(edited.result.map(view.set))),
        ]
      })
  }

  /// `.2`, or `.1-.4` for several in a row.
  private static func references(_ places: [SetPlace]) -> String {
    guard let first = places.first, let last = places.last, first != last else {
      return places.first.map { ".\($0.set + 1)" } ?? ""
    }
    return ".\(first.set + 1)-.\(last.set + 1)"
  }
}
