package import Training

/// The units that a calendar is divided into; the raw value is the word typed after `--by`.
package enum CalendarUnit: String, CaseIterable, Hashable, Sendable {
  /// Monday to Sunday, numbered by ISO 8601.
  case week
  case month, year
}

/// A week, a month or a year of the calendar. The earlier one is the lesser, given the same unit.
package struct CalendarSpan: Hashable, Comparable, Sendable {
  package let unit: CalendarUnit
  /// The first day; of a week, the Monday.
  package let first: Day

  /// The span that contains a day.
  package init(_ unit: CalendarUnit, of day: Day) {
    self.unit = unit
    switch unit {
    case .week: first = day.monday
    case .month: first = day.adding(days: 1 - day.day)
    case .year:
      first = day.adding(
        days: 1 - day.day - (1..<day.month).reduce(0) { $0 + Day.length(ofMonth: $1, year: day.year) })
    }
  }

  package var last: Day { next.first.adding(days: -1) }

  /// The span that follows, of the same unit.
  package var next: CalendarSpan {
    switch unit {
    case .week: CalendarSpan(unit, of: first.adding(days: 7))
    case .month: CalendarSpan(unit, of: first.adding(days: 31))
    case .year: CalendarSpan(unit, of: first.adding(days: 366))
    }
  }

  package var length: Int { last.daysSince1970 - first.daysSince1970 + 1 }

  /// The number of its days that count: those from `since` through `through`. The days before `begun`, when the logbook begins,
  /// don't count if they are more than a seventh of it: a lifter who begins on a Tuesday has trained the whole week.
  package func counted(since: Day?, begun: Day, through end: Day) -> Int {
    let missing = begun.daysSince1970 - first.daysSince1970
    let start = max(first, since ?? first, missing * 7 > length ? begun : first)
    return max(min(last, end).daysSince1970 - start.daysSince1970 + 1, 0)
  }

  /// Whether a day is in the span.
  package func contains(_ day: Day) -> Bool { first <= day && day < next.first }

  package static func < (one: Self, other: Self) -> Bool { one.first < other.first }

  /// `2026-W47`, `2026-11` or `2026`. A week belongs to the year of its Thursday (ISO 8601).
  package var code: String {
    switch unit {
    case .week:
      let week = first.isoWeek
      return String(first.adding(days: 3).text.prefix(4)) + "-W" + (week < 10 ? "0" : "") + "\(week)"
    case .month: return String(first.text.prefix(7))
    case .year: return String(first.text.prefix(4))
    }
  }
}
