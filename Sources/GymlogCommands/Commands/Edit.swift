import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func edit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.edit.rawValue, aliases: ["e"],
      declaring: .init(
        help: CommandHelp(words.help(.edit)), .words([.ref, .change], atLeast: 1, words), .inWorkout(words),
        .inRoutine(words), .flag(.force, words)
      ) { context, line, workout, routine, force in
        let target = try EditTarget(workout, routine: routine)
        return try edit(EditLine(line, context), in: target, force: force, context)
      })
  }

  private static func edit(
    _ line: EditLine, in target: EditTarget, force: Bool, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(
      .edit, in: target, beside: { (sets: ChangedSets) in sets.places.first?.exercise }
    ) { workout in
      let places = try context.places(
        of: line.reference ?? .lastSet, in: workout,
        ofExercise: { try planned(of: $0, in: workout, line, target, context) })
      let entry = workout.exercises[places[0].exercise]
      let before = places.map { workout[$0] }
      let meaning = SetMeaning(
        SetContext(context.exercise(of: entry), setsToday: entry.sets, unit: workout.unit, isForced: force))
      do throws(SetRefusal) {
        try workout.edit(places, by: line.change, meaning)
      } catch {
        throw line.refused(error, exercise: context.name(of: entry))
      }
      return ChangedSets(places: places, before: before, after: places.map { workout[$0] })
    }
    return Reply(changed: edited, context) { words, before, after in
      before.map { $0 + " → " + after } ?? words.alreadySo(after)
    }
  }

  /// The planned sets of an exercise; where it has none, what to type for the last that was done.
  private static func planned(
    of exercise: Int, in workout: Workout, _ line: EditLine, _ target: EditTarget, _ context: Context
  ) throws -> [SetPlace] {
    let places = workout.plannedPlaces(of: exercise)
    guard places.isEmpty else { return places }
    let last = workout.donePlaces(of: exercise).last.map { place in
      "gymlog edit \(place.exercise + 1).\(place.set + 1) " + line.typedChange + target.typed
    }
    let entry = workout.exercises[exercise]
    throw CommandError.noneToEdit(
      exercise: context.name(of: entry), instead: last,
      plan: NextStep.examplePlan(of: context.exercise(of: entry)))
  }
}
