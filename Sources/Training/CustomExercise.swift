/// An exercise that the lifter added to the catalogue.
package struct CustomExercise: Hashable, Sendable {
  package let id: EntityID
  /// What the program computes by; its id is this one's.
  package var exercise: Exercise
  /// Other names by which it is found.
  package var aliases: [String]
  package var note: String?
  /// Whether the lifter has deleted it: it is kept for the workouts and routines that have it, and found no more.
  package var isDeleted: Bool

  /// The exercise with its other names, as it is searched.
  package var listed: Exercise {
    var exercise = exercise
    exercise.aliases = aliases
    return exercise
  }

  /// `exercise` gets the id of the lifter's own, whatever it had.
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

/// A short name that the lifter gave an exercise, bundled or their own.
package struct ExerciseAlias: Hashable, Sendable {
  package var id: EntityID
  /// What is typed; compared without case, accents, spaces and marks.
  package var alias: String
  package var exercise: ExerciseID
  /// The exercise's English name when the alias was given: what it was, where the exercise isn't known any more.
  package var name: String

  package init(id: EntityID, alias: String, exercise: ExerciseID, name: String) {
    self.id = id
    self.alias = alias
    self.exercise = exercise
    self.name = name
  }
}
