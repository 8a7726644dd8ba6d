/// The kinds of personal records; the raw value is the name in JSON and CSV.
package enum RecordKind: String, CaseIterable, Hashable, Sendable {
  case heaviestLoad
  /// The most reps with a load; it counts for lighter loads too.
  case repsAtLoad
  /// The best estimated 1RM.
  case e1rm
  /// The volume of a set: load × implements × reps.
  case setVolume
  /// The volume of all its sets in a workout.
  case sessionVolume
  /// The most reps without a load.
  case reps
  /// The longest set that is counted by time alone: more time over a distance is no achievement.
  case longestHold
  case furthestDistance
  /// The fastest time over a distance; at its average pace, it counts for shorter distances too.
  case fastest

  /// The kind that it competes with: reps without a load are the lowest rung of reps at a load.
  var group: RecordKind { self == .reps ? .repsAtLoad : self }
}
