/// The way an exercise's sets are counted.
package enum CountMode: String, CaseIterable, Hashable, Sendable {
  case reps, duration, distance
}

/// A unit of distance. The raw value is what is typed and stored.
package enum DistanceUnit: String, CaseIterable, Hashable, Sendable {
  case metres = "m"
  case kilometres = "km"
  case miles = "mi"
}

/// A distance, exactly as typed.
package struct Distance: Hashable, Sendable {
  /// The number of units, at least 0.
  package var value: Thousandths
  /// The unit it was typed in.
  package var unit: DistanceUnit

  /// Creates a distance of `value` units.
  package init(_ value: Thousandths, _ unit: DistanceUnit) {
    self.value = value
    self.unit = unit
  }

  /// The distance in millimetres, rounded down. One mile is 1,609.344 m by definition.
  package var millimetres: Int {
    switch unit {
    case .metres: value.raw
    case .kilometres: value.raw * 1_000
    case .miles: Int(Int128(value.raw) * 1_609_344 / 1_000)
    }
  }
}

/// A time and a distance done in it, also as a sum over sets.
package struct Pace: Hashable, Sendable {
  package var milliseconds: Int
  package var millimetres: Int

  package init(milliseconds: Int, millimetres: Int) {
    (self.milliseconds, self.millimetres) = (milliseconds, millimetres)
  }

  /// The pace of a set with a distance and a time, both more than 0; nil for any other.
  package init?(_ amount: Amount) {
    guard case .distance(let distance, let time?) = amount, distance.millimetres > 0, time.milliseconds > 0
    else { return nil }
    self.init(milliseconds: time.milliseconds, millimetres: distance.millimetres)
  }

  /// The time for a kilometre, or a mile if `inMiles`, rounded to milliseconds; nil without a distance.
  package func time(inMiles: Bool = false) -> Duration? {
    millimetres > 0 ? time(over: inMiles ? 1_609_344 : 1_000_000) : nil
  }

  /// The time over a distance in millimetres, rounded to milliseconds. Its own distance must be more than 0.
  package func time(over distance: Int) -> Duration {
    let doubled = Int128(milliseconds) * Int128(distance) * 2 / Int128(millimetres)
    return Duration(milliseconds: Int(clamping: (doubled + 1) / 2))
  }

  package static func += (sum: inout Pace, other: Pace) {
    sum.milliseconds += other.milliseconds
    sum.millimetres += other.millimetres
  }
}

extension Amount {
  /// The distance, in millimetres; 0 without one.
  package var millimetres: Int {
    if case .distance(let distance, _) = self { distance.millimetres } else { 0 }
  }

  /// The time that it took, if known.
  package var time: Duration? {
    switch self {
    case .duration(let time), .distance(_, let time?): time
    case .reps, .distance(_, nil): nil
    }
  }
}

/// A length of time, exact to the millisecond.
package struct Duration: Hashable, Comparable, Sendable {
  /// The length in milliseconds, at least 0.
  package var milliseconds: Int

  /// Creates a duration of this many milliseconds, at least 0.
  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Creates a duration of this many seconds, at least 0.
  package init(seconds: Int) { milliseconds = seconds * 1_000 }

  package static func < (one: Self, other: Self) -> Bool { one.milliseconds < other.milliseconds }

  /// The length in whole seconds, rounded down.
  package var seconds: Int { milliseconds / 1_000 }
}

/// The amount done in a set: reps, a time or a distance, by the exercise's count mode.
package enum Amount: Hashable, Sendable {
  /// Repetitions, at least 0. A failed attempt has 0.
  case reps(Int)
  /// A time, such as that of a plank.
  case duration(Duration)
  /// A distance, and the time it took if known.
  case distance(Distance, Duration?)

  /// The count mode in which amounts of this kind are counted.
  package var countMode: CountMode {
    switch self {
    case .reps: .reps
    case .duration: .duration
    case .distance: .distance
    }
  }
}

/// The amount planned for a set. Unlike a result, it may leave room: `8-12`, `5+`.
package enum TargetAmount: Hashable, Sendable {
  /// A fixed amount: `8`, `60s`, `5km`.
  case exactly(Amount)
  /// Any number of reps from the first through the second, which is greater: `8-12`.
  case repRange(Int, Int)
  /// At least this many reps: `5+`.
  case repsOrMore(Int)

  /// The count mode in which amounts of this kind are counted.
  package var countMode: CountMode {
    if case .exactly(let amount) = self { amount.countMode } else { .reps }
  }

  /// The least amount that meets the plan: the lower end of a range.
  package var least: Amount {
    switch self {
    case .exactly(let amount): amount
    case .repRange(let reps, _), .repsOrMore(let reps): .reps(reps)
    }
  }
}
