/// What a set that was done says about the lifter's one-repetition maximum.
package struct SetEstimate: Hashable, Sendable {
  package var load: MovedLoad
  /// In the unit of the load.
  package var max: MaxEstimate

  /// The estimate from what was done, warm-up or not: whether a set counts is for the caller to say.
  ///
  /// Nil where there is none: no load that is known (see `MovedLoad`), no rep, a time or a distance, or more reps than the
  /// formula has a value for.
  ///
  /// - Parameters:
  ///   - performance: loads are per implement, and so is the estimate
  ///   - share: the share of the body weight that counts into the exercise's load, from 0 to 1
  ///   - bodyWeight: that of the set's day (`BodyWeights.weight(on:)`)
  ///   - formula: the lifter's choice
  package init?(
    _ performance: Performance, share: Thousandths, bodyWeight: Mass?, formula: MaxFormula = .standard
  ) {
    guard case .reps(let reps) = performance.amount,
      let load = MovedLoad(performance.load, share: share, bodyWeight: bodyWeight),
      let max = MaxEstimate(
        load: load.mass.double, reps: reps,
        inReserve: performance.effort?.repsInReserve ?? Thousandths(0), formula: formula)
    else { return nil }
    (self.load, self.max) = (load, max)
  }

  package var unit: MassUnit { load.mass.unit }

  /// The estimated 1RM in a unit; never negative, always finite.
  package func oneRepMax(in unit: MassUnit) -> Double { load.mass.unit.convert(max.oneRepMax, to: unit) }

  /// The estimated 1RM as a mass, rounded half up to thousandths.
  package var oneRepMax: Mass { Mass(rounding: max.oneRepMax, unit) }

  /// The load with which so many reps should be possible, rounded half up to thousandths; nil where the formula has none.
  package func load(forReps reps: Int) -> Mass? { max.load(forReps: reps).map { Mass(rounding: $0, unit) } }
}

extension MassUnit {
  /// A number of this unit in another. One pound is 0.45359237 kg.
  package func convert(_ value: Double, to other: MassUnit) -> Double {
    switch (self, other) {
    case (.kilograms, .pounds): value / 0.453_592_37
    case (.pounds, .kilograms): value * 0.453_592_37
    default: value
    }
  }
}

extension Thousandths {
  /// A computed number, rounded to thousandths, halves away from zero. It must be finite and of less than 10¹⁵.
  package init(rounding value: Double) {
    self.init(raw: Int((value * 1_000).rounded(.toNearestOrAwayFromZero)))
  }
}

extension Mass {
  /// The number, for formulas.
  package var double: Double { Double(value.raw) / 1_000 }

  /// A computed mass, rounded half up to thousandths: finite and not negative.
  package init(rounding value: Double, _ unit: MassUnit) { self.init(Thousandths(rounding: value), unit) }
}
