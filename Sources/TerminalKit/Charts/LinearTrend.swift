/// The straight line that fits points best, by least squares.
package struct LinearTrend: Hashable, Sendable {
  /// The change of the value per day.
  package let perDay: Double
  /// The days of the points, over which it is drawn.
  package let days: ClosedRange<Int>
  private let middleDay: Double
  private let middleValue: Double

  /// The trend of some points; nil unless there are finite values on two different days.
  package init?(_ points: some Sequence<(day: Int, value: Double)>) {
    let points = points.filter { $0.value.isFinite }
    guard let first = points.first, points.contains(where: { $0.day != first.day }) else { return nil }
    let count = Double(points.count)
    let day = points.reduce(0.0) { $0 + Double($1.day) } / count
    let value = points.reduce(0.0) { $0 + $1.value / count }
    var (products, squares) = (0.0, 0.0)
    for point in points {
      let distance = Double(point.day) - day
      products += distance * (point.value - value)
      squares += distance * distance
    }
    let slope = products / squares
    guard slope.isFinite, value.isFinite else { return nil }
    (perDay, middleDay, middleValue) = (slope, day, value)
    days = points.reduce(first.day...first.day) { min($0.lowerBound, $1.day)...max($0.upperBound, $1.day) }
  }

  /// The line's value on a day.
  package func value(on day: Int) -> Double { middleValue + perDay * (Double(day) - middleDay) }
}
