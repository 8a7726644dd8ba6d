import Formats
import Training

/// The session of an exercise in an earlier workout.
struct PastSession {
  var workout: EntityID
  var start: Instant
  var unit: MassUnit
  var origin: Workout.Origin?
  /// The exercise with its completed sets; those of all its entries, if the workout has it more than once.
  var entry: WorkoutExercise

  var sets: [WorkoutSet] { entry.sets }

  /// Nil if the workout has no completed sets of the exercise.
  init?(of exercise: ExerciseID, in workout: Workout) {
    let entries = workout.exercises.filter { $0.exercise == exercise && !$0.doneSets.isEmpty }
    guard var entry = entries.first else { return nil }
    entry.sets = entries.flatMap(\.doneSets)
    (self.workout, start, unit, origin) = (workout.id, workout.start, workout.unit, workout.origin)
    self.entry = entry
  }
}

extension PastSession {
  /// The volume in the unit of another workout.
  func volume(in unit: MassUnit, _ context: Context) -> Mass {
    context.volume(of: entry, on: start.day).mass(in: unit)
  }

  /// The counterpart of one of today's sets: the set in the same place among the warm-ups, or among the others.
  func set(beside index: Int, of today: [WorkoutSet]) -> WorkoutSet? {
    let isWork = today[index].type.isWork
    let place = today[..<index].count { $0.type.isWork == isWork }
    let own = sets.filter { $0.type.isWork == isWork }
    return place < own.count ? own[place] : nil
  }

  /// The sets without a counterpart among today's sets.
  func sets(beyond today: [WorkoutSet]) -> [WorkoutSet] {
    [false, true].flatMap { isWork in
      sets.filter { $0.type.isWork == isWork }.dropFirst(today.count { $0.type.isWork == isWork })
    }
  }

  /// The session as JSON: when it was, its sets and their volume.
  func json(_ context: Context) -> JSON {
    [
      "workout": .string(workout.text), "start": .string(start.text),
      "volume": WorkoutJSON.mass(volume(in: context.settings.unit.value, context)),
      "sets": .array(sets.map { WorkoutJSON.members(of: $0, in: entry) }),
    ]
  }
}
