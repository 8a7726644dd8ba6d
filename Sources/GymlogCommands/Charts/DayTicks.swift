import Insights
import TerminalKit
import Training
import Wording

/// The ticks of a time axis, from fine to coarse: days, weeks, months, quarters, half-years, years and more.
struct DayTicks {
  let first: Day
  let last: Day
  let words: Words

  /// No screen has room for more ticks than this.
  private static let most = 40

  var levels: [[DayTick]] {
    let span = last.daysSince1970 - first.daysSince1970
    let days = span <= Self.most ? stride(from: 0, through: span, by: 1).map { first.adding(days: $0) } : []
    let monday = (8 - first.weekday) % 7
    let mondays =
      span <= Self.most * 7
      ? stride(from: monday, through: span, by: 7).map { first.adding(days: $0) } : []
    let levels: [[DayTick]] =
      [days, mondays].map { $0.map { tick($0, words.dayShort($0)) } }
      + [1, 3, 6].map(months) + [1, 2, 5, 10, 50].map(years)
    let some = levels.filter { $0.count > 1 && $0.count <= Self.most }
    // A short span within a month, or a single day.
    return some.isEmpty ? [[tick(first, words.dayShortWithYear(first))]] : some
  }

  /// The ticks of columns that are spans of a length: the names of months and years are below the middle of their columns.
  func levels(of unit: CalendarUnit) -> [[DayTick]] {
    switch unit {
    case .week: levels
    case .month:
      ([1, 3, 6].map(months) + [1, 2, 5, 10, 50].map(years)).map { moved($0, 14) }.filter { !$0.isEmpty }
    case .year: [1, 2, 5, 10, 50].map(years).map { moved($0, 182) }.filter { !$0.isEmpty }
    }
  }

  private func moved(_ ticks: [DayTick], _ days: Int) -> [DayTick] {
    ticks.map { DayTick($0.day + days, $0.label) }
  }

  private func tick(_ day: Day, _ label: String) -> DayTick { DayTick(day.daysSince1970, label) }

  /// The first day of every `step` months; January is labelled with its year.
  private func months(every step: Int) -> [DayTick] {
    guard (last.year - first.year) * 12 / step <= Self.most else { return [] }
    return (first.year...last.year).flatMap { year in
      stride(from: 1, through: 12, by: step).compactMap { Day(year: year, month: $0, day: 1) }
    }.filter { (first...last).contains($0) }.map { day in
      tick(day, day.month == 1 ? "\(day.year)" : words.monthShort(Month(of: day)))
    }
  }

  private func years(every step: Int) -> [DayTick] {
    (first.year...last.year).filter { $0 % step == 0 }.compactMap { Day(year: $0, month: 1, day: 1) }
      .filter { (first...last).contains($0) }.map { tick($0, "\($0.year)") }
  }
}
