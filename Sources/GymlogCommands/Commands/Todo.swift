import CommandLineKit
import Training
import Wording

extension Commands {
  static func todo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.todo.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.todo)), .words([.ref], words), .inWorkout(words)
      ) { context, line, workout in
        try todo(line.isEmpty ? .lastSet : context.reference(line), in: workout, context)
      })
  }

  private static func todo(
    _ reference: Reference, in argument: WorkoutArgument?, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(.todo, in: argument) { workout in
      let places = try context.places(
        of: reference, in: workout,
        ofExercise: { exercise in
          let done = workout.donePlaces(of: exercise)
          let places = done.isEmpty ? workout.plannedPlaces(of: exercise) : done
          if places.isEmpty { throw CommandError.setNotFound("\(exercise + 1).1") }
          return places
        })
      let before = places.map { workout[$0] }
      let wasSkipped = workout.exercises[places[0].exercise].isSkipped
      workout.markToDo(places)
      return ChangedSets(
        places: places, before: before, after: places.map { workout[$0] }, wasSkipped: wasSkipped)
    }
    return Reply(changed: edited, context) { words, before, after in
      if edited.result.wasSkipped { return words.takenIn(after) }
      return before == nil ? words.stillToDo(after) : words.toDo(after)
    }
  }
}
