/// A body weight and the one that held some time before it.
package struct BodyWeightChange: Hashable, Sendable {
  package var span: Span
  /// The last entry of the day so long before, or of a day before that.
  package var earlier: BodyWeight
  package var later: BodyWeight

  /// How long before.
  package enum Span: String, CaseIterable, Hashable, Sendable {
    /// Seven days.
    case week
    /// Thirty days.
    case month

    package var days: Int {
      switch self {
      case .week: 7
      case .month: 30
      }
    }
  }

  /// How many days lie between them: at least those of the span.
  package var days: Int { later.at.day.daysSince1970 - earlier.at.day.daysSince1970 }

  /// Whether that is as long as the span, by and large.
  package var isCloseToSpan: Bool { days * 2 < span.days * 3 }

  /// Nil where nothing is known so early.
  package init?(_ later: BodyWeight, _ span: Span, in weights: BodyWeights) {
    guard let earlier = weights.entry(onOrBefore: later.at.day.adding(days: -span.days)) else { return nil }
    (self.span, self.earlier, self.later) = (span, earlier, later)
  }
}

extension BodyWeight {
  /// How much more this is than another, in this one's unit; less than 0 where it is less.
  package func difference(to earlier: BodyWeight) -> Thousandths {
    Thousandths(raw: weight.value.raw - earlier.weight.converted(to: weight.unit).value.raw)
  }
}
