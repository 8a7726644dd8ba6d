/// A comparison of two things by several measures, each by its relative change. It is drawn only as SVG.
package struct PairChart: Sendable {
  /// The value of a measure on one of the two sides.
  package struct Side: Hashable, Sendable {
    /// The value; nil if the thing has none.
    package var value: Double?
    /// The value as text.
    package var text: String

    /// A value. One that isn't finite counts as none.
    package init(_ value: Double?, _ text: String) {
      self.value = value.flatMap { $0.isFinite ? $0 : nil }
      self.text = text
    }
  }

  /// A measure with both values.
  package struct Measure: Hashable, Sendable {
    package var label: String
    /// The first thing's value.
    package var one: Side
    /// The second thing's value.
    package var other: Side
    /// The whole that the first value is only a part of, such as a load added to the body. The bar is then the change's share of
    /// it, and the change is shown as text, because a percentage would be taken for that of the value.
    package var whole: Double?
    /// The change as text.
    package var change: String
    /// Whether it is a sum of many, which are grouped before the others.
    package var isTotal: Bool
    /// Its name among those that only one thing has.
    package var name: String
    /// Whether less is better: of a time or a pace.
    package var isLowerBetter: Bool

    package init(
      _ label: String, _ one: Side, _ other: Side, whole: Double? = nil, change: String = "",
      isTotal: Bool = false, name: String? = nil, isLowerBetter: Bool = false
    ) {
      self.isLowerBetter = isLowerBetter
      self.label = label
      self.whole = whole
      self.change = change
      self.one = one
      self.other = other
      self.isTotal = isTotal
      self.name = name ?? label
    }
  }

  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// The text before the names of equal measures: `Unchanged`.
  package var equal: String
  /// The text before the names of measures that only the first thing has: `Only in October`.
  package var onlyOne: String
  /// The same for the second thing.
  package var onlyOther: String
  /// Sentences below the chart.
  package var notes: [String]
  /// The text of a change by its share, 0.1 for a tenth more; nil if that would be no change.
  package var percent: @Sendable (Double) -> String?
  /// The measures, in any order.
  package var measures: [Measure]

  package init(
    title: String, summary: String, equal: String, onlyOne: String, onlyOther: String, notes: [String] = [],
    measures: [Measure],
    percent: @escaping @Sendable (Double) -> String?
  ) {
    self.percent = percent
    self.title = title
    self.summary = summary
    self.equal = equal
    self.onlyOne = onlyOne
    self.onlyOther = onlyOther
    self.notes = notes
    self.measures = measures
  }
}
