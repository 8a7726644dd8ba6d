package import Training

/// What is said about workouts that aren't there, or aren't in the state that a command needs.
package protocol WorkoutErrorWords {
  /// A command needs an open workout.
  func noWorkoutOpen() -> Message
  /// Another workout is in hand; its name, if it has one, and when it began.
  func workoutAlreadyOpen(_ name: String?, since start: CivilTime, today: Day) -> Message
  /// A workout that is still open was to be opened again.
  func workoutStillOpen(_ ref: String) -> Message
  /// A WORKOUT that isn't there.
  func workoutNotFound(_ ref: String) -> Message
  /// Several workouts fit; the candidates follow on lines of their own.
  func severalWorkouts(_ ref: String) -> Message
  /// A workout was asked for in an empty logbook.
  func noWorkoutsYet() -> Message
  /// The workout has been paused since then.
  func alreadyPaused(since start: CivilTime, today: Day) -> Message
  /// A workout that has been running since then was to be resumed.
  func notPaused(since start: CivilTime, today: Day) -> Message
  /// A workout begun in the past doesn't end now.
  func endNeeded(start: CivilTime, today: Day) -> Message
  /// A pause would begin before something that is written down already: a set, the start.
  func pauseBeforeLast(pause: CivilTime, last: CivilTime, today: Day) -> Message
  /// A pause would end before it began.
  func resumeBeforePause(resume: CivilTime, pause: CivilTime, today: Day) -> Message
  /// Sets that were done would go with a workout; `command` is the line that says yes.
  func unconfirmed(_ workout: String, sets: Int, command: String) -> Message
  /// What to do when the document of the workout in hand can't be read.
  var inHandDamaged: String { get }
  /// No change is left to take back.
  func nothingToUndo() -> Message
}
