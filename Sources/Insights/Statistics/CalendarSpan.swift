package import Training

/// The spans into which a calendar is divided; the raw value is what is typed.
package enum CalendarUnit: String, CaseIterable, Hashable, Sendable {
  /// From Monday to Sunday, numbered by ISO 8601.
  case week
  case month, year
}

/// A week, a month or a year of the calendar.
package struct CalendarSpan: Hashable, Comparable, Sendable {
  package let unit: CalendarUnit
  package let first: Day

  /// The span in which a day lies.
  package init(_ unit: CalendarUnit, of day: Day) {
    self.unit = unit
    switch unit {
    case .week: first = day.adding(days: 1 - day.weekday)
    case .month: first = day.adding(days: 1 - day.day)
    case .year:
      first = day.adding(
        days: 1 - day.day - (1..<day.month).reduce(0) { $0 + Day.length(ofMonth: $1, year: day.year) })
    }
  }

  package var last: Day { next.first.adding(days: -1) }

  package var next: CalendarSpan {
    switch unit {
    case .week: CalendarSpan(unit, of: first.adding(days: 7))
    case .month: CalendarSpan(unit, of: first.adding(days: 31))
    case .year: CalendarSpan(unit, of: first.adding(days: 366))
    }
  }

  package func contains(_ day: Day) -> Bool { first <= day && day < next.first }

  package static func < (one: Self, other: Self) -> Bool { one.first < other.first }

  /// `2026-W47`, `2026-11`, `2026`. A week belongs to the year in which its Thursday lies (ISO 8601).
  package var code: String {
    switch unit {
    case .week:
      let thursday = first.adding(days: 3)
      let week = (thursday.daysSince1970 - CalendarSpan(.year, of: thursday).first.daysSince1970) / 7 + 1
      return String(thursday.text.prefix(4)) + "-W" + (week < 10 ? "0" : "") + "\(week)"
    case .month: return String(first.text.prefix(7))
    case .year: return String(first.text.prefix(4))
    }
  }
}
