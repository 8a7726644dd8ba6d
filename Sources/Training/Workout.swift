/// A training session: when it was, and the exercises and sets that were planned or done in it.
package struct Workout: Hashable, Sendable {
  package var id: EntityID
  package var name: String?
  package var start: Instant
  /// Nil while it is open.
  package var end: Instant?
  package var pauses: [Pause]
  /// The unit that loads without one are in.
  package var unit: MassUnit
  package var note: String?
  /// Each once, in the order given.
  package var tags: [String]
  /// The routine or workout that it was begun from.
  package var origin: Origin?
  /// In order of position.
  package var exercises: [WorkoutExercise]
  /// Whether it is a routine in the form of a workout.
  package internal(set) var isRoutine = false
  /// How exercises of such a routine grow that don't say it themselves.
  package internal(set) var routineProgress: Progression?

  package init(
    id: EntityID, name: String? = nil, start: Instant, end: Instant? = nil, pauses: [Pause] = [],
    unit: MassUnit, note: String? = nil, tags: [String] = [], origin: Origin? = nil,
    exercises: [WorkoutExercise] = []
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.end = end
    self.pauses = pauses
    self.unit = unit
    self.note = note
    self.tags = tags
    self.origin = origin
    self.exercises = exercises
  }

  package var isOpen: Bool { end == nil }

  /// A time during which the workout stood still.
  package struct Pause: Hashable, Sendable {
    package var start: Instant
    /// Nil while it lasts.
    package var end: Instant?

    package init(start: Instant, end: Instant? = nil) {
      self.start = start
      self.end = end
    }
  }

  /// What a workout was begun from.
  package enum Origin: Hashable, Sendable {
    case workout(EntityID)
    /// The id of a routine: the lifter's own or a ready-made one.
    case routine(String)
  }
}

/// An exercise within a workout, with its sets.
package struct WorkoutExercise: Hashable, Sendable {
  package var id: EntityID
  package var position: Position
  package var exercise: ExerciseID
  /// The exercise's name when it was added: shown where the catalogue doesn't have the exercise (any more, or yet).
  package var name: String
  package var note: String?
  /// Exercises of a workout with the same mark are done in turn.
  package var superset: String?
  /// The rest to take after each of its sets.
  package var rest: Duration?
  /// The rest to take after its last set, before another exercise; nil where it is the same as after the others.
  package var restAfter: Duration?
  /// How its plan grows from one time to the next.
  package var progress: Progression?
  /// Left out today; its planned sets don't come up.
  package var isSkipped: Bool
  /// In order of position.
  package var sets: [WorkoutSet]

  package init(
    id: EntityID, position: Position, exercise: ExerciseID, name: String, note: String? = nil,
    superset: String? = nil, rest: Duration? = nil, restAfter: Duration? = nil,
    progress: Progression? = nil, isSkipped: Bool = false, sets: [WorkoutSet] = []
  ) {
    self.id = id
    self.position = position
    self.exercise = exercise
    self.name = name
    self.note = note
    self.superset = superset
    self.rest = rest
    self.restAfter = restAfter
    self.progress = progress
    self.isSkipped = isSkipped
    self.sets = sets
  }

  package var doneSets: [WorkoutSet] { sets.filter(\.isDone) }
  package var plannedSets: [WorkoutSet] { sets.filter { !$0.isDone } }
}
