/// What is said about exercises and sets that can't be found.
package protocol ExerciseErrorWords {
  /// No exercise has such a name; the nearest names, best first.
  func unknownExercise(_ text: String, nearest: [String]) -> Message
  /// Several exercises fit; the candidates follow on lines of their own.
  func severalExercises(_ text: String) -> Message
  /// No exercise is all that was searched for.
  func noExerciseFits() -> Message
  /// The workout doesn't have the exercise; the command that adds it, where a name was given.
  func exerciseNotInWorkout(_ text: String, add: String?) -> Message
  /// An exercise was left out, and none is in hand.
  func noExerciseInHand() -> Message
  /// A command that looks something up of an exercise, where none was named and none is in hand.
  func exerciseNeeded(by command: CommandName) -> Message
  /// A REF that no set has.
  func setNotFound(_ ref: String) -> Message
  /// The last set was asked for, and none has been done.
  func noSetYet() -> Message
  /// No planned set is left, in an exercise or in the whole workout.
  func nothingPlanned(in exercise: String?) -> Message
  /// An exercise was named to be logged, and no set; what to type is put to it.
  func setsMissing(for exercise: String) -> Message
  /// Several exercises in one line of `log`; a line for each follows.
  func oneExerciseEach() -> Message
  /// A comma that separates exercises has none on one side.
  func exerciseMissing() -> Message
  /// A set that is to be ticked off has been done; the command that changes it.
  func setAlreadyDone(_ ref: String, edit command: String) -> Message
  /// The workout has the exercise that was to be added, and no sets were given; the command that adds some.
  func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Message
}
