package import Training

/// What is said about workouts that aren't there, or aren't in the state that a command needs.
package protocol WorkoutErrorWords {
  func noWorkoutOpen() -> Message
  /// Another workout is in hand; its name, if it has one, and when it began.
  func workoutAlreadyOpen(_ name: String?, since start: CivilTime, today: Day) -> Message
  /// A workout that is still open was to be opened again.
  func workoutStillOpen(_ ref: String) -> Message
  func workoutNotFound(_ ref: String) -> Message
  /// Several workouts fit; the candidates follow on lines of their own.
  func severalWorkouts(_ ref: String) -> Message
  func noWorkoutsYet() -> Message
  /// The workout has been paused since then.
  func alreadyPaused(since start: CivilTime, today: Day) -> Message
  func notPaused() -> Message
  /// A workout begun in the past doesn't end now.
  func endNeeded(start: CivilTime, today: Day) -> Message
  func nothingToUndo() -> Message
}
