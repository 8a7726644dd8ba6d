import Formats
import Logbook
import Training
import Wording

/// Why a command can't do what is asked: facts, which `Complaint` puts into the lifter's language.
enum CommandError: Error, Equatable {
  // Exercises and sets
  case unknownExercise(String, nearest: [String], ExerciseFacts = ExerciseFacts())
  /// The names of those that it could be, best first.
  case severalExercises(String, [Exercise])
  /// No exercise is all that was searched for.
  /// `lesser` is what is found with one condition less, `command` creates one.
  case noExerciseFits(lesser: [FoundOtherwise], command: String?)
  case exerciseNotInWorkout(String)
  case noExerciseInHand
  /// A command that looks something up of an exercise, where none was named and none is in hand.
  case exerciseNeeded(CommandName)
  case setNotFound(String)
  case noSetYet
  case nothingPlanned(in: String?)
  /// The words can't be read as a SET or a CHANGE; where in the line's words.
  /// `command` makes its readings whole lines to type.
  case notation(SetSyntaxError, words: [String], command: String? = nil)
  /// The SET reads well and isn't taken for this exercise.
  /// `command` as above; `offer` says where a load in them comes from, `unassisted` is the line with the exercise without help.
  case refused(
    SetRefusal, words: [String], exercise: String, command: String? = nil, offer: LoadOffer? = nil,
    unassisted: String? = nil)
  /// An exercise to log, and no set.
  case setsMissing(String, SetsOffer)
  /// The lines to type instead of one with several exercises.
  case oneExerciseEach([String])
  /// A comma with no exercise before or after it.
  case exerciseMissing
  /// A planned set that was done before; how it was pointed at, and the line that changes it.
  case setAlreadyDone(String, edit: String)
  /// An exercise to add, without sets, that the workout has; the line that adds some.
  case exerciseAlreadyInWorkout(String, add: String)

  // Changes
  /// No planned set to change; what to type for the last that was done, and sets to plan.
  case noneToEdit(exercise: String, instead: String?, plan: String)
  case differentCounts(String, CountMode, other: String, CountMode)
  case positionNotFound(String, last: Int)
  /// On a part of the workout as it is shown; nil for the workout.
  case noNote(on: String?)

  // Workouts
  case noWorkoutOpen
  case workoutAlreadyOpen(Workout)
  case workoutStillOpen(String)
  case workoutNotFound(String)
  case severalWorkouts(String, [Workout])
  case noWorkoutsYet
  case alreadyPaused(since: Instant)
  /// It has been running since then.
  case notPaused(since: Instant)
  case endNeeded(start: Instant)
  /// A pause that would begin before what is written down already.
  case pauseBeforeLast(pause: Instant, last: Instant)
  case resumeBeforePause(resume: Instant, pause: Instant)
  /// Sets that were done would go with the workout; the command that says yes.
  case unconfirmed(Workout, command: String)
  /// Somebody was asked, and didn't say yes.
  case declined
  /// What somebody said yes to isn't any more what it was when they were asked.
  case changedWhileAsked
  /// About the exercises of the lifter's own, and aliases.
  case own(OwnExerciseError)
  /// The workout that this device has in hand can't be read.
  case inHandDamaged(Problem)

  /// Documents that were changed by another hand after the change that was to be undone.
  case undoConflict([String])

  // Times and texts
  /// Two options that can't stand beside each other.
  case contradiction(String, String)
  /// An option that has a meaning only beside another one.
  case optionNeeds(String, String)
  case timeNotUnderstood(String)
  case durationNotUnderstood(String)
  /// A duration that can be two, each as it is typed clearly.
  case durationUnclear(String, [String])
  /// A time that is too short or too long for a setting.
  case lengthOutOfRange(String)
  case dayNotUnderstood(String)
  case numberNotUnderstood(String)
  /// A span of days that ends before it starts.
  case spanBackwards(since: Day, until: Day)
  /// A span of days that starts after today.
  case startInFuture(Day)
  /// A word of the field that nobody knows, and those that are known.
  case notAChoice(String, option: String, choices: [String], of: CommandName = .exercises)
  case timeInFuture(String)
  case endBeforeStart(end: Instant, start: Instant)
  case endBeforeLastSet(end: Instant, lastSet: Instant)
  case textTooLong(TextKind, limit: Int)
  case controlCharacter(TextKind, Unicode.Scalar)
  case emptyText(TextKind)
  case spaceInTag(String)
  case tagNotFound(String, among: [String])

  // Files
  case fileExists(String)
  /// The folder in which a file was to be written isn't there.
  case folderMissing(String)
  case fileNotWritten(String, DiskProblem)
  /// The data directory isn't kept in the settings.
  case dataNotKept
  /// A folder in which something was to be made up.
  case folderNotEmpty(String)
  case noHome
  case badSettings(path: String, TextPosition)
  case newerSettings(path: String, format: Int)
}

/// What to type where an exercise was named without sets.
enum SetsOffer: Hashable, Sendable {
  /// The sets of the last time.
  case lastTime(String)
  /// The next planned set.
  case planned(String)
  /// Nothing is known of it; this shows how a set is typed.
  case example(String)
}

/// How many exercises another search finds.
struct FoundOtherwise: Equatable {
  let count: Int
  /// The line that searches so.
  let command: String
}
