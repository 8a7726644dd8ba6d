package import Training

extension English {
  package func days(_ first: Day, _ last: Day) -> String {
    (first.year == last.year ? dayShort(first) : dayShortWithYear(first)) + " – " + dayShortWithYear(last)
  }

  package var trainingDays: String { "Training days" }
  package func workouts(_ workouts: Int, onDays days: Int) -> String {
    self.workouts(workouts) + " on " + counted(days, none: "no day", one: "1 day", many: "days")
  }
  package func orMore(_ amount: String) -> String { amount + " or more" }
  package func currentStreak(weeks: Int) -> String {
    counted(weeks, none: "Not trained this week or last", one: "1 week in a row", many: "weeks in a row")
  }
  package func longestStreak(weeks: Int, _ days: String) -> String {
    "Longest ever: " + counted(weeks, none: "no week", one: "1 week", many: "weeks") + ", " + days
  }

  package func metric(_ metric: ProgressMetric) -> String {
    switch metric {
    case .e1rm: "estimated 1RM"
    case .load: "load"
    case .volume: "volume"
    case .reps: "reps"
    case .time: "time"
    case .distance: "distance"
    }
  }
  package func pointOfDay(_ metric: ProgressMetric) -> String {
    metric == .volume ? "all sets of a day" : "best set of a day"
  }
  package var recordMark: String { "record" }
  package var trendLine: String { "trend" }
  package func trend(perMonth change: String?) -> String {
    "Trend: " + (change.map { $0 + " a month" } ?? "level")
  }
  package func best(_ value: String, _ day: String) -> String { "Best: \(value), \(day)" }
  package func latest(_ value: String, _ day: String) -> String { "Latest: \(value), \(day)" }

  package var musclesWorked: String { "Muscles" }
  package var musclesCounted: String {
    "A set counts 1 for the main muscles of its exercise and ½ for the others; warm-ups don't count"
  }
  package func hardest(_ muscles: [String]) -> String { "Most: " + muscles.joined(separator: ", ") }
  package var noMuscleThen: String { "No set counts for a muscle in that time" }

  package func compared(_ one: String, _ other: String) -> String { one + " against " + other }
  package var bestSet: String { "best set" }
  package var notDone: String { "–" }
  package var change: String { "change" }

  package func chartWritten(_ file: String) -> String { "Picture written to \(file)" }
}

extension English {
  package func periodNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) is neither a year nor a month", hint: "Type it as 2026 or 2026-11")
  }
  package func sideNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) is neither a workout nor a month nor a year",
      hint: "Type it as last, 2026-11-20, 2026-11 or 2026")
  }
  package func noValue(by metric: String, _ exercise: String, instead command: String?) -> Message {
    Message(
      "\(exercise) has nothing to measure by \(metric)",
      hint: command.map { tryTyping($0) })
  }
  package func onlyWarmUps(_ exercise: String) -> Message {
    Message("only warm-ups of \(quoted(exercise)) were done, and those don't count")
  }
  package func workoutOrDays(_ option: String) -> Message {
    Message("a workout can't stand beside \(option)", hint: "Name the workout, or the days")
  }
}
