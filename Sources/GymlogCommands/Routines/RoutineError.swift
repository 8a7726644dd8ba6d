import Training
import Wording

/// Why something can't be done with a routine: facts, which `Complaint` puts into the lifter's language.
enum RoutineError: Error, Equatable {
  case unknownRoutine(String, nearest: [String], hasAny: Bool)
  case severalRoutines(String, [Candidate])
  /// No routine is what was searched for.
  case noRoutineFits
  /// A name ends in one place or in another; a line for each.
  case nameUnclear(readings: [String])
  /// Another routine has the name.
  case nameInUse(String)
  /// A ready-made routine was to be changed.
  case readyMade(String)
  /// A routine was to be made of nothing.
  case withoutExercises(String)
  /// So was a text.
  case textWithoutExercises
  /// The words before the sets are an exercise, and none is left for a name; the line with one.
  case exerciseAsName(String, command: String)
  /// Two names were needed, and the words can't be divided into them.
  case twoNamesNeeded(CommandName)
  /// A routine would go; the command that says yes.
  case unconfirmed(String, command: String)
  /// What was pointed at in a routine isn't there, or not there.
  case exerciseNotInRoutine(String, routine: String)
  case exerciseAlreadyInRoutine(String, routine: String)
  case setNotInRoutine(String, routine: String)
  /// An exercise was left out, and none is in hand in a routine.
  case exerciseNeeded(routine: String)
  /// An exercise of a routine has no sets to change.
  case noSets(exercise: String, plan: String, routine: String)
  /// The last exercise of a routine was to be taken out.
  case lastExercise(String)
  /// Nobody has said which editor to use for a routine.
  case noEditor(String)
  case noTerminal(String)
  /// The editor can't be started.
  case editorNotStarted(String, DiskProblem)
  /// It ended with an error.
  case editorFailed(String, status: Int)
  case textNotUTF8
  /// Options of a workout and of a routine on one line.
  case workoutAndRoutine

  /// One of several that fit.
  struct Candidate: Equatable {
    var id: EntityID
    var name: String
    var isReadyMade: Bool
  }
}

extension RoutineError {
  /// What an error about a workout is when a routine was changed; nil where it is the same.
  init?(_ error: CommandError, of routine: String) {
    switch error {
    case .exerciseNotInWorkout(let text): self = .exerciseNotInRoutine(text, routine: routine)
    case .exerciseAlreadyInWorkout(let name, _): self = .exerciseAlreadyInRoutine(name, routine: routine)
    case .setNotFound(let text): self = .setNotInRoutine(text, routine: routine)
    case .noExerciseInHand, .noSetYet: self = .exerciseNeeded(routine: routine)
    case .noneToEdit(let exercise, _, let plan):
      self = .noSets(exercise: exercise, plan: plan, routine: routine)
    default: return nil
    }
  }
}
