import Formats
import Training
import Wording

/// Why a command can't do what is asked: facts, which `Complaint` puts into the lifter's language.
enum CommandError: Error, Hashable {
  // Exercises and sets
  case unknownExercise(String, nearest: [String])
  /// The names of those that it could be, best first.
  case severalExercises(String, [Exercise])
  case exerciseNotInWorkout(String)
  case noExerciseInHand
  case setNotFound(String)
  case noSetYet
  case nothingPlanned(in: String?)
  /// The words can't be read as a SET or a CHANGE; where in the line's words.
  case notation(SetSyntaxError, words: [String])
  /// The SET reads well and isn't taken for this exercise.
  case refused(SetRefusal, words: [String], exercise: String)

  // Workouts
  case noWorkoutOpen
  case workoutAlreadyOpen(Workout)
  case workoutStillOpen(String)
  case workoutNotFound(String)
  case severalWorkouts(String, [Workout])
  case noWorkoutsYet
  case alreadyPaused(since: Instant)
  case notPaused
  case endNeeded(start: Instant)
  case confirmationNeeded(option: String)

  // Times and texts
  case timeNotUnderstood(String)
  case durationNotUnderstood(String)
  case timeInFuture(String)
  case endBeforeStart(end: Instant, start: Instant)
  case endBeforeLastSet(end: Instant, lastSet: Instant)
  case textTooLong(TextKind, limit: Int)
  case controlCharacter(TextKind, Unicode.Scalar)
  case emptyText(TextKind)
  case spaceInTag(String)
  case tagNotFound(String)

  // Files
  case fileExists(String)
  case noHome
  case badSettings(path: String, TextPosition)
}
