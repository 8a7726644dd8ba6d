/// The straight line along points whose slope is the median of those between any two of them (Theil and Sen): one light day at the end
/// doesn't turn a gain into a loss, as it does with least squares.
package struct LinearTrend: Hashable, Sendable {
  /// The change of the value per day.
  package let perDay: Double
  /// The days of the points.
  package let days: ClosedRange<Int>
  /// The least and the greatest value of the points.
  private let values: ClosedRange<Double>
  /// The value on day 0.
  private let start: Double

  /// The most points to use; of more, only every second, or third, and so on.
  private static let most = 250

  /// The trend of some points; nil unless there are finite values on two different days.
  package init?(_ points: some Sequence<(day: Int, value: Double)>) {
    let all = points.filter { $0.value.isFinite }
    let step = (all.count + Self.most - 1) / Self.most
    guard let first = all.first, all.contains(where: { $0.day != first.day }) else { return nil }
    days = all.reduce(first.day...first.day) { min($0.lowerBound, $1.day)...max($0.upperBound, $1.day) }
    values = all.reduce(first.value...first.value) {
      min($0.lowerBound, $1.value)...max($0.upperBound, $1.value)
    }
    let points = stride(from: 0, to: all.count, by: step).map { all[$0] }
    var slopes: [Double] = []
    for (index, one) in points.enumerated() {
      for other in points[(index + 1)...] where other.day != one.day {
        slopes.append((other.value - one.value) / Double(other.day - one.day))
      }
    }
    guard let slope = Self.median(slopes),
      let start = Self.median(points.map { $0.value - slope * Double($0.day) }), start.isFinite
    else { return nil }
    (perDay, self.start) = (slope, start)
  }

  /// The days that a recent trend may look back, and the fewest that it needs: changes of years ago say nothing about today.
  private static let (recentDays, leastDays) = ([180, 150, 120, 90], 28)

  /// The trend of the last half year up to the last point, or of the last three to five months if earlier points don't fit its line;
  /// nil for fewer than three points or less than four weeks. `points` are by day.
  package init?(recent points: [(day: Int, value: Double)]) {
    guard let last = points.last?.day else { return nil }
    let spans = Self.recentDays.lazy.map { days in points.filter { $0.day >= last - days } }
    guard let longest = spans.first, longest.count >= LineChart.fewest,
      last - longest[0].day >= Self.leastDays
    else { return nil }
    let trends = spans.compactMap { span in Self(span).map { (trend: $0, points: span) } }
    guard let trend = trends.first(where: { $0.trend.fits($0.points) })?.trend ?? Self(longest) else {
      return nil
    }
    self = trend
  }

  /// Whether the earliest third of some points, at least three, is about as close to the line as the others. After months of gains
  /// and months without, the line follows only the longer ones.
  private func fits(_ points: [(day: Int, value: Double)]) -> Bool {
    let distances = points.map { $0.value - value(on: $0.day) }
    guard points.count >= 9, let early = Self.median(Array(distances.prefix(points.count / 3))),
      let usual = Self.median(distances.map(abs))
    else { return false }
    return abs(early) <= 2 * usual + 1e-9
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The days over which the line is drawn: those of the points on which it is among their values. After a leap, the line of the
  /// medians would end above all of them.
  package var drawn: ClosedRange<Int>? {
    guard abs(perDay) > 1e-9 else { return days }
    let crossings = [values.lowerBound, values.upperBound].map { ($0 - start) / perDay }.sorted()
    // A line along the points ends on their days.
    let first = max((crossings[0] - 1e-6).rounded(.up), Double(days.lowerBound))
    let last = min((crossings[1] + 1e-6).rounded(.down), Double(days.upperBound))
    return first < last ? Int(first)...Int(last) : nil
  }

  /// The line's value on a day.
  package func value(on day: Int) -> Double { start + perDay * Double(day) }
}
