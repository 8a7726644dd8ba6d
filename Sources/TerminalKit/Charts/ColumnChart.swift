/// A chart of sums over spans of days, such as weeks, as columns. It is drawn only as SVG. All its texts come from the caller.
package struct ColumnChart: Sendable {
  /// A span and its sum.
  package struct Column: Hashable, Sendable {
    /// The number of its first day, counted from any day.
    package var day: Int
    /// The sum, at least 0.
    package var value: Double
    /// How many of its days count, if some don't; such a column is hatched, because it can't be compared with the others.
    package var cut: String?
    package var label: String

    /// A column. Negative values and those that aren't finite count as 0.
    package init(day: Int, value: Double, cut: String? = nil, label: String = "") {
      self.day = day
      self.value = value.isFinite ? max(value, 0) : 0
      self.cut = cut
      self.label = label
    }
  }

  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// The columns, by day, without gaps.
  package let columns: [Column]
  /// The day after the last column.
  package var end: Int
  /// The name of the mean line; nil to draw none.
  package var mean: String?
  /// Levels of labels for days, from fine to coarse; the finest that fits is shown.
  package var dayTicks: [[DayTick]]
  /// The smallest step of the axis of values, so that its labels differ.
  package var leastStep: Double
  package var valueLabel: @Sendable (Double) -> String

  /// A chart. Columns are in order.
  package init(
    title: String, summary: String, columns: [Column], end: Int, mean: String?, dayTicks: [[DayTick]],
    leastStep: Double = 0.001, valueLabel: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    self.summary = summary
    self.columns = columns
    self.end = end
    self.mean = mean
    self.dayTicks = dayTicks
    self.leastStep = leastStep
    self.valueLabel = valueLabel
  }

  /// The columns that the mean is taken of: a column and those before it.
  package static let meanOf = 4

  /// The mean of each column and the three before it; nil unless all four are whole.
  var means: [Double?] {
    columns.indices.map { index in
      let first = index - Self.meanOf + 1
      guard first >= 0, columns[first...index].allSatisfy({ $0.cut == nil }) else { return nil }
      return columns[first...index].reduce(0) { $0 + $1.value } / Double(Self.meanOf)
    }
  }
}
