/// Two things side by side, measure by measure: each measure has a scale of its own.
package struct PairChart: Hashable, Sendable {
  /// One of the two by a measure.
  package struct Side: Hashable, Sendable {
    /// Its length is this against the other's; what is below 0 or isn't a number has none.
    package var value: Double
    /// The value in words.
    package var text: String

    package init(_ value: Double, _ text: String) {
      self.value = value.isFinite ? max(value, 0) : 0
      self.text = text
    }
  }

  package struct Measure: Hashable, Sendable {
    package var label: String
    package var one: Side
    package var other: Side
    /// What changed from one to the other, in words.
    package var change: String

    package init(_ label: String, _ one: Side, _ other: Side, change: String) {
      self.label = label
      self.one = one
      self.other = other
      self.change = change
    }

    /// How long the two bars are, from 0 to 1 for the longer.
    var shares: (Double, Double) {
      let most = max(one.value, other.value)
      return most > 0 ? (one.value / most, other.value / most) : (0, 0)
    }
  }

  package var title: String
  /// What is to be seen, for those who don't see it.
  package var summary: String
  /// What the first is called.
  package var one: String
  /// What the second is called.
  package var other: String
  package var measures: [Measure]

  package init(title: String, summary: String, one: String, other: String, measures: [Measure]) {
    self.title = title
    self.summary = summary
    self.one = one
    self.other = other
    self.measures = measures
  }
}
