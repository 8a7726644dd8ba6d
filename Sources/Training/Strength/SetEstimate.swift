/// A one-rep max estimated from a completed set, with the load that the set moved.
package struct SetEstimate: Hashable, Sendable {
  /// The load that was moved.
  package var load: MovedLoad
  /// The estimate, in the unit of `load`.
  package var max: MaxEstimate
  /// The load as it was typed.
  package var typed: Load

  /// Estimates the 1RM from a result, warm-up or not. Callers decide which sets count. For a set with parts, the first part
  /// counts, without its effort, which is that of all parts.
  ///
  /// Nil if there is no known load (see `MovedLoad`), no rep, a time or distance instead of reps, or more
  /// reps than the formula has a value for.
  ///
  /// - Parameters:
  ///   - performance: the result, with the load per implement, as the estimate will be
  ///   - share: the share of the body weight that counts towards the exercise's load, from 0 to 1
  ///   - bodyWeight: the body weight on that day (`BodyWeights.weight(on:)`)
  ///   - formula: the formula that the lifter chose
  package init?(
    _ performance: Performance, share: Thousandths, bodyWeight: Mass?, formula: MaxFormula = .standard
  ) {
    guard case .reps(let reps) = performance.amount, let typed = performance.load,
      let load = MovedLoad(performance.load, share: share, bodyWeight: bodyWeight),
      let max = MaxEstimate(
        load: load.mass.double, reps: reps,
        inReserve: performance.firstEffort?.repsInReserve ?? Thousandths(0), formula: formula)
    else { return nil }
    (self.load, self.max, self.typed) = (load, max, typed)
  }

  /// The part of the load that is the body, in kilograms; 0 if the body isn't included.
  private var body: Double { load.basis == .withBody ? Double(load.exact - typed.signedExact) / 1e11 : 0 }

  /// The load for a number of reps as every answer shows and compares it: what is typed. For a bodyweight
  /// exercise, this is the load added to the body weight of that day, negative for assistance. Nil if the formula has
  /// no value for the reps.
  package func shown(forReps reps: Int = 1, in unit: MassUnit) -> Double? {
    max.load(forReps: reps).map { total in
      load.mass.unit.convert(total, to: unit) - MassUnit.kilograms.convert(body, to: unit)
    }
  }

  /// `shown` as a load to type.
  package func shownLoad(forReps reps: Int = 1, in unit: MassUnit) -> Load? {
    shown(forReps: reps, in: unit).map { typed.with(signed: Thousandths(rounding: $0), unit) }
  }

  package var unit: MassUnit { load.mass.unit }

  /// The estimated 1RM in a unit; finite and not negative.
  package func oneRepMax(in unit: MassUnit) -> Double { load.mass.unit.convert(max.oneRepMax, to: unit) }
}

extension MassUnit {
  /// A number of this unit converted to another. One pound is 0.45359237 kg.
  package func convert(_ value: Double, to other: MassUnit) -> Double {
    switch (self, other) {
    case (.kilograms, .pounds): value / 0.453_592_37
    case (.pounds, .kilograms): value * 0.453_592_37
    default: value
    }
  }
}

extension Thousandths {
  /// Rounds a computed number to thousandths, halves away from zero. It must be finite and less than 10¹⁵.
  package init(rounding value: Double) {
    self.init(raw: Int((value * 1_000).rounded(.toNearestOrAwayFromZero)))
  }
}

extension Mass {
  /// The number of units, for formulas.
  package var double: Double { Double(value.raw) / 1_000 }

  /// Rounds a computed number of units half up to thousandths. It must be finite and not negative.
  package init(rounding value: Double, _ unit: MassUnit) { self.init(Thousandths(rounding: value), unit) }
}
