/// An exercise that the lifter added to the catalogue.
package struct OwnExercise: Hashable, Sendable {
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
