import Training

/// The best sets of an exercise on both sides as numbers, in units that both share.
struct BestSetPair {
  /// One thing that a set says: how often, how far, how long, with how much.
  struct Measure {
    enum Kind { case reps, distance, time, load }

    let kind: Kind
    /// Nil where the side doesn't say it.
    let values: [Thousandths?]
    let unit: String

    var change: Thousandths? { difference(values) }
  }

  let one: Performance?
  let other: Performance?
  /// Of masses and differences where neither set says another.
  let unit: MassUnit

  /// From one side to the other; nil where one of them has no value.
  static func difference(_ values: [Thousandths?]) -> Thousandths? {
    guard let one = values[0], let other = values[1] else { return nil }
    return Thousandths(raw: other.raw - one.raw)
  }

  private var sets: [Performance?] { [one, other] }

  /// What either set says; first that by which it is counted.
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

  /// Of the body alone 0, of assistance less.
  private var load: Measure {
    let unit = other?.load?.mass?.unit ?? one?.load?.mass?.unit ?? self.unit
    return Measure(kind: .load, values: sets.map { $0?.load?.signed(in: unit) }, unit: unit.rawValue)
  }
}
