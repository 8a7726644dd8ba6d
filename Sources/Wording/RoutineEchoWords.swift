/// What commands for routines say that they did, and what the lists of routines say. Routines go by their names; figures
/// come in words.
package protocol RoutineEchoWords {
  /// A routine was made.
  func routineMade(_ name: String, _ figures: String) -> String
  /// A routine was copied.
  func routineCopied(_ name: String, to copy: String, _ figures: String) -> String
  /// A routine has another name.
  func routineRenamed(_ name: String, to new: String) -> String
  /// A routine was to be given the name that it has.
  func routineAlreadyCalled(_ name: String) -> String
  /// Whether a routine is to be deleted.
  func routineDeleteQuestion(_ name: String) -> String
  /// A routine was deleted.
  func routineDeleted(_ name: String, _ figures: String) -> String
  /// How a deleted routine comes back.
  var routineUndoHint: String { get }
  /// The heading of the lifter's own routines.
  var ownRoutines: String { get }
  /// The heading of those that came with the program.
  var readyRoutines: String { get }
  /// There are no routines of the lifter's own; how to make one.
  var noOwnRoutines: String { get }
  /// Marks the routine to do next.
  var nextRoutine: String { get }
  /// When a routine was last done: a day as a phrase.
  func routineLastDone(_ day: String) -> String
}
