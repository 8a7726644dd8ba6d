package import Training

/// What is said around charts: calendar, progress, muscles, comparison.
package protocol ChartWords {
  /// From a day to another, in short: `3 Mar – 5 Oct 2026`.
  func days(_ first: Day, _ last: Day) -> String

  // Calendar
  /// The heading of the days on which something was trained.
  var trainingDays: String { get }
  /// Workouts and the days on which they were: `148 workouts on 146 days`.
  func workouts(_ workouts: Int, onDays days: Int) -> String
  /// So much or more of it: `19 sets or more`.
  func orMore(_ amount: String) -> String
  /// How many weeks in a row something was trained, up to now; 0 for none.
  func currentStreak(weeks: Int) -> String
  /// The longest such run of all years, and from when to when.
  func longestStreak(weeks: Int, _ days: String) -> String

  // Progress
  /// What progress is measured by, as a heading has it after the exercise: `estimated 1RM`.
  func metric(_ metric: ProgressMetric) -> String
  /// What a point of the line is: the best set of a day; of volumes, all of a day.
  func pointOfDay(_ metric: ProgressMetric) -> String
  /// A value that was better than all before it.
  var recordMark: String { get }
  /// The straight line along which values go.
  var trendLine: String { get }
  /// How much a value changes in a month; nil where it hardly does: `Trend: +1.2 kg a month`.
  func trend(perMonth change: String?) -> String
  /// The best value and its day: `Best: 152.5 kg, 12 Oct 2026`.
  func best(_ value: String, _ day: String) -> String
  /// The latest value and its day.
  func latest(_ value: String, _ day: String) -> String

  // Muscles
  /// The heading of how hard the muscles worked.
  var musclesWorked: String { get }
  /// How the sets of a muscle are counted.
  var musclesCounted: String { get }
  /// The hardest-worked muscles, for those who don't see the picture: `Most: chest, triceps`.
  func hardest(_ muscles: [String]) -> String

  /// Said instead of them where no set counts for any.
  var noMuscleThen: String { get }

  // Comparison
  /// Between the names of the two that are compared: `A against B`.
  func compared(_ one: String, _ other: String) -> String
  /// The set that says most, of an exercise.
  var bestSet: String { get }
  /// Of an exercise that wasn't done on one of the sides.
  var notDone: String { get }
  /// Above what changed from the first to the second.
  var change: String { get }

  /// A chart was written into a file.
  func chartWritten(_ file: String) -> String
}

/// What is said where there is no chart.
package protocol ChartErrorWords {
  /// Neither a year nor a month.
  func periodNotUnderstood(_ text: String) -> Message
  /// Neither a workout nor a month nor a year.
  func sideNotUnderstood(_ text: String) -> Message
  /// An exercise has no value by a metric; a line with the metrics by which it has one.
  func noValue(by metric: String, _ exercise: String, instead command: String?) -> Message
  /// Only warm-ups of an exercise were done, which don't count.
  func onlyWarmUps(_ exercise: String) -> Message
  /// A workout was named, and days too.
  func workoutOrDays(_ option: String) -> Message
}

/// The pages of the commands that draw.
package protocol ChartHelpWords {
  /// The page of `calendar`.
  var calendarHelp: HelpText { get }
  /// The page of `progress`.
  var progressHelp: HelpText { get }
  /// The page of `muscles`.
  var musclesHelp: HelpText { get }
  /// The page of `compare`.
  var compareHelp: HelpText { get }
}
