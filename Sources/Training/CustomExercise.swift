/// An exercise that the lifter added to the catalogue.
package struct CustomExercise: Hashable, Sendable {
  package let id: EntityID
  /// Its properties. `exercise.id` is derived from `id`.
  package var exercise: Exercise
  /// Other names that find it, in any language.
  package var aliases: [String]
  package var note: String?
  /// Whether the lifter deleted it. It is then kept for the workouts and routines that use it, but no longer
  /// found by name.
  package var isDeleted: Bool

  /// The exercise with its aliases, as searches see it.
  package var listed: Exercise {
    var exercise = exercise
    exercise.aliases = aliases
    return exercise
  }

  /// Creates a custom exercise. The id of `exercise` is replaced by `id`.
  package init(
    id: EntityID, _ exercise: Exercise, aliases: [String] = [], note: String? = nil, isDeleted: Bool = false
  ) {
    self.id = id
    self.exercise = exercise
    self.exercise.id = ExerciseID(id)
    self.aliases = aliases
    self.note = note
    self.isDeleted = isDeleted
  }
}

/// A short name that the lifter gave to an exercise, custom or built in.
package struct ExerciseAlias: Hashable, Sendable {
  package var id: EntityID
  /// The text that is typed. Case, accents, spaces and punctuation don't count.
  package var alias: String
  /// The exercise that it stands for.
  package var exercise: ExerciseID
  /// The exercise's English name when the alias was created, shown if the exercise is no longer known.
  package var name: String

  /// Creates an alias. `name` is the English name of `exercise`.
  package init(id: EntityID, alias: String, exercise: ExerciseID, name: String) {
    self.id = id
    self.alias = alias
    self.exercise = exercise
    self.name = name
  }
}
