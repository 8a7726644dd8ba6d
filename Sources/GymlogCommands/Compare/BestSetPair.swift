import Training

/// The best sets of an exercise on both sides as numbers, in common units.
struct BestSetPair {
  /// One quantity of a set: reps, distance, time or load.
  struct Measure {
    enum Kind { case reps, distance, time, load }

    let kind: Kind
    /// Nil for a side without this quantity.
    let values: [Thousandths?]
    let unit: String

    var change: Thousandths? { difference(values) }
  }

  let one: Performance?
  let other: Performance?
  /// The unit of masses if neither set has its own.
  let unit: MassUnit

  /// The change from one side to the other; nil if either has no value.
  static func difference(_ values: [Thousandths?]) -> Thousandths? {
    guard let one = values[0], let other = values[1] else { return nil }
    return Thousandths(raw: other.raw - one.raw)
  }

  private var sets: [Performance?] { [one, other] }

  /// The quantities of either set; the one that it is counted by comes first.
  var measures: [Measure] {
    [reps, distance, time, load].filter { $0.values.contains { $0 != nil } }
  }

  private var reps: Measure {
    let values = sets.map { set -> Thousandths? in
      if case .reps(let reps)? = set?.amount { Thousandths(reps) } else { nil }
    }
    return Measure(kind: .reps, values: values, unit: "reps")
  }

  private var distance: Measure {
    let distances = sets.map { set -> Distance? in
      if case .distance(let distance, _)? = set?.amount { distance } else { nil }
    }
    let units = Set(distances.compactMap { $0?.unit.rawValue })
    guard units.count == 1, let unit = units.first else {
      return Measure(
        kind: .distance, values: distances.map { $0.map { Thousandths(raw: $0.millimetres) } },
        unit: DistanceUnit.metres.rawValue)
    }
    return Measure(kind: .distance, values: distances.map { $0?.value }, unit: unit)
  }

  private var time: Measure {
    let values = sets.map { set -> Thousandths? in
      switch set?.amount {
      case .duration(let time), .distance(_, let time?): Thousandths(raw: time.milliseconds)
      default: nil
      }
    }
    return Measure(kind: .time, values: values, unit: "s")
  }

  /// Zero for body weight alone, negative for assistance.
  private var load: Measure {
    let unit = other?.load?.mass?.unit ?? one?.load?.mass?.unit ?? self.unit
    return Measure(kind: .load, values: sets.map { $0?.load?.signed(in: unit) }, unit: unit.rawValue)
  }
}
