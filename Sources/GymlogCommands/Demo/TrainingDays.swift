import Training

struct SessionDay {
  let day: Day
  let kind: DemoDay
  /// Weeks since the first day.
  let week: Int
  let stage: Stage
  /// Days since the previous session; 0 for the first.
  let gap: Int

  /// Whether it is in a deload week.
  var isDeload: Bool { stage.deloads(in: week) }
}

/// The training days by the programme, less holidays, illness and missed sessions.
struct TrainingDays {
  private let seed: UInt64
  private let first: Day
  private let last: Day
  private var random: SeededRandom
  private var day: Day
  private var lastTrained: Day?
  /// The days of illness left.
  private var daysIll = 0
  /// The session moved to the next day.
  private var postponed: DemoDay?
  private var isTurnOfB = false

  init(seed: UInt64, from first: Day, through last: Day) {
    self.seed = seed
    self.first = first
    self.last = last
    random = SeededRandom(seed: seed)
    day = first
  }

  mutating func next() -> SessionDay? {
    while day <= last {
      let today = day
      day = day.adding(days: 1)
      if let kind = trained(on: today) { return session(kind, on: today) }
    }
    return nil
  }

  private mutating func session(_ kind: DemoDay, on day: Day) -> SessionDay {
    let week = week(of: day)
    let gap = lastTrained.map { day.daysSince1970 - $0.daysSince1970 } ?? 0
    lastTrained = day
    return SessionDay(day: day, kind: kind, week: week, stage: Stage(week: week), gap: gap)
  }

  private func week(of day: Day) -> Int { (day.daysSince1970 - first.daysSince1970) / 7 }

  private mutating func trained(on day: Day) -> DemoDay? {
    if day.weekday == 1, random.happens(percent: 1) { daysIll = random.number(in: 4...8) }
    daysIll = max(0, daysIll - 1)
    guard let kind = planned(for: day), daysIll == 0, !Self.isAway(on: day, seed: seed) else { return nil }
    if random.happens(percent: 6) { return nil }
    if planned(forWeekdayOf: day.adding(days: 1)) == nil, random.happens(percent: 6) {
      postponed = kind
      return nil
    }
    if kind == .fullBodyA || kind == .fullBodyB { isTurnOfB.toggle() }
    return kind
  }

  private mutating func planned(for day: Day) -> DemoDay? {
    defer { postponed = nil }
    return postponed ?? planned(forWeekdayOf: day)
  }

  private func planned(forWeekdayOf day: Day) -> DemoDay? {
    switch (Stage(week: week(of: day)), day.weekday) {
    case (.beginner, 1), (.beginner, 3), (.beginner, 5): isTurnOfB ? .fullBodyB : .fullBodyA
    case (.intermediate, 1): .squat
    case (.intermediate, 2): .bench
    case (.intermediate, 4): .deadlift
    case (.intermediate, 5): .press
    // Saturdays only in winter.
    case (.intermediate, 6) where day.month <= 3 || day.month >= 11: .conditioning
    default: nil
    }
  }

  /// Whether a day is a holiday: some days in August, and around the end of the year.
  static func isAway(on day: Day, seed: UInt64) -> Bool {
    if day.month == 12 { return (24...26).contains(day.day) || day.day == 31 }
    if day.month == 1 { return day.day == 1 }
    var summer = SeededRandom(seed: seed &+ UInt64(day.year))
    let begin = summer.number(in: 2...18)
    return day.month == 8 && (begin...begin + 8).contains(day.day)
  }
}
