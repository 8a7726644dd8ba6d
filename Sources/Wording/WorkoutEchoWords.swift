/// What commands that begin, end and keep workouts say that they did.
package protocol WorkoutEchoWords {
  /// A workout was begun; its name, if it has one, and the time on the clock.
  func started(_ name: String?, at clock: String) -> String
  /// What a new workout waits for.
  var startedHint: String { get }
  /// A workout was ended; its time, sets and volume as they are shown.
  func finished(_ name: String?, _ figures: String) -> String
  /// A workout without a set was ended: there is nothing to save.
  var emptyNotSaved: String { get }
  /// So many planned sets were not done, and left out.
  func plannedLeftOut(_ count: Int) -> String
  /// A workout was ended at its last set, because nobody had touched it for hours.
  func endedAtLastSet(_ clock: String) -> String
}
