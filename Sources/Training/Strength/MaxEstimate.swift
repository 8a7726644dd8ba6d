/// A one-repetition maximum that was estimated from a set, in the unit of the set's load.
package struct MaxEstimate: Hashable, Sendable {
  /// In the unit of the load it was estimated from; never negative, always finite.
  package var oneRepMax: Double
  /// The reps that it rests on: those done and those held back.
  package var reps: Double
  package var formula: MaxFormula

  /// The most reps from which an estimate isn't rough (Reynolds et al. 2006).
  package static let mostReliableReps = 10.0

  /// The estimate from a load and the reps done with it; those held back (`inReserve`, by RIR or RPE) count as if they
  /// had been done.
  ///
  /// Nil where nothing was lifted, no rep was done, or the formula has no value for so many.
  package init?(
    load: Double, reps: Int, inReserve: Thousandths = Thousandths(0), formula: MaxFormula = .standard
  ) {
    guard load > 0, load.isFinite, reps > 0 else { return nil }
    let possible = Double(reps) + Double(max(inReserve.raw, 0)) / 1_000
    guard let factor = formula.factor(reps: possible) else { return nil }
    self.init(oneRepMax: load * factor, reps: possible, formula: formula)
  }

  /// A maximum that is known, to look up what it is worth in other numbers of reps.
  package init(oneRepMax: Double, reps: Double = 1, formula: MaxFormula = .standard) {
    self.oneRepMax = oneRepMax
    self.reps = reps
    self.formula = formula
  }

  /// Whether it rests on more reps than the formulas are good for.
  package var isRough: Bool { reps > Self.mostReliableReps }

  /// A single without reps in reserve is no estimate: it was lifted.
  package var isExact: Bool { reps == 1 }

  /// The load with which so many reps should be possible, by the same formula: its inverse. Nil where it has none.
  package func load(forReps reps: Int) -> Double? {
    formula.factor(reps: Double(reps)).map { oneRepMax / $0 }
  }
}
