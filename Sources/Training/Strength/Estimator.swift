/// Estimates 1RMs from the sets of an exercise, each with the body weight of its day. All reports use it.
package struct Estimator: Sendable {
  /// The formula that the lifter chose.
  package var formula: MaxFormula
  /// The lifter's body weights.
  package var bodyWeights: BodyWeights
  /// The share of the body weight that counts towards the exercise's load, from 0 to 1.
  package var share: Thousandths

  package init(_ exercise: Exercise, formula: MaxFormula, bodyWeights: BodyWeights) {
    self.init(share: exercise.bodyWeightShare, formula: formula, bodyWeights: bodyWeights)
  }

  /// Creates an estimator for exercises with this body weight share, from 0 to 1.
  package init(share: Thousandths, formula: MaxFormula, bodyWeights: BodyWeights) {
    (self.share, self.formula, self.bodyWeights) = (share, formula, bodyWeights)
  }

  /// The estimate from a result on a day, warm-up or not; nil if there is none (see `SetEstimate`).
  package func estimate(_ performance: Performance, on day: Day) -> SetEstimate? {
    SetEstimate(
      performance, share: share, bodyWeight: share.raw > 0 ? bodyWeights.weight(on: day) : nil,
      formula: formula)
  }

  /// The load that was moved on a day; nil if none is known.
  package func moved(_ load: Load?, on day: Day) -> MovedLoad? {
    MovedLoad(load, share: share, bodyWeight: share.raw > 0 ? bodyWeights.weight(on: day) : nil)
  }
}
