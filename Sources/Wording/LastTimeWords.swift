/// What is said of the times before: beside today's sets, and as a history.
package protocol LastTimeWords {
  /// So much volume is missing to that of the last time.
  func volumeToGo(_ volume: String) -> String
  /// So much more volume than the last time.
  func volumeAhead(_ volume: String) -> String
  /// The volume of the last time, to the kilogram.
  var volumeReached: String { get }
  /// How often an exercise was done.
  func sessions(_ count: Int) -> String
  /// So many earlier sessions aren't in the list; the command that lists them too follows.
  func earlierSessions(_ count: Int) -> String
  /// The estimated 1RM, before its value.
  var estimatedMax: String { get }
  /// An exercise was done only so many times, fewer than a reference goes back.
  func doneOnly(_ exercise: String, times: Int, _ reference: String) -> Message
  /// An exercise wasn't done in the workout that was pointed at; the command that shows when it was.
  func notDoneThen(_ exercise: String, _ reference: String, history: String) -> Message
}

/// The page of `history`.
package protocol LastTimeHelpWords {
  var historyHelp: HelpText { get }
}
