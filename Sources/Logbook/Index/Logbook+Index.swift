import Documents
import System
import Training

extension Logbook {
  /// Brings the index up to date after a change that alters what is past. Nothing depends on whether that succeeds: an
  /// index that can't be written is removed.
  ///
  /// A set more in the workout in hand alters nothing past; the next report reads it beside the index.
  func remember(_ change: Change, at time: Instant) {
    guard change.checksEveryFile || change.altersPast else { return }
    try? snapshot().refreshIndex(
      at: time, change.checksEveryFile ? .thorough : .folders, begins: change.checksEveryFile)
  }
}

extension Change {
  /// Whether it touches another workout than the one that is in hand after it, or leaves one behind.
  fileprivate var altersPast: Bool {
    let touched = documents.compactMap(\.path.workoutFolder)
    return (currentWorkoutFolderBefore != nil && movesCurrentWorkout)
      || touched.contains { $0 != currentWorkoutFolder }
  }
}
