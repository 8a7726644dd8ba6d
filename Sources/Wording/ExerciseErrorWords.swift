/// What is said about exercises and sets that can't be found.
package protocol ExerciseErrorWords {
  /// No exercise has such a name; the nearest names, best first.
  func unknownExercise(_ text: String, nearest: [String]) -> Message
  /// Several exercises fit; the candidates follow on lines of their own.
  func severalExercises(_ text: String) -> Message
  /// The workout doesn't have the exercise.
  func exerciseNotInWorkout(_ text: String) -> Message
  /// An exercise was left out, and none is in hand.
  func noExerciseInHand() -> Message
  /// A REF that no set has.
  func setNotFound(_ ref: String) -> Message
  /// The last set was asked for, and none has been done.
  func noSetYet() -> Message
  /// No planned set is left, in an exercise or in the whole workout.
  func nothingPlanned(in exercise: String?) -> Message
}
