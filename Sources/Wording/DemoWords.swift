/// The training days of the made-up lifter.
package enum DemoDay: CaseIterable, Hashable, Sendable {
  case fullBodyA, fullBodyB, squat, bench, deadlift, press
  /// Arms, carries and the rowing machine.
  case conditioning
}

/// What the made-up lifter notes down.
package enum DemoNote: CaseIterable, Hashable, Sendable {
  case sleptBadly, feltStrong, shortOnTime, crowded
  /// After a holiday or a cold.
  case backAgain
  /// Of a set that ended before its last rep.
  case missedReps
}

/// The steps of the tour; each comes with a command that is run.
package enum TourStep: CaseIterable, Hashable, Sendable {
  case list, progress, start, logSquat, logDeadlift, status, finish, share
}

/// What the tour says, and what the made-up lifter of its scratch logbook writes.
package protocol DemoWords {
  /// The name that the lifter gives to a day's workout.
  func demoDay(_ day: DemoDay) -> String
  func demoNote(_ note: DemoNote) -> String
  /// The tag of a week that is easy on purpose; one word.
  var deloadTag: String { get }

  /// What was made up, from which day on, and that the lifter's own logbook isn't touched.
  func demoMade(_ figures: String, since day: String) -> String
  /// What a step shows.
  func tour(_ step: TourStep) -> String
  /// The name of the workout that the tour logs.
  var tourName: String { get }
  /// The full squat and the deadlift, as somebody types them.
  var tourSquat: String { get }
  var tourDeadlift: String { get }
  /// Above the lines that make the scratch logbook the one that commands work on.
  var demoLookAround: String { get }
  /// Above the line that removes it.
  var demoRemove: String { get }
  /// Above the line with which one's own begins.
  var demoBegin: String { get }
  /// The folder that was named isn't empty, so nothing is made up in it.
  func demoNotEmpty(_ folder: String) -> Message
}
