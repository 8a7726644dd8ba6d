/// How an exercise's sets are counted.
package enum CountMode: String, CaseIterable, Hashable, Sendable {
  case reps, duration, distance
}

/// The units in which distances are typed.
package enum DistanceUnit: String, CaseIterable, Hashable, Sendable {
  case metres = "m"
  case kilometres = "km"
  case miles = "mi"
}

/// A distance as the lifter typed it.
package struct Distance: Hashable, Sendable {
  package var value: Thousandths
  package var unit: DistanceUnit

  package init(_ value: Thousandths, _ unit: DistanceUnit) {
    self.value = value
    self.unit = unit
  }

  /// The distance in millimetres; one mile is 1,609.344 m by definition.
  package var millimetres: Int {
    switch unit {
    case .metres: value.raw
    case .kilometres: value.raw * 1_000
    case .miles: Int(Int128(value.raw) * 1_609_344 / 1_000)
    }
  }
}

/// How long something took or takes, exact to a thousandth of a second.
package struct Duration: Hashable, Comparable, Sendable {
  /// The time in thousandths of a second, at least 0.
  package var milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  package init(seconds: Int) { milliseconds = seconds * 1_000 }

  package static func < (one: Self, other: Self) -> Bool { one.milliseconds < other.milliseconds }

  /// Whole seconds, what is left of one cut off.
  package var seconds: Int { milliseconds / 1_000 }
}

/// How much was done in a set: by the exercise's count mode, reps, a time or a distance (with the time it took, where
/// that is known).
package enum Amount: Hashable, Sendable {
  /// Repetitions, at least 0: a failed attempt counts none.
  case reps(Int)
  case duration(Duration)
  case distance(Distance, Duration?)

  package var countMode: CountMode {
    switch self {
    case .reps: .reps
    case .duration: .duration
    case .distance: .distance
    }
  }
}

/// How much is planned for a set. Beyond what can be done, a plan may leave room: `8-12`, `5+`.
package enum TargetAmount: Hashable, Sendable {
  case exactly(Amount)
  /// Any number of reps within a range; the lower bound is less than the upper.
  case repRange(Int, Int)
  /// At least so many reps, and as many more as are there.
  case repsOrMore(Int)

  package var countMode: CountMode {
    if case .exactly(let amount) = self { amount.countMode } else { .reps }
  }

  /// What counts as having done it: the amount itself, a range's lower end.
  package var least: Amount {
    switch self {
    case .exactly(let amount): amount
    case .repRange(let reps, _), .repsOrMore(let reps): .reps(reps)
    }
  }
}
