/// A one-rep max estimated from a set.
package struct MaxEstimate: Hashable, Sendable {
  /// The estimated 1RM in the unit of the set's load; finite and not negative.
  package var oneRepMax: Double
  /// The reps it is based on: those done plus those in reserve.
  package var reps: Double
  /// The formula it comes from.
  package var formula: MaxFormula

  /// The most reps from which an estimate is reliable (Reynolds et al. 2006).
  package static let mostReliableReps = 10.0

  /// Estimates a 1RM from a load and the reps done with it. Reps in reserve, by RIR or RPE, count as done.
  ///
  /// Nil if the load is 0, no rep was done, or the formula has no value for this many reps.
  package init?(
    load: Double, reps: Int, inReserve: Thousandths = Thousandths(0), formula: MaxFormula = .standard
  ) {
    guard load > 0, load.isFinite, reps > 0 else { return nil }
    let possible = Double(reps) + Double(max(inReserve.raw, 0)) / 1_000
    guard let factor = formula.factor(reps: possible) else { return nil }
    self.init(oneRepMax: load * factor, reps: possible, formula: formula)
  }

  /// Creates a known max, to compute loads for other numbers of reps.
  package init(oneRepMax: Double, reps: Double = 1, formula: MaxFormula = .standard) {
    self.oneRepMax = oneRepMax
    self.reps = reps
    self.formula = formula
  }

  /// Whether it is based on more reps than the formulas hold for.
  package var isRough: Bool { reps > Self.mostReliableReps }

  /// Whether it was lifted rather than estimated: a single with no reps in reserve.
  package var isExact: Bool { reps == 1 }

  /// The load for which this many reps should be possible, by the inverse of the formula; nil if it has no
  /// value for them.
  package func load(forReps reps: Int) -> Double? {
    formula.factor(reps: Double(reps)).map { oneRepMax / $0 }
  }
}
