/// What progress in an exercise is measured by; the raw value is what is typed and what programs read.
package enum ProgressMetric: String, CaseIterable, Hashable, Sendable {
  /// The best estimated 1RM of a day.
  case e1rm
  /// The heaviest load of a day.
  case load
  /// The volume of a day.
  case volume
  /// The most reps of a set.
  case reps
  /// The longest set.
  case time
  /// The furthest set.
  case distance
}

/// Why a workout is compared with an earlier one: both are of a routine, have the same name, or much the same exercises.
package enum ComparisonBasis: String, CaseIterable, Hashable, Sendable {
  case routine, name, exercises
}
