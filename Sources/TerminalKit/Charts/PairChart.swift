/// A comparison of two things by several measures, each with its own scale. It is drawn only as SVG.
package struct PairChart: Hashable, Sendable {
  /// One thing's value of a measure.
  package struct Side: Hashable, Sendable {
    /// The value, at least 0, which the bar's length is proportional to.
    package var value: Double
    /// The value as text.
    package var text: String

    /// A value. Negative values and those that aren't finite count as 0.
    package init(_ value: Double, _ text: String) {
      self.value = value.isFinite ? max(value, 0) : 0
      self.text = text
    }
  }

  /// A measure with both values.
  package struct Measure: Hashable, Sendable {
    /// Its name.
    package var label: String
    /// The first thing's value.
    package var one: Side
    /// The second thing's value.
    package var other: Side
    /// The change from the first to the second, as text.
    package var change: String

    /// A measure.
    package init(_ label: String, _ one: Side, _ other: Side, change: String) {
      self.label = label
      self.one = one
      self.other = other
      self.change = change
    }

    /// The lengths of both bars, from 0 to 1 for the longer.
    var shares: (Double, Double) {
      let most = max(one.value, other.value)
      return most > 0 ? (one.value / most, other.value / most) : (0, 0)
    }
  }

  /// The title.
  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// The first thing's name.
  package var one: String
  /// The second thing's name.
  package var other: String
  /// The measures, from top to bottom.
  package var measures: [Measure]

  /// A chart.
  package init(title: String, summary: String, one: String, other: String, measures: [Measure]) {
    self.title = title
    self.summary = summary
    self.one = one
    self.other = other
    self.measures = measures
  }
}
