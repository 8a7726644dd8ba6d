package import Training

/// The days on which something was trained, and how much.
package struct TrainedDays: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var day: Day
    package var workouts: Int
    /// All that were done, warm-ups among them.
    package var sets: Int
    /// The time trained, of the workouts of which it is known; nil where of none.
    package var seconds: Int?

    package init(day: Day, workouts: Int, sets: Int, seconds: Int?) {
      (self.day, self.workouts, self.sets, self.seconds) = (day, workouts, sets, seconds)
    }
  }

  /// By day, each once.
  package let entries: [Entry]

  /// Of the workouts that count (`Session.isTrained`).
  package init(_ history: History, at now: Instant, idleLimit: Duration = Workout.idleLimit) {
    var entries: [Int: Entry] = [:]
    for session in history.sessions where session.isTrained {
      let day = session.day
      var entry = entries[day.daysSince1970] ?? Entry(day: day, workouts: 0, sets: 0, seconds: nil)
      entry.workouts += 1
      entry.sets += session.sets.count
      if let elapsed = session.elapsed(at: now, idleLimit: idleLimit) {
        entry.seconds = (entry.seconds ?? 0) + elapsed.seconds
      }
      entries[day.daysSince1970] = entry
    }
    self.entries = entries.values.sorted { $0.day < $1.day }
  }

  /// Those of the days from one to another, both with them.
  package func entries(from first: Day, through last: Day) -> [Entry] {
    entries.filter { (first...last).contains($0.day) }
  }

  /// Every run of weeks, Monday to Sunday, in which something was trained, the earliest first.
  package var streaks: [WeekStreak] {
    var streaks: [WeekStreak] = []
    // Mondays as days since 1970: their dates needn't be worked out.
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

  /// The run that lasts: up to this week, or up to last week while nothing was trained in this one yet.
  package func currentStreak(today: Day) -> WeekStreak? {
    streaks.last { [today.monday, today.monday.adding(days: -7)].contains($0.lastMonday) }
  }

  /// The longest run; of several, the latest.
  package var longestStreak: WeekStreak? { streaks.max { $0.weeks < $1.weeks } }

  /// How many sets make each of the four shades: as near to a quarter of the days each as days of equally many sets allow, and
  /// none without a day where there are four numbers of sets. Three numbers that grow: the first shade goes up to the first,
  /// the last begins after the last.
  package static func shades(_ entries: [Entry]) -> [Int] {
    let sets = entries.map(\.sets).sorted()
    // Each number of sets with the count of days up to it.
    var steps: [(sets: Int, days: Int)] = []
    for (index, number) in sets.enumerated() where index + 1 == sets.count || sets[index + 1] != number {
      steps.append((number, index + 1))
    }
    var shades: [Int] = []
    var first = 0
    for quarter in 1...3 {
      // Those after it need a number of sets each too.
      let room = first..<max(first, steps.count - (4 - quarter))
      func distance(_ step: Int) -> Int { abs(steps[step].days * 4 - sets.count * quarter) }
      if let step = room.min(by: { distance($0) < distance($1) }) {
        shades.append(steps[step].sets)
        first = step + 1
      } else {
        let most = first < steps.count ? steps[first].sets : 0
        shades.append(max(most, (shades.last ?? 0) + 1))
        first += 1
      }
    }
    return shades
  }
}

/// Weeks in a row.
package struct WeekStreak: Hashable, Sendable {
  package var firstMonday: Day
  package var weeks: Int

  package var lastMonday: Day { firstMonday.adding(days: (weeks - 1) * 7) }
  /// The Sunday of its last week.
  package var lastDay: Day { lastMonday.adding(days: 6) }
}

extension Day {
  /// The first day of its week, by ISO 8601.
  package var monday: Day { adding(days: 1 - weekday) }

  /// The number of its week by ISO 8601: that of the year in which the week's Thursday lies.
  package var isoWeek: Int {
    let thursday = monday.adding(days: 3)
    let first = Day(year: thursday.year, month: 1, day: 1)?.daysSince1970 ?? thursday.daysSince1970
    return (thursday.daysSince1970 - first) / 7 + 1
  }
}
