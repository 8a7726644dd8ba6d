package import Training

/// Days counted from today, in any language: `last week`, `este mes`, `week`, `els últims 30 dies`.
package enum TypedSpan: Hashable, Sendable {
  /// A unit of the calendar, by its English name.
  package enum Unit: String, Hashable, Sendable { case week, month, year }

  /// The week (Monday to Sunday), month or year of today, or the one before.
  case whole(Unit, isLast: Bool)
  /// As many days up to today, at least 1. A week counts 7 days, a month 30, a year 365.
  case latest(days: Int)
  /// The week from a Monday on, as `stats --by week` names it: `2026-W47`.
  case week(Day)

  /// Nil for anything else.
  package init?(_ text: String) {
    var words = text.split(separator: " ").map { Recognition.folded(String($0)) }
    if let first = words.first, ["the", "el", "la", "los", "las", "els", "les", "l'"].contains(first) {
      words.removeFirst()
    }
    if words.first?.hasPrefix("l'") == true { words[0].removeFirst(2) }
    guard let first = words.first else { return nil }
    if words.count == 1, let monday = Self.monday(text.lowercased()) {
      self = .week(monday)
      return
    }
    let last = words[words.count - 1]
    switch words.count {
    // In English, `any` is no year.
    case 1 where first != "any":
      guard let unit = Self.unit(first) else { return nil }
      self = .whole(unit, isLast: false)
    case 2 where first.first?.isNumber == true:
      // `2 weeks`
      guard let count = Int(first), (1...9_999).contains(count), let days = Self.days(last) else {
        return nil
      }
      self = .latest(days: count * days)
    case 2:
      guard let unit = Self.unit(last) ?? Self.unit(first) else { return nil }
      let other = Self.unit(last) == nil ? last : first
      if Self.these.contains(other) {
        self = .whole(unit, isLast: false)
      } else if Self.lasts.contains(other) {
        self = .whole(unit, isLast: true)
      } else if Self.latestOne.contains(other) {
        self = .latest(days: unit == .week ? 7 : unit == .month ? 30 : 365)
      } else {
        return nil
      }
    case 3:
      guard Self.latest.contains(first), let count = Int(words[1]), (1...9_999).contains(count),
        let days = Self.days(last)
      else { return nil }
      self = .latest(days: count * days)
    default: return nil
    }
  }

  /// The days, as of today.
  package func days(today: Day) -> ClosedRange<Day> {
    switch self {
    case .latest(let days): return today.adding(days: 1 - days)...today
    case .week(let monday): return monday...monday.adding(days: 6)
    case .whole(.week, let isLast):
      let monday = today.adding(days: 1 - today.weekday - (isLast ? 7 : 0))
      return monday...monday.adding(days: 6)
    case .whole(.month, let isLast):
      let first = today.adding(days: 1 - today.day)
      if isLast {
        let end = first.adding(days: -1)
        return end.adding(days: 1 - end.day)...end
      }
      return first...first.adding(days: Day.length(ofMonth: today.month, year: today.year) - 1)
    case .whole(.year, let isLast):
      let year = today.year - (isLast ? 1 : 0)
      guard let first = Day(year: year, month: 1, day: 1), let end = Day(year: year, month: 12, day: 31)
      else { return today...today }
      return first...end
    }
  }

  /// The first day of a week of ISO 8601, `2026-w47`; nil for another text, and for a week that the year doesn't have.
  private static func monday(_ text: String) -> Day? {
    let parts = text.split(separator: "-w", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 4, (1...2).contains(parts[1].count), let year = Int(parts[0]),
      let week = Int(parts[1]), (1...53).contains(week), let day = Day(year: year, month: 1, day: 4)
    else { return nil }
    // 4 January is in the first week.
    let monday = day.adding(days: 1 - day.weekday + 7 * (week - 1))
    return monday.adding(days: 3).year == year ? monday : nil
  }

  private static let these: Set = ["this", "este", "esta", "aquest", "aquesta"]
  private static let lasts: Set = ["last", "pasado", "pasada", "passat", "passada", "previous", "anterior"]
  /// `último mes`: the last 30 days.
  private static let latestOne: Set = ["past", "ultimo", "ultima", "ultim", "darrer", "darrera"]
  private static let latest: Set = [
    "last", "past", "ultimos", "ultimas", "ultims", "ultimes", "darrers", "darreres",
  ]

  private static func unit(_ word: String) -> Unit? {
    switch word {
    case "week", "semana", "setmana": .week
    case "month", "mes": .month
    case "year", "ano", "any": .year
    default: nil
    }
  }

  private static func days(_ word: String) -> Int? {
    switch Unit(named: word) {
    case .month: 30
    case .year: 365
    case .week, nil: TimeWords.daysOfUnit(word)
    }
  }
}

extension TypedSpan.Unit {
  /// The unit that a folded word names, in the singular or the plural.
  package init?(named word: String) {
    switch word {
    case "week", "weeks", "semana", "semanas", "setmana", "setmanes": self = .week
    case "month", "months", "mes", "meses", "mesos": self = .month
    case "year", "years", "ano", "anos", "any", "anys": self = .year
    default: return nil
    }
  }
}
