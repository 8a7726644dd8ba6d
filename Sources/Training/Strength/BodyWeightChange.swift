/// A body weight compared with one recorded some time before.
package struct BodyWeightChange: Hashable, Sendable {
  /// The period that was asked for.
  package var span: Span
  /// The last weight recorded at least `span` before the later one.
  package var earlier: BodyWeight
  package var later: BodyWeight

  /// A time to look back.
  package enum Span: String, CaseIterable, Hashable, Sendable {
    /// 7 days.
    case week
    /// 30 days.
    case month

    package var days: Int {
      switch self {
      case .week: 7
      case .month: 30
      }
    }
  }

  /// The number of days between the two weights, at least those of `span`.
  package var days: Int { later.at.day.daysSince1970 - earlier.at.day.daysSince1970 }

  /// Whether the days between the two weights are fewer than one and a half times those of `span`.
  package var isCloseToSpan: Bool { days * 2 < span.days * 3 }

  /// Compares a weight with the last one recorded at least `span` before it; nil if there is none.
  package init?(_ later: BodyWeight, _ span: Span, in weights: BodyWeights) {
    guard let earlier = weights.entry(onOrBefore: later.at.day.adding(days: -span.days)) else { return nil }
    (self.span, self.earlier, self.later) = (span, earlier, later)
  }
}

extension BodyWeight {
  /// The difference from an earlier weight, in this one's unit; negative for a loss.
  package func difference(to earlier: BodyWeight) -> Thousandths {
    Thousandths(raw: weight.value.raw - earlier.weight.converted(to: weight.unit).value.raw)
  }
}
