/// What is said of the lifter's own exercises, and of the names that they give to exercises. Facts of an exercise come in the
/// field's words, with commas.
package protocol OwnExerciseWords {
  /// An exercise was created; what it is.
  func exerciseAdded(_ name: String, _ facts: String) -> String
  /// An exercise was changed; what it is now.
  func exerciseNow(_ name: String, _ facts: String) -> String
  /// A change that says what holds already.
  func exerciseUnchanged(_ name: String) -> String
  /// Of an exercise: its sides are trained one after the other.
  var oneSide: String { get }
  /// How a set of an exercise that was created is logged.
  func howToLog(_ command: String) -> String
  /// An exercise was deleted, with the aliases that it had.
  func exerciseDeleted(_ name: String, aliases: [String]) -> String
  /// Past workouts show the name of a deleted exercise as before.
  var nameStays: String { get }
  /// An exercise would be deleted that is in so many workouts, and in routines of these names.
  func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String
  /// In a list, in the place of an id: one of the lifter's own.
  var ownMark: String { get }
  /// The lifter has no exercises of their own; how to create one.
  func noOwnExercises(_ command: String) -> String

  /// From now on an alias stands for an exercise.
  func aliasGiven(_ alias: String, _ exercise: String) -> String
  /// Beside that: the exercise for which it was just another word, and which it doesn't find any more.
  func aliasHides(_ exercise: String) -> String
  /// It stood for another one before.
  func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String
  /// It stands for the exercise already.
  func aliasUnchanged(_ alias: String, _ exercise: String) -> String
  /// An alias was taken off.
  func aliasRemoved(_ alias: String, _ exercise: String) -> String
  /// An alias that was removed finds an exercise, which is called so anyway.
  func aliasIsKnown(_ alias: String, _ exercise: String) -> String
  /// The lifter has given no aliases; how to give one.
  func noAliases(_ command: String) -> String
  /// After the name of an exercise that an alias stands for, and that isn't there any more.
  var exerciseGone: String { get }
}
