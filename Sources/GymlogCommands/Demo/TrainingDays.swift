import Training
import Wording

/// A day on which the lifter trained.
struct SessionDay {
  let day: Day
  let kind: DemoDay
  /// Weeks since the first session.
  let week: Int
  let stage: Stage
  /// Days since the session before; 0 for the first.
  let gap: Int

  /// Whether it is meant to be easy.
  var isDeload: Bool { stage.deloads(in: week) }
}

/// The days that were trained: by the programme, less holidays, colds, and evenings when something came up.
struct TrainingDays {
  private let seed: UInt64
  private let first: Day
  private let last: Day
  private var dice: Dice
  private var day: Day
  private var lastTrained: Day?
  /// Days on which a cold keeps the lifter at home, from the one at hand.
  private var daysIll = 0
  /// What was moved to the next day.
  private var postponed: DemoDay?
  private var isTurnOfB = false

  init(seed: UInt64, from first: Day, through last: Day) {
    self.seed = seed
    self.first = first
    self.last = last
    dice = Dice(seed: seed)
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
    if day.weekday == 1, dice.happens(percent: 1) { daysIll = dice.number(in: 4...8) }
    daysIll = max(0, daysIll - 1)
    guard let kind = planned(for: day), daysIll == 0, !isAway(on: day) else { return nil }
    if dice.happens(percent: 6) { return nil }
    if planned(forWeekdayOf: day.adding(days: 1)) == nil, dice.happens(percent: 6) {
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
    // In winter there is nothing better to do on a Saturday.
    case (.intermediate, 6) where day.month <= 3 || day.month >= 11: .conditioning
    default: nil
    }
  }

  /// Some days in August, and the feasts at the end of the year.
  private func isAway(on day: Day) -> Bool {
    if day.month == 12 { return (24...26).contains(day.day) || day.day == 31 }
    if day.month == 1 { return day.day == 1 }
    var summer = Dice(seed: seed &+ UInt64(day.year))
    let begin = summer.number(in: 2...18)
    return day.month == 8 && (begin...begin + 8).contains(day.day)
  }
}
