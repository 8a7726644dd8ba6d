/// A short name that the lifter gave an exercise, bundled or their own.
package struct OwnAlias: Hashable, Sendable {
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
