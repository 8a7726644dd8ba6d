/// The straight line along points whose slope is the median of those between any two of them (Theil and Sen): one light day at the end
/// doesn't turn a gain into a loss, as it does with least squares.
package struct LinearTrend: Hashable, Sendable {
  /// The change of the value per day.
  package let perDay: Double
  /// The days of the points, over which it is drawn.
  package let days: ClosedRange<Int>
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

  /// The days that a recent trend looks back, and the fewest that it needs: changes of years ago say nothing about today.
  private static let (recentDays, leastDays) = (180, 28)

  /// The trend of the last half year up to the last point; nil for fewer than three points or less than four weeks. `points` are
  /// by day.
  package init?(recent points: [(day: Int, value: Double)]) {
    guard let last = points.last?.day else { return nil }
    let recent = points.filter { $0.day >= last - Self.recentDays }
    guard recent.count >= LineChart.fewest, last - recent[0].day >= Self.leastDays else { return nil }
    self.init(recent)
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The line's value on a day.
  package func value(on day: Int) -> Double { start + perDay * Double(day) }
}
