import Documents
package import Training

extension Logbook {
  /// Updates the index after a change to past workouts. Nothing depends on it: an index that can't be updated is removed.
  ///
  /// Does nothing after a set is logged in the current workout, which the next report reads beside the index.
  func updateIndex(after change: Change, at time: Instant) {
    if change.leavesIndex { return }
    guard change.checksEveryFile || change.altersPast else { return }
    try? snapshot().refreshIndex(
      at: time, change.checksEveryFile ? .thorough : .folders, creates: change.checksEveryFile)
  }
}

extension Logbook {
  /// Brings the index up to date after changes that left it as it is, and makes one if there is none. Nothing depends on it.
  package func refreshIndex(at time: Instant) {
    try? snapshot().refreshIndex(at: time, .folders, creates: true)
  }
}

extension Change {
  /// Whether it changes a workout other than the current one, or which workout is the current one.
  var altersPast: Bool {
    let touched = documents.compactMap(\.path.workoutFolder)
    return (currentWorkoutFolderBefore != nil && movesCurrentWorkout)
      || touched.contains { $0 != currentWorkoutFolder }
  }
}
