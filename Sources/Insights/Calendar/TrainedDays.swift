package import Training

/// The days with a workout or an activity, and how much was trained on each.
package struct TrainedDays: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var day: Day
    /// Workouts with a set that began on the day.
    package var workouts = 0
    /// Completed sets, including warm-ups but no missed attempts.
    package var sets = 0
    /// The time trained in the finished workouts whose time is known; nil if none is.
    package var seconds: Int?
    /// Runs, rides and the like that began on the day.
    package var activities = 0

    package init(day: Day) { self.day = day }
  }

  /// One entry per day, in order.
  package let entries: [Entry]
  /// Every run of weeks, Monday to Sunday, with a training day in each, oldest first.
  package let streaks: [WeekStreak]

  /// The days of a history, of workouts with a set (`Session.isTrained`).
  package init(_ history: History) {
    var entries: [Int: Entry] = [:]
    for session in history.sessions where session.isTrained {
      let day = session.day
      var entry = entries[day.daysSince1970] ?? Entry(day: day)
      entry.workouts += 1
      entry.sets += history.sets(of: session).count { $0.reps != 0 }
      if let duration = history.duration(ofFinished: session) {
        entry.seconds = (entry.seconds ?? 0) + duration.seconds
      }
      entries[day.daysSince1970] = entry
    }
    self.init(entries: entries.values.sorted { $0.day < $1.day })
  }

  /// The days of some entries, in order.
  package init(entries: [Entry]) {
    self.entries = entries
    streaks = Self.streaks(of: entries)
  }

  /// These days and those of activities: one for each activity, in any order.
  package func with(activities days: [Day]) -> TrainedDays {
    var entries = Dictionary(uniqueKeysWithValues: entries.map { ($0.day.daysSince1970, $0) })
    for day in days {
      entries[day.daysSince1970, default: Entry(day: day)].activities += 1
    }
    return TrainedDays(entries: entries.values.sorted { $0.day < $1.day })
  }

  /// The entries from `first` through `last`.
  package func entries(from first: Day, through last: Day) -> [Entry] {
    entries.filter { (first...last).contains($0.day) }
  }

  private static func streaks(of entries: [Entry]) -> [WeekStreak] {
    var streaks: [WeekStreak] = []
    // Days since 1970 are compared, which saves computing dates.
    var last: Int?
    for entry in entries {
      let monday = entry.day.daysSince1970 + 1 - entry.day.weekday
      if monday == last { continue }
      if let last, monday == last + 7 {
        streaks[streaks.count - 1].weeks += 1
      } else {
        streaks.append(WeekStreak(firstMonday: entry.day.monday, weeks: 1))
      }
      last = monday
    }
    return streaks
  }

  /// The streak that isn't broken: it reaches this week, or last week as long as this one has no training day.
  package func currentStreak(today: Day) -> WeekStreak? {
    streaks.last { [today.monday, today.monday.adding(days: -7)].contains($0.lastMonday) }
  }

  /// The longest streak; of equal ones the earliest.
  package var longestStreak: WeekStreak? { streaks.max { $0.weeks < $1.weeks } }

  /// The limits between four shades of days, by their sets: three growing numbers, each the most sets of its shade.
  ///
  /// Each shade is a step of as many sets: 5, 10, 15, 20 and so on, or fewer than 5 for little training. The step is the least with
  /// which at most a quarter of the days are in the last shade, so that days of a long logbook keep their shade as it grows.
  package static func shades(_ entries: [Entry]) -> [Int] {
    let sets = entries.map(\.sets).filter { $0 > 0 }.sorted()
    // At least this share of the days is below the last shade.
    let usual = sets.isEmpty ? 0 : sets[(sets.count * 3 - 1) / 4]
    let step = [1, 2, 3].first { $0 * 3 >= usual } ?? (usual + 14) / 15 * 5
    return [step, 2 * step, 3 * step]
  }
}

/// Consecutive weeks, Monday to Sunday, with at least one training day each.
package struct WeekStreak: Hashable, Sendable {
  package var firstMonday: Day
  /// The number of weeks, at least 1.
  package var weeks: Int

  var lastMonday: Day { firstMonday.adding(days: (weeks - 1) * 7) }
  /// The Sunday of the last week.
  package var lastDay: Day { lastMonday.adding(days: 6) }
}

extension Day {
  package var monday: Day { adding(days: 1 - weekday) }

  /// The number of its week by ISO 8601, 1 to 53: the week belongs to the year of its Thursday.
  package var isoWeek: Int {
    let thursday = monday.adding(days: 3)
    let first = Day(year: thursday.year, month: 1, day: 1)?.daysSince1970 ?? thursday.daysSince1970
    return (thursday.daysSince1970 - first) / 7 + 1
  }
}
