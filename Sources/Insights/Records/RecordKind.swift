/// What personal records are held in; the raw value is its name for programs.
package enum RecordKind: String, CaseIterable, Hashable, Sendable {
  case heaviestLoad
  /// The most reps at a load; a record at a load is one for this load or more.
  case repsAtLoad
  /// The best estimated one-repetition maximum.
  case e1rm
  /// Load × implements × reps of a set.
  case setVolume
  /// The same of all sets of the exercise in a workout.
  case sessionVolume
  /// The most reps without a load.
  case reps
  /// The longest time of sets that count time alone: over a distance more of it is no achievement.
  case longestHold
  case furthestDistance
  /// The least time over a distance; a record over a distance is one over this distance or more.
  case fastest

  /// Reps without a load are held beside those with one.
  var group: RecordKind { self == .reps ? .repsAtLoad : self }
}
