/// Estimates the 1RM from sets of one exercise, each with the body weight of its day: one function for every report.
package struct Estimator: Sendable {
  package var formula: MaxFormula
  package var bodyWeights: BodyWeights
  /// The share of the body weight that counts into the exercise's load, from 0 to 1.
  package var share: Thousandths

  package init(_ exercise: Exercise, formula: MaxFormula, bodyWeights: BodyWeights) {
    self.init(share: exercise.bodyWeightShare, formula: formula, bodyWeights: bodyWeights)
  }

  package init(share: Thousandths, formula: MaxFormula, bodyWeights: BodyWeights) {
    (self.share, self.formula, self.bodyWeights) = (share, formula, bodyWeights)
  }

  /// The estimate from what was done on a day, warm-up or not; nil where there is none (see `SetEstimate`).
  package func estimate(_ performance: Performance, on day: Day) -> SetEstimate? {
    SetEstimate(
      performance, share: share, bodyWeight: share.raw > 0 ? bodyWeights.weight(on: day) : nil,
      formula: formula)
  }

  /// A load in all as it is typed: of the kind of another load; with the body, what is added to the weight of a day or taken off
  /// it.
  package func load(_ moved: MovedLoad, as kind: Load, on day: Day) -> Load {
    guard moved.basis == .withBody, let body = self.moved(.bodyWeight, on: day) else {
      return kind.with(moved.mass)
    }
    return Load(moving: moved.mass, with: body.mass)
  }

  /// The load that was moved on a day; nil where nothing is known to have been.
  package func moved(_ load: Load?, on day: Day) -> MovedLoad? {
    MovedLoad(load, share: share, bodyWeight: share.raw > 0 ? bodyWeights.weight(on: day) : nil)
  }
}
