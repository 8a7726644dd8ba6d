/// What commands that log and plan sets say that they did.
package protocol SetEchoWords {
  /// The planned set that comes next, with its exercise, as it is written: `next: Deadlift .3  5@120kg`.
  func comesNext(_ set: String) -> String
  /// No planned set is left in the open workout.
  var nothingLeft: String { get }
  /// The workout is paused, and a set doesn't change that.
  var stillPaused: String { get }
  /// Of an exercise: it stands in the workout now, and has no sets yet.
  var addedWithoutSets: String { get }
  /// A line to type, with the load or the sets of the last time that the exercise was done.
  func asLastTime(_ line: String) -> String
  /// A line to type that shows the form; its numbers are made up.
  func forExample(_ line: String) -> String
  /// What to type for an exercise that is done without the machine's or the band's help.
  func withoutHelp(_ line: String) -> String
}
