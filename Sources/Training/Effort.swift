/// The effort of a set, on either of the two scales in use.
package enum Effort: Hashable, Sendable {
  /// Rating of perceived exertion, on the scale of Zourdos et al. (2016).
  case rpe(RPE)
  /// Reps in reserve, 0…10.
  case rir(Int)

  /// The number of reps that were still possible: RIR as given, otherwise 10 − RPE (1.5 for RPE 8.5).
  package var repsInReserve: Thousandths {
    switch self {
    case .rpe(let rpe): Thousandths(raw: 10_000 - rpe.halves * 500)
    case .rir(let reps): Thousandths(reps)
    }
  }
}

/// A rating of perceived exertion: 1 to 10 in half steps.
package struct RPE: Hashable, Comparable, Sendable {
  /// Twice the rating, 2…20.
  package let halves: Int

  /// Creates a rating of `halves`/2; nil outside 1…10.
  package init?(halves: Int) {
    guard (2...20).contains(halves) else { return nil }
    self.halves = halves
  }

  /// Creates a rating; nil outside 1…10 or between half steps, such as 8.25.
  package init?(_ value: Thousandths) {
    guard value.raw % 500 == 0 else { return nil }
    self.init(halves: value.raw / 500)
  }

  package static func < (one: Self, other: Self) -> Bool { one.halves < other.halves }

  /// The rating as a number, 1…10.
  package var value: Thousandths { Thousandths(raw: halves * 500) }
}
