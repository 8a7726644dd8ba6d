import CommandLineKit
import Training
import Wording

/// A year or a month as typed: `2026`, `2026-11`, `nov`, `October 2025`, `last month`.
enum PeriodArgument: Hashable {
  case period(CalendarPeriod)
  case month(TypedMonth)
  /// This year or month, or the one before.
  case current(isYear: Bool, isLast: Bool)

  /// Nil for anything else.
  init?(_ text: String) {
    if let period = CalendarPeriod.read(text) {
      self = .period(period)
    } else if let month = TypedMonth(text) {
      self = .month(month)
    } else if case .whole(let unit, let isLast)? = TypedSpan(text), unit != .week {
      self = .current(isYear: unit == .year, isLast: isLast)
    } else {
      return nil
    }
  }

  func period(today: Day) -> CalendarPeriod {
    switch self {
    case .period(let period): period
    case .month(let month): .month(YearMonth(month.latest(today: today)))
    case .current(isYear: true, let isLast): .year(today.year - (isLast ? 1 : 0))
    case .current(isYear: false, let isLast):
      .month(YearMonth(isLast ? today.adding(days: -today.day) : today))
    }
  }

  /// Reads a year or a month, the latter perhaps with a year after its name.
  static var parser: ValueParser<PeriodArgument> {
    ValueParser(phrase: { PeriodArgument($0) != nil }) { text throws(Failure) in
      if let period = PeriodArgument(text) { return period }
      let failure = Failure.periodNotUnderstood(text)
      guard TypedSpan(text) != nil else { throw failure }
      // `last week`
      throw failure.changing { message, words, _ in message.hint = words.readings(["gymlog list " + text]) }
    }
  }
}

/// A year or a month, as typed.
enum CalendarPeriod: Hashable {
  case year(Int)
  case month(YearMonth)

  /// Reads `2026` or `2026-11`; nil for any other text.
  static func read(_ text: String) -> CalendarPeriod? {
    switch text.utf8.count {
    case 4: Day(text + "-01-01").map { .year($0.year) }
    case 7: Day(text + "-01").map { .month(YearMonth($0)) }
    default: nil
    }
  }

  var days: ClosedRange<Day> {
    let (first, last) =
      switch self {
      case .year(let year): (Day(year: year, month: 1, day: 1), Day(year: year, month: 12, day: 31))
      case .month(let month):
        (
          Day(year: month.year, month: month.month, day: 1),
          Day(
            year: month.year, month: month.month,
            day: Day.length(ofMonth: month.month, year: month.year))
        )
      }
    // Both days exist, because the text was read as a day.
    let start = first ?? Day(daysSince1970: 0)
    return start...(last ?? start)
  }

  static func twelveMonths(through today: Day) -> ClosedRange<Day> {
    let month = Day.length(ofMonth: today.month, year: max(today.year - 1, 1))
    let before = Day(year: today.year - 1, month: today.month, day: min(today.day, month))
    return (before?.adding(days: 1) ?? today)...today
  }
}

extension Failure {
  static func periodNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a year or a month", hint: "Type it like 2026, 2026-11 or nov"),
      es: Message(
        "\(quoted(text)) no es un año ni un mes", hint: "Escríbelo como 2026, 2026-11 o nov"),
      ca: Message("\(quoted(text)) no és un any ni un mes", hint: "Escriu-lo com 2026, 2026-11 o nov"))
  }
}
