/// A chart of a value over days. All its texts come from the caller.
package struct LineChart: Sendable {
  /// A value on a day.
  package struct Point: Hashable, Sendable {
    /// The day's number, counted from any day.
    package var day: Int
    /// The value.
    package var value: Double
    /// Whether the point is marked, as a best value so far.
    package var isMarked: Bool
    /// The tooltip.
    package var label: String

    /// A point.
    package init(day: Int, value: Double, isMarked: Bool = false, label: String = "") {
      self.day = day
      self.value = value
      self.isMarked = isMarked
      self.label = label
    }
  }

  /// The names of the chart's parts.
  package struct Legend: Hashable, Sendable {
    /// The line through the points.
    package var line: String
    /// The marked points.
    package var mark: String
    /// The trend.
    package var trend: String

    /// A legend.
    package init(line: String, mark: String, trend: String) {
      self.line = line
      self.mark = mark
      self.trend = trend
    }
  }

  /// The title.
  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// The points with finite values, by day.
  package let points: [Point]
  /// The trend, if it is shown.
  package var trend: LinearTrend?
  /// The names of the chart's parts.
  package var legend: Legend
  /// Levels of labels for days, from fine to coarse; the finest that fits is shown.
  package var dayTicks: [[DayTick]]
  /// Whether the axis of values includes 0.
  package var fromZero: Bool
  /// The smallest step of the axis of values, so that its labels differ.
  package var leastStep: Double
  /// The label of a value on its axis.
  package var valueLabel: @Sendable (Double) -> String

  /// A chart. Points may be in any order.
  package init(
    title: String, summary: String, points: [Point], trend: LinearTrend? = nil, legend: Legend,
    dayTicks: [[DayTick]], fromZero: Bool = false, leastStep: Double = 0.001,
    valueLabel: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    self.summary = summary
    self.points = points.filter { $0.value.isFinite }.sorted { $0.day < $1.day }
    self.trend = trend
    self.legend = legend
    self.dayTicks = dayTicks
    self.fromZero = fromZero
    self.leastStep = leastStep
    self.valueLabel = valueLabel
  }

  /// The days from the first point to the last; one day if there are no points.
  var axis: DayAxis { DayAxis(first: points.first?.day ?? 0, last: points.last?.day ?? 0) }

  /// The scale of values, which includes the ends of the trend.
  func scale(steps: Int) -> ValueScale {
    let ends =
      trend.map { trend in [trend.days.lowerBound, trend.days.upperBound].map(trend.value(on:)) } ?? []
    return ValueScale(points.map(\.value) + ends, fromZero: fromZero, steps: steps, leastStep: leastStep)
  }
}
