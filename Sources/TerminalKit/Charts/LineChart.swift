/// A chart of a value over days. All its texts come from the caller.
///
/// If there are marked points, they are a staircase, each step from one to the day of the next, and the other points are dots;
/// without any, a line connects the points.
package struct LineChart: Sendable {
  /// A value on a day.
  package struct Point: Hashable, Sendable {
    /// The day's number, counted from any day.
    package var day: Int
    package var value: Double
    /// Whether the point is marked, as a best value so far.
    package var isMarked: Bool
    package var label: String
    /// The text beside the point if it is one of the last three that are marked.
    package var note: String

    package init(day: Int, value: Double, isMarked: Bool = false, label: String = "", note: String = "") {
      self.day = day
      self.value = value
      self.isMarked = isMarked
      self.label = label
      self.note = note
    }
  }

  /// The names of the chart's parts.
  package struct Legend: Hashable, Sendable {
    /// The line through the points.
    package var line: String
    package var mark: String
    package var trend: String
    /// The points beside the line.
    package var extra: String

    package init(line: String, mark: String, trend: String, extra: String = "") {
      self.line = line
      self.mark = mark
      self.trend = trend
      self.extra = extra
    }
  }

  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// The points with finite values, by day.
  package let points: [Point]
  /// Points of another kind, beside the line and its records: tested maxes.
  package let extras: [Point]
  /// The trend, if it is shown.
  package var trend: LinearTrend?
  /// The names of the chart's parts.
  package var legend: Legend
  /// Levels of labels for days, from fine to coarse; the finest that fits is shown.
  package var dayTicks: [[DayTick]]
  /// Whether low values are at the top, because they are better: those of a pace.
  package var lowIsTop: Bool
  /// The smallest step of the axis of values, so that its labels differ.
  package var leastStep: Double
  /// The steps of the axis of values that are round.
  package var steps: ValueScale.Steps
  package var valueLabel: @Sendable (Double) -> String

  /// A chart. Points may be in any order.
  package init(
    title: String, summary: String, points: [Point], extras: [Point] = [], trend: LinearTrend? = nil,
    legend: Legend, dayTicks: [[DayTick]], lowIsTop: Bool = false,
    leastStep: Double = 0.001, steps: ValueScale.Steps = .decimal,
    valueLabel: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    self.summary = summary
    self.points = points.filter { $0.value.isFinite }.sorted { $0.day < $1.day }
    self.extras = extras.filter { $0.value.isFinite }.sorted { $0.day < $1.day }
    self.trend = trend
    self.legend = legend
    self.dayTicks = dayTicks
    self.lowIsTop = lowIsTop
    self.leastStep = leastStep
    self.steps = steps
    self.valueLabel = valueLabel
  }

  /// The fewest points that make a chart. Fewer are better told by a sentence.
  package static let fewest = 3

  /// The days from the first point to the last; one day if there are no points.
  var axis: DayAxis {
    let days = (points + extras).map(\.day)
    return DayAxis(first: days.min() ?? 0, last: days.max() ?? 0)
  }

  /// The values to hold.
  var values: [Double] { (points + extras).map(\.value) }

  /// The ends of the trend; nil if there is none to draw.
  var trendEnds: [Point]? {
    guard let trend, let drawn = trend.drawn else { return nil }
    return [drawn.lowerBound, drawn.upperBound].map { Point(day: $0, value: trend.value(on: $0)) }
  }

  var marks: [Point] { points.filter(\.isMarked) }

  /// The corners of the staircase from mark to mark, up to the last day; empty without marks.
  var stairs: [(day: Int, value: Double)] {
    guard var last = marks.first else { return [] }
    var corners = [(day: last.day, value: last.value)]
    for mark in marks.dropFirst() {
      corners += [(mark.day, last.value), (mark.day, mark.value)]
      last = mark
    }
    return corners + [(max(points.last?.day ?? last.day, last.day), last.value)]
  }

  /// The last three marks with a text, latest first.
  var latestMarks: [Point] { marks.suffix(3).reversed().filter { !$0.note.isEmpty } }

  /// The points with a text: the last extra one, and the latest marks.
  var noted: [Point] { extras.suffix(1).filter { !$0.note.isEmpty } + latestMarks }

  /// A value's height on a scale, from 0 at the bottom to 1 at the top.
  func height(_ value: Double, on scale: ValueScale) -> Double {
    lowIsTop ? 1 - scale.share(value) : scale.share(value)
  }

  /// Whether all values are the same, so that an axis needs few ticks.
  var isFlat: Bool {
    let values = (points + extras).map(\.value)
    return values.min() == values.max()
  }
}
