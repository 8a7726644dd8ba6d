/// A max that the lifter tested, as opposed to an estimate.
package struct TestedMax: Hashable, Sendable {
  package var id: EntityID
  package var exercise: ExerciseID
  /// The exercise's name when the max was recorded.
  package var name: String
  /// The number of reps that it is a max for.
  package var kind: Kind
  /// The load that was lifted, as typed.
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

  /// A number of reps to test a max for.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case oneRep = "1RM"
    case tenReps = "10RM"
  }
}
