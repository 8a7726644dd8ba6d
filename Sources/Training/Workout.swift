/// A training session: its times, and the exercises and sets planned or done in it.
package struct Workout: Hashable, Sendable {
  package var id: EntityID
  /// The name of the workout; nil for none.
  package var name: String?
  package var start: Instant
  /// The end; nil while it is open.
  package var end: Instant?
  /// The pauses, in the order they started.
  package var pauses: [Pause]
  /// The unit of loads typed without one.
  package var unit: MassUnit
  package var note: String?
  /// Tags without duplicates, in the order given.
  package var tags: [String]
  /// The routine or workout it was started from; nil for none.
  package var origin: Origin?
  /// The exercise chosen to continue with; nil for none.
  package var choice: Choice?
  /// The exercises in order of position.
  package var exercises: [WorkoutExercise]
  /// Whether it is a routine in the form of a workout (`init(planning:at:unit:)`).
  package internal(set) var isRoutine = false
  /// The default progression of such a routine.
  package internal(set) var routineProgress: Progression?

  package init(
    id: EntityID, name: String? = nil, start: Instant, end: Instant? = nil, pauses: [Pause] = [],
    unit: MassUnit, note: String? = nil, tags: [String] = [], origin: Origin? = nil,
    choice: Choice? = nil, exercises: [WorkoutExercise] = []
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
    self.choice = choice
    self.exercises = exercises
  }

  /// Whether it has no end yet.
  package var isOpen: Bool { end == nil }

  package struct Pause: Hashable, Sendable {
    package var start: Instant
    /// The end; nil while it is running.
    package var end: Instant?

    /// Creates a pause.
    package init(start: Instant, end: Instant? = nil) {
      self.start = start
      self.end = end
    }
  }

  /// An exercise chosen to continue with before any of its sets is done. The choice counts until another set is completed.
  package struct Choice: Hashable, Sendable {
    /// The exercise within the workout.
    package var exercise: EntityID
    /// The set completed last when it was chosen; nil for none.
    package var after: EntityID?

    /// Creates a choice.
    package init(_ exercise: EntityID, after: EntityID?) { (self.exercise, self.after) = (exercise, after) }
  }

  /// The routine or workout that a workout was started from.
  package enum Origin: Hashable, Sendable {
    /// A past workout that is repeated.
    case workout(EntityID)
    /// A routine: the id of the lifter's own, or of a built-in one.
    case routine(String)
  }
}

/// An exercise within a workout, with its sets.
package struct WorkoutExercise: Hashable, Sendable {
  package var id: EntityID
  package var position: Position
  package var exercise: ExerciseID
  /// The exercise's name when it was added, shown if the catalogue doesn't have the exercise.
  package var name: String
  package var note: String?
  /// The superset it is part of: exercises with the same mark are done in turn. Nil for none.
  package var superset: String?
  /// The rest after each of its sets; nil for the default.
  package var rest: Duration?
  /// The rest after its last set, before another exercise; nil if it is the same as after the others.
  package var restAfter: Duration?
  /// Its own progression; nil for none.
  package var progress: Progression?
  /// Whether it is skipped today. Its planned sets don't come up then.
  package var isSkipped: Bool
  /// The sets in order of position.
  package var sets: [WorkoutSet]

  /// Creates an exercise within a workout.
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

  /// The sets still to do.
  package var plannedSets: [WorkoutSet] { sets.filter { !$0.isDone } }
}
