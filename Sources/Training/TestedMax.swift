/// A maximum that the lifter tested, never one that was estimated.
package struct TestedMax: Hashable, Sendable {
  package var id: EntityID
  package var exercise: ExerciseID
  /// The exercise's name when the maximum was recorded.
  package var name: String
  package var kind: Kind
  package var load: Load
  package var at: Instant

  package init(id: EntityID, exercise: ExerciseID, name: String, kind: Kind, load: Load, at: Instant) {
    self.id = id
    self.exercise = exercise
    self.name = name
    self.kind = kind
    self.load = load
    self.at = at
  }

  /// How many reps the load was the most for.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case oneRep = "1RM"
    case tenReps = "10RM"
  }
}
