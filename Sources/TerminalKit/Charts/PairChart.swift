/// A comparison of two things by several measures, each by its relative change. It is drawn only as SVG.
package struct PairChart: Sendable {
  /// One thing's value of a measure.
  package struct Side: Hashable, Sendable {
    /// The value, at least 0, whose change the bar's length is proportional to.
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
    /// Whether it is a sum of many, which are grouped before the others.
    package var isTotal: Bool
    /// Its name among those that only one thing has.
    package var name: String

    /// A measure.
    package init(
      _ label: String, _ one: Side, _ other: Side, isTotal: Bool = false, name: String? = nil
    ) {
      self.label = label
      self.one = one
      self.other = other
      self.isTotal = isTotal
      self.name = name ?? label
    }
  }

  /// The title.
  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// What comes before the names of what is equal: `Unchanged`.
  package var equal: String
  /// What comes before the names of what only the first thing has: `Only in October`.
  package var onlyOne: String
  /// The same for the second thing.
  package var onlyOther: String
  /// The text of a change by its share of the first value, 0.1 for a tenth more.
  package var percent: @Sendable (Double) -> String
  /// The measures, in any order.
  package var measures: [Measure]

  /// A chart.
  package init(
    title: String, summary: String, equal: String, onlyOne: String, onlyOther: String, measures: [Measure],
    percent: @escaping @Sendable (Double) -> String
  ) {
    self.percent = percent
    self.title = title
    self.summary = summary
    self.equal = equal
    self.onlyOne = onlyOne
    self.onlyOther = onlyOther
    self.measures = measures
  }
}
