/// What is going on while one waits.
package protocol ProgressWords {
  /// Before a bar that shows how many workouts are read.
  var readingWorkouts: String { get }
}
