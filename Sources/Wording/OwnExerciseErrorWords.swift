/// Why an exercise of the lifter's own can't be created, changed or deleted, and why an alias can't be given. The commands in
/// hints are whole lines.
package protocol OwnExerciseErrorWords {
  /// Options that a new exercise can't do without; what they may be follows on lines of its own.
  func exerciseFactsMissing(_ name: String, options: [String]) -> Message
  /// The lifter has an exercise of this name; the command changes it.
  func nameIsOwn(_ name: String, command: String) -> Message
  /// The name is an alias that the lifter gave; the command takes it off.
  func nameIsAlias(_ name: String, of exercise: String, command: String) -> Message
  /// A bundled exercise has the name, or is called so too; the command takes it all the same.
  func nameIsBundled(_ name: String, of exercise: String, command: String) -> Message
  /// A name, or the end of one, reads as a SET: it couldn't be told from one when it is logged.
  func nameReadsAsSets(_ name: String) -> Message
  /// A name or an alias is what points at something else: `id:32`, `.1`, `last`.
  func nameReadsAsReference(_ name: String) -> Message
  /// A name without a letter or digit.
  func nameUnreadable(_ name: String) -> Message
  /// A bundled exercise can't be changed; the command creates the lifter's own from it.
  func bundledNotEdited(_ name: String, command: String) -> Message
  /// A bundled exercise can't be deleted; the command creates the lifter's own to be used in its place.
  func bundledNotDeleted(_ name: String, command: String) -> Message
  /// No option says what to change; an example.
  func nothingToEdit(_ name: String, command: String) -> Message
  /// An exercise would be deleted that is in so many workouts, and in routines of these names; the command says yes.
  func exerciseUnconfirmed(_ name: String, workouts: Int, routines: [String], command: String) -> Message
  /// A share of the body weight that is no percentage up to 100.
  func shareNotUnderstood(_ text: String) -> Message
  /// An alias, or the end of one, reads as a SET.
  func aliasReadsAsSets(_ alias: String) -> Message
  /// An alias is an exercise's own name.
  func aliasIsName(_ alias: String, of exercise: String) -> Message
  /// The alias stands for an exercise; the command gives it to another.
  func aliasTaken(_ alias: String, by exercise: String, command: String) -> Message
  /// There is no such alias.
  func aliasNotFound(_ alias: String) -> Message
  /// How an exercise is created that nobody knows.
  func toCreateExercise(_ command: String) -> String
}
