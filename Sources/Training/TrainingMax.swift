/// A load that percentages in plans are taken of, as in 5/3/1. It was never tested.
package struct TrainingMax: Hashable, Sendable {
  package var id: EntityID
  package var exercise: ExerciseID
  /// The exercise's name when the max was chosen.
  package var name: String
  /// The load, as typed.
  package var load: Load
  /// The time from which it counts.
  package var at: Instant

  package init(id: EntityID, exercise: ExerciseID, name: String, load: Load, at: Instant) {
    self.id = id
    self.exercise = exercise
    self.name = name
    self.load = load
    self.at = at
  }
}

/// The base that percentages in plans are taken of. The raw value is typed.
package enum MaxBase: String, CaseIterable, Hashable, Sendable {
  /// A tested 1RM or 10RM, or a higher estimate from sets done since.
  case tested
  case training
  /// The estimate from sets.
  case estimate

  /// The bases in the order in which they are looked for: the chosen one first.
  package var order: [MaxBase] { [self] + Self.allCases.filter { $0 != self } }
}
