/// What is said about routines that aren't there, or can't be what is asked for.
package protocol RoutineErrorWords {
  /// No routine has such a name; the nearest names, best first.
  func unknownRoutine(_ text: String, nearest: [String]) -> Message
  /// The same where there is no routine at all.
  func noRoutinesYet(_ text: String) -> Message
  /// Several routines fit; the candidates follow on lines of their own.
  func severalRoutines(_ text: String) -> Message
  /// Marks a routine that came with the program.
  var readyMade: String { get }
  /// No routine is what was searched for.
  func noRoutineFits() -> Message
  /// Where a name ends can be taken in two ways; a line for each follows.
  func routineNameUnclear() -> Message
  /// A name that another routine has; the command that changes that one.
  func routineNameInUse(_ name: String, edit command: String) -> Message
  /// A ready-made routine was to be changed; the command that makes a copy of one's own.
  func routineIsReadyMade(_ name: String, copy command: String) -> Message
  /// A routine was to be made without exercises; the beginning of a line that goes on with some.
  func routineWithoutExercises(_ command: String) -> Message
  /// The words of a line are an exercise with sets, without a name for the routine; a line with one.
  func exerciseAsRoutineName(_ exercise: String, named command: String) -> Message
  /// Two names with spaces are to be told apart; a line that does.
  func twoRoutineNamesNeeded(_ example: String) -> Message
  /// A routine would go; the line that says yes.
  func routineUnconfirmed(_ name: String, command: String) -> Message
  /// A routine doesn't have an exercise; the command that shows what it has.
  func exerciseNotInRoutine(_ text: String, _ routine: String, show command: String) -> Message
  /// A routine has the exercise that was to be added, and no sets were given.
  func exerciseAlreadyInRoutine(_ exercise: String, _ routine: String, show command: String) -> Message
  /// A REF that no set of a routine has.
  func setNotInRoutine(_ ref: String, _ routine: String, show command: String) -> Message
  /// An exercise was left out; in a routine none is in hand.
  func exerciseNeeded(in routine: String, show command: String) -> Message
  /// An exercise of a routine has no sets to change; what adds some.
  func noSetsInRoutine(_ exercise: String, add command: String) -> Message
  /// The last exercise of a routine was to be taken out; what deletes the routine.
  func lastExercise(of routine: String, delete command: String) -> Message
}
