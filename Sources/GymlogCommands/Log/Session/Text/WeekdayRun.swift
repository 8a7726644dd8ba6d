import Training
import Wording

/// Weekdays of a text with no date between them: `Mon`, `Wed`, `Fri`.
///
/// The days go forwards as a rule, or backwards if the newest comes first. Without a date, the last of them is the
/// latest such day up to today.
struct WeekdayRun {
  let weekdays: [Weekday]
  /// The dates around it.
  let above: Day?
  let below: Day?
  let today: Day

  /// The days in the order of the weekdays: one list if they are clear, two if they can be read both ways.
  var readings: [[Day]] {
    let latest = weekdays.map { Self.day($0, from: today, step: -1) }
    let steps = zip(latest, latest.dropFirst())
    if above == nil, below == nil, steps.allSatisfy({ $0 < $1 }) || steps.allSatisfy({ $0 > $1 }) {
      return [latest]
    }
    let ways = [days(step: 1), days(step: -1)].filter(isPossible)
    guard ways.count == 2, ways[0] != ways[1] else { return [ways.first ?? latest] }
    // What a weekday means by itself needs no question.
    if above != nil, let alone = ways.first(where: { $0 == latest }) { return [alone] }
    let (forward, backward) = (span(ways[0]), span(ways[1]))
    if max(forward, backward) < 7 || forward == backward { return ways }
    return [forward < backward ? ways[0] : ways[1]]
  }

  /// The days that follow each other with `step` 1, or go back with -1.
  private func days(step: Int) -> [Day] {
    if let above { return following(above, weekdays[...], step) }
    if let below { return following(below, weekdays.reversed()[...], -step).reversed() }
    let ordered = step > 0 ? weekdays.reversed() : weekdays
    let newest = Self.day(ordered[0], from: today, step: -1)
    let days = [newest] + following(newest, ordered[1...], -1)
    return step > 0 ? days.reversed() : days
  }

  private func following(_ start: Day, _ weekdays: ArraySlice<Weekday>, _ step: Int) -> [Day] {
    var days: [Day] = []
    for weekday in weekdays {
      days.append(Self.day(weekday, from: (days.last ?? start).adding(days: step), step: step))
    }
    return days
  }

  /// Whether the days lie between the dates around them, and none of them is in the future.
  private func isPossible(_ days: [Day]) -> Bool {
    guard days.allSatisfy({ $0 <= today }) else { return false }
    guard let above, let below else { return true }
    return days.allSatisfy { min(above, below) < $0 && $0 < max(above, below) }
  }

  /// The number of days that it spans, with the date above it or else the one below it.
  private func span(_ days: [Day]) -> Int {
    let all = (above ?? below).map { days + [$0] } ?? days
    let numbers = all.map(\.daysSince1970)
    return (numbers.max() ?? 0) - (numbers.min() ?? 0)
  }

  /// The first such day from another on, or the last up to it.
  private static func day(_ weekday: Weekday, from start: Day, step: Int) -> Day {
    (0..<7).map { start.adding(days: $0 * step) }.first { $0.weekday == weekday.rawValue } ?? start
  }
}

extension SessionText {
  /// Reads the weekdays without a date by the days around them.
  mutating func resolveWeekdays() {
    var (above, run): (Day?, [(index: Int, weekday: Weekday)]) = (nil, [])
    func close(below: Day?) -> [(Int, [Day])] {
      if run.isEmpty { return [] }
      let readings = WeekdayRun(weekdays: run.map(\.weekday), above: above, below: below, today: today)
        .readings
      return run.indices.map { place in
        var days: [Day] = []
        for day in readings.map({ $0[place] }) where !days.contains(day) { days.append(day) }
        return (run[place].index, days)
      }
    }
    var resolved: [(Int, [Day])] = []
    for (index, item) in items.enumerated() {
      guard case .day(let heading, _, _) = item else { continue }
      if let weekday = heading.date.weekdayAlone {
        run.append((index, weekday))
      } else {
        let day = heading.date.doubt.isEmpty ? heading.day : nil
        resolved += close(below: day)
        (above, run) = (day, [])
      }
    }
    resolved += close(below: nil)
    for (index, days) in resolved {
      guard case .day(var heading, let line, let typed) = items[index] else { continue }
      heading.date.read(as: days)
      items[index] = .day(heading, line: line, typed: typed)
    }
  }
}
