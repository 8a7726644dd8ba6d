/// A measure of progress in an exercise. The raw value is what is typed and appears in JSON.
package enum ProgressMetric: String, CaseIterable, Hashable, Sendable {
  /// The best estimated 1RM of a day.
  case e1rm
  /// The heaviest load of a day.
  case load
  case volume
  /// The most reps in a set.
  case reps
  /// The longest set; over a distance done again and again, the fastest.
  case time
  /// The fastest time per kilometre or mile.
  case pace
  /// The furthest set.
  case distance
}
