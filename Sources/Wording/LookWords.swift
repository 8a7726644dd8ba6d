package import Training

/// What the screens say: where one stands, the list of workouts, a workout, exercises.
package protocol LookWords {
  /// The heading of the last workout that was finished.
  var lastWorkout: String { get }
  /// How to go on where no workout is open.
  var nextSteps: [HelpText.Example] { get }
  /// The logbook has no workout yet: what a first one is like.
  var emptyLogbook: String { get }
  /// The first workout, command by command.
  var firstSteps: [HelpText.Example] { get }
  /// Where all the commands are.
  var allCommands: String { get }
  /// An open workout that isn't the one in hand; its name, if it has one, and since when it is open.
  func leftOpenElsewhere(_ name: String?, _ since: String) -> String
  /// All the sets that were planned are done.
  var allPlannedDone: String { get }
  /// Nobody has touched the open workout since then.
  func nothingLogged(_ since: String) -> String
  /// A workout, or an exercise, waits for its first set, which is logged so.
  func logFirstSet(_ command: String) -> String
  /// So many earlier workouts aren't in the list; the command that lists them too follows.
  func earlierWorkouts(_ count: Int) -> String
  /// No workout began within the days that were asked for.
  var noWorkoutsThen: String { get }
  /// Before a workout's tags.
  var tagsLabel: String { get }
  /// Before the plan of a set that was done otherwise.
  var planLabel: String { get }
  /// Before the times during which a workout stood still.
  var pausesLabel: String { get }

  /// Above the exercises that a muscle works most in.
  func trainedMost(_ muscle: String) -> String
  /// Above those in which it works too.
  func trainedToo(_ muscle: String) -> String
  /// So many exercises aren't in the list: how to search, and how to see all.
  func moreExercises(_ count: Int) -> String
  /// Before the muscles that an exercise is for.
  var mainMusclesLabel: String { get }
  /// Before those that work too.
  var otherMusclesLabel: String { get }
  /// How an exercise's load is typed, and what it stands for; `amount` is one to type before it, `8` or `60s`. Empty
  /// where there is no load.
  func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String
  /// Before which sides are trained.
  var sidesLabel: String { get }
  /// One side after the other; reps are those of one.
  var oneSideAtATime: String { get }
  /// The version of the format in which files are written.
  func fileFormat(_ version: Int) -> String
  /// Before the other names of an exercise.
  var otherNamesLabel: String { get }
}
