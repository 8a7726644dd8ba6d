import Formats
import TerminalKit
import Training
import Wording

/// Sets of one exercise, before and after a change.
struct ChangedSets {
  var places: [SetPlace]
  var before: [WorkoutSet]
  var after: [WorkoutSet]
  /// Whether their exercise was skipped before.
  var wasSkipped = false

  var isChanged: Bool { before != after }
}

extension Reply {
  /// The echo of changed sets: the exercise, their references, and the text from `says`, which is given the sets before (nil
  /// if nothing changed) and after, both in notation.
  init(
    changed edited: EditResult<ChangedSets>, _ context: Context,
    says: @escaping (Words, _ before: String?, _ after: String) -> String
  ) {
    let (workout, sets) = (edited.workout, edited.result)
    let entry = workout.exercises[sets.places[0].exercise]
    let broken =
      sets.isChanged
      ? BrokenRecords.checked(sets.places, before: sets.before, of: workout, past: edited.past, context) : nil
    self.init(
      noticed: edited.problems,
      text: { screen in
        let writer = context.writer(for: entry)
        let before = sets.isChanged ? writer.text(sets.before) : nil
        return screen.painter.paint(context.name(of: entry), .strong) + " "
          + workout.references(to: sets.places) + "  "
          + says(screen.words, before, writer.text(sets.after)) + context.volumeFigure(of: entry, workout)
          + "\n" + (broken?.lines(context, screen) ?? []).text
      },
      json: {
        let view = WorkoutJSON(context: context, workout: workout)
        return [edited.target] + entry.naming + [
          JSON.Member(name: "changed", value: .bool(sets.isChanged)),
          JSON.Member(name: "sets", value: .array(sets.places.map(view.set))),
        ] + [broken?.member(context)].compactMap(\.self)
      })
  }
}

extension EditResult<ChangedSets> {
  /// The workout as it was.
  var before: Workout {
    var workout = workout
    for (place, set) in zip(result.places, result.before) { workout[place] = set }
    return workout
  }
}

extension Context {
  /// The exercise's volume after a bar: ` | 1,200 kg`; empty if it is zero.
  func volumeFigure(of entry: WorkoutExercise, _ workout: Workout) -> String {
    let volume = volume(of: entry, on: workout.start.day).mass(in: unit(of: workout))
    return volume.value.raw == 0 ? "" : " | " + words.volume(volume)
  }
}
