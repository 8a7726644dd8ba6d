package import Training

/// A time or a day as typed, in any language: `18:30`, `yesterday 18:30`, `el lunes`, `fa 2 hores`.
///
/// Which moment it is depends on the current time, which the words don't say.
package enum TypedTime: Hashable, Sendable {
  /// The current moment.
  case now
  /// This long before now.
  case ago(Duration)
  /// A moment with its UTC offset.
  case instant(Instant)
  /// A time of day (0…23, 0…59), on a day if one was typed.
  case clock(TypedDay?, hour: Int, minute: Int)
  /// A day without a time.
  case day(TypedDay)

  /// The readings of a text: none if it isn't a time, several if it is ambiguous, as `5/11` and `at 7` are.
  ///
  /// Words of all languages are read in each. `language` decides about `mar`, a Tuesday in Spanish but not in English.
  package static func readings(of text: String, in language: Language) -> [TypedTime] {
    if let instant = Instant(text) { return [.instant(instant)] }
    // `2026-10-05T18:00Z`
    if text.utf8.count > 16, text.utf8.dropFirst(10).first == UInt8(ascii: "T"),
      let instant = Instant(text.prefix(16) + ":00" + text.dropFirst(16))
    {
      return [.instant(instant)]
    }
    var reader = TimeReader(text, language)
    return reader.readings()
  }
}

/// A day as typed: `yesterday`, `Monday`, `2 Nov`.
package enum TypedDay: Hashable, Sendable {
  /// A number of days before today; negative for a day to come.
  case daysAgo(Int)
  /// The latest such day up to today; with `isPast`, as in `last Monday`, before today.
  case weekday(Weekday, isPast: Bool)
  /// A date. Without a year or a month, it is the latest one up to today.
  case date(year: Int?, month: Int?, day: Int, Weekday?)

  /// The day, as of today; nil if there is no such day, or if it falls on another weekday than the one typed.
  package func day(today: Day) -> Day? {
    switch self {
    case .daysAgo(let days):
      return (-3_650_000...3_650_000).contains(days) ? Self.existing(today.adding(days: -days)) : nil
    case .weekday(let weekday, let isPast):
      let back = (today.weekday - weekday.rawValue + 7) % 7
      return today.adding(days: -(back == 0 && isPast ? 7 : back))
    case .date(_, _, _, let weekday):
      guard let day = date(today: today) else { return nil }
      return weekday.map { $0.rawValue == day.weekday } ?? true ? day : nil
    }
  }

  /// The day of a date, whatever weekday was typed with it; nil for other forms, and if there is no such day.
  package func date(today: Day) -> Day? {
    guard case .date(let year, let month, let number, _) = self else { return nil }
    if let year { return month.flatMap { Day(year: year, month: $0, day: number) } }
    let days: [Day]
    if let month {
      // Eight years contain a 29 February.
      days = (0...8).compactMap { Day(year: today.year - $0, month: month, day: number) }
    } else {
      days = (0...2).compactMap { back in
        let months = today.year * 12 + today.month - 1 - back
        return Day(year: months / 12, month: months % 12 + 1, day: number)
      }
    }
    return days.first { $0 <= today }
  }

  /// The number of days ahead within which a date without a year hardly means that of last year.
  private static let soon = 14

  /// The day of a date without a year, if it is soon, so that the one a year before, which is taken otherwise, is hardly meant.
  package func toCome(today: Day) -> Day? {
    guard case .date(nil, let month?, let number, let weekday) = self,
      let day = [0, 1].lazy.compactMap({ Day(year: today.year + $0, month: month, day: number) })
        .first(where: { $0 > today }),
      day.daysSince1970 - today.daysSince1970 <= Self.soon,
      weekday.map({ $0.rawValue == day.weekday }) ?? true
    else { return nil }
    return day
  }

  private static func existing(_ day: Day) -> Day? { Day(year: day.year, month: day.month, day: day.day) }
}
