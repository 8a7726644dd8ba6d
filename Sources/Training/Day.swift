/// A calendar day (proleptic Gregorian) in the years 1…9999.
package struct Day: Hashable, Comparable, Sendable {
  /// The year, 1…9999.
  package let year: Int
  /// The month, 1…12.
  package let month: Int
  /// The day of the month, 1…31.
  package let day: Int

  /// Creates a day; nil if it doesn't exist or the year is outside 1…9999.
  package init?(year: Int, month: Int, day: Int) {
    guard
      (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day that is `days` days after 1970-01-01.
  ///
  /// Algorithm: `civil_from_days` in Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  package init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970-01-01, negative before it.
  ///
  /// Algorithm: `days_from_civil` in the same paper.
  package var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
  package var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }

  /// The day this many days later, or earlier if `days` is negative.
  package func adding(days: Int) -> Day { Day(daysSince1970: daysSince1970 + days) }

  package static func < (one: Self, other: Self) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// The number of days in a month.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Reads `2026-11-21`; nil for any other form.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let day = text.withUTF8({ $0.count == 10 ? Day(FixedText($0)) : nil }) else { return nil }
    self = day
  }

  /// Reads the day at the start of a text.
  init?(_ text: FixedText) {
    guard
      text.has("-", at: 4), text.has("-", at: 7), let year = text.number(at: 0, digits: 4),
      let month = text.number(at: 5, digits: 2), let day = text.number(at: 8, digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2026-11-21`.
  package var text: String { "\(fourDigits(year))-\(twoDigits(month))-\(twoDigits(day))" }

  /// The day as `20261121`, for document names.
  package var compactText: String { fourDigits(year) + twoDigits(month) + twoDigits(day) }
}
