package import Training

/// Why a workout that was begun from a plan has the loads it has, each in a few words. A day comes as `dayRelative` gives it.
package protocol StartWords {
  /// All sets reached their reps, time or distance that day, so it is so much more: instead of the step that was asked for,
  /// where that can't be loaded.
  func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String) -> String
  /// All sets reached their reps, time or distance that day, and the load stays.
  func reachedAll(_ mode: CountMode, since day: String) -> String
  /// The load stays until all sets reach so many reps.
  func sameLoadUntil(reps: Int) -> String
  /// A set stayed below its reps, time or distance that day: the same again; the how manieth time of how many.
  func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String
  /// So many of the sets were done that day, and none of them stayed below its reps: the same load.
  func incomplete(_ done: Int, of all: Int, since day: String) -> String
  /// It failed so many times in a row, and there is nothing lighter.
  func nothingLighter(times: Int, since day: String) -> String
  /// It failed so many times in a row: so much less.
  func steppedBack(by step: String, times: Int) -> String
  /// So many percent of a 1RM.
  func percentOf(_ percent: String, max: String, withBody: Bool, isTested: Bool) -> String
  /// Nobody knows the 1RM that the plan is a part of.
  var maxUnknown: String { get }
  /// As much as the effort of that day allows.
  func byEffort(since day: String) -> String
  /// As that day, of which no effort is noted.
  func effortUnknown(since day: String) -> String
  /// What stands in another unit where this load comes from.
  func convertedLoad(_ load: String) -> String
  /// Nobody knows a load yet; it is typed with the set.
  var loadOpen: String { get }
  /// So many planned sets were not done, and stay in the workout.
  func plannedKept(_ count: Int) -> String
  /// By how much an exercise grows (nil: the next load there is), and by how much it steps back after how many failed times.
  func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String
  /// It doesn't grow by itself.
  func growsNoMore(_ exercise: String) -> String
}

/// The page of `grow`.
package protocol StartHelpWords {
  /// The page of `grow`.
  var growHelp: HelpText { get }
}
