import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func exerciseShow(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.exerciseShow.rawValue,
      declaring: .init(help: CommandHelp(words.help(.exerciseShow)), .words([.exercise], words)) {
        context, words in
        try exerciseShow(words.isEmpty ? nil : words.joined(separator: " "), context)
      })
  }

  private static func exerciseShow(_ text: String?, _ context: Context) throws -> Reply {
    let (exercise, last, problems) = try context.logbook.read { snapshot in
      let inHand = try snapshot.inHand()
      let exercise = try context.exercise(shown: text, inHand?.workout)
      return (exercise, try context.lastDone(exercise.id, in: snapshot), inHand?.problems ?? [])
    }
    return Reply(
      problems: problems,
      text: { screen in
        ExerciseScreen(context: context, exercise: exercise, last: last, screen: screen).lines.text
      },
      json: {
        let sides = JSON.Member(name: "sides", value: .string(exercise.sides.rawValue))
        return context.json(of: exercise) + [
          sides, JSON.Member(name: "aliases", value: .strings(exercise.aliases)),
          JSON.Member(name: "lastDone", value: last.map { json($0, context) } ?? .null),
        ]
      })
  }

  private static func json(_ last: LastDone, _ context: Context) -> JSON {
    let view = WorkoutJSON(context: context, workout: last.workout)
    let sets = last.workout.exercises[last.exercise].sets.indices
      .map { SetPlace(exercise: last.exercise, set: $0) }.filter { last.workout[$0].isDone }
    return [
      "workout": .string(last.workout.id.text), "start": .string(last.workout.start.text),
      "sets": .array(sets.map(view.set)),
    ]
  }
}

/// A workout in which an exercise was done: the index of the exercise.
struct LastDone {
  let workout: Workout
  let exercise: Int
}

extension Context {
  /// The exercise that a text means, or without one that in hand.
  fileprivate func exercise(shown text: String?, _ workout: Workout?) throws -> Exercise {
    if let text { return try exercise(text, today: workout) }
    guard let workout, let index = workout.inHand else { throw CommandError.noExerciseInHand }
    return exercise(of: workout.exercises[index])
  }

  /// Where an exercise was done last, among the newest few workouts; those that can't be used are passed over.
  fileprivate func lastDone(_ id: ExerciseID, in snapshot: Snapshot) throws -> LastDone? {
    let newest = try snapshot.years().prefix(2)
      .flatMap { year throws(LogbookError) in try snapshot.workouts(in: year) }.prefix(12)
    let workouts = newest.compactMap { folder in (try? snapshot.workout(folder))?.workout }
    for workout in workouts.sorted(by: { $0.start > $1.start }) {
      let index = workout.exercises.lastIndex { $0.exercise == id && !$0.doneSets.isEmpty }
      if let index { return LastDone(workout: workout, exercise: index) }
    }
    return nil
  }
}
