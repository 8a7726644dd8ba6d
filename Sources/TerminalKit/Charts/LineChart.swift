/// A value over days, as a line. All texts come worded from whoever makes it.
package struct LineChart: Sendable {
  /// A value on a day.
  package struct Point: Hashable, Sendable {
    /// Counted from wherever the caller likes.
    package var day: Int
    package var value: Double
    /// Whether it stands out: a best one so far.
    package var isMarked: Bool
    /// What it says when one points at it.
    package var label: String

    package init(day: Int, value: Double, isMarked: Bool = false, label: String = "") {
      self.day = day
      self.value = value
      self.isMarked = isMarked
      self.label = label
    }
  }

  /// What the parts of the picture are called.
  package struct Legend: Hashable, Sendable {
    package var line: String
    package var mark: String
    package var trend: String

    package init(line: String, mark: String, trend: String) {
      self.line = line
      self.mark = mark
      self.trend = trend
    }
  }

  package var title: String
  /// What is to be seen, for those who don't see it.
  package var summary: String
  /// By day; only with finite values.
  package let points: [Point]
  package var trend: LinearTrend?
  package var legend: Legend
  /// Ticks of the days from fine to coarse; the finest for which there is room is shown.
  package var dayTicks: [[DayTick]]
  /// Whether 0 is on the axis of values.
  package var fromZero: Bool
  /// What is at least between two ticks of that axis, so that their labels differ.
  package var leastStep: Double
  /// How a value reads on its axis.
  package var valueLabel: @Sendable (Double) -> String

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

  /// The days that the chart shows; one day where there is no point.
  var axis: DayAxis { DayAxis(first: points.first?.day ?? 0, last: points.last?.day ?? 0) }

  /// The scale of values, with room for the trend's ends too.
  func scale(steps: Int) -> ValueScale {
    let ends = trend.map { trend in [axis.first, axis.last].map(trend.value(on:)) } ?? []
    return ValueScale(points.map(\.value) + ends, fromZero: fromZero, steps: steps, leastStep: leastStep)
  }
}
