package import Training

/// The maxes of an exercise over time. Tested and estimated ones are kept apart.
package struct ExerciseMaxes: Sendable {
  package let exercise: ExerciseID
  /// The estimator of the exercise.
  package let estimator: Estimator
  /// Newest first.
  package let tested: [TestedMax]
  /// The best estimate of each session, newest first.
  package let estimates: [BestEstimate]

  /// The days before the last session whose estimates are current: twelve weeks. Counted from today, a lay-off would leave the
  /// lifter without a current estimate.
  static let currentDays = 84

  /// The maxes of `exercise`, given tested maxes of any exercise.
  package init(
    of exercise: ExerciseID, in history: History, tested: some Sequence<TestedMax>, _ estimator: Estimator
  ) {
    self.exercise = exercise
    self.estimator = estimator
    self.tested = tested.filter { $0.exercise == exercise }.sorted {
      ($0.at.seconds, $0.id) > ($1.at.seconds, $1.id)
    }
    estimates = history.bestEstimates(of: exercise, estimator).reversed()
  }

  package var isEmpty: Bool { tested.isEmpty && estimates.isEmpty }

  /// The current tested max of a kind: the last one, because testing works up to it and a typo is corrected by typing again.
  package func tested(_ kind: TestedMax.Kind) -> TestedMax? { tested.first { $0.kind == kind } }

  /// The best estimate of the twelve weeks up to the last session.
  package var currentEstimate: BestEstimate? {
    guard let last = estimates.first?.day else { return nil }
    let first = last.adding(days: -Self.currentDays)
    return estimates.prefix { $0.day >= first }.max { $0.estimate.rank < $1.estimate.rank }
  }

  /// The 1RM that percentages in plans refer to: the last tested one, else the current estimate.
  package var oneRepMax: KnownMax? {
    if let tested = tested(.oneRep), let moved = estimator.moved(tested.load, on: tested.at.day) {
      return KnownMax(moved: moved, load: tested.load, source: .tested(tested))
    }
    return currentEstimate.flatMap { best in
      best.performance.load.map {
        KnownMax(
          moved: MovedLoad(best.estimate.oneRepMax, best.estimate.load.basis), load: $0,
          source: .estimated(best))
      }
    }
  }
}

/// A 1RM to plan by, with its source.
package struct KnownMax: Hashable, Sendable {
  /// The whole load, including the body's share.
  package var moved: MovedLoad
  /// The load as typed of the set that it was tested with or estimated from. Planned loads are of the same kind.
  package var load: Load
  package var source: Source

  /// The source of a 1RM.
  package enum Source: Hashable, Sendable {
    case tested(TestedMax)
    case estimated(BestEstimate)
  }

  package init(moved: MovedLoad, load: Load, source: Source) {
    (self.moved, self.load, self.source) = (moved, load, source)
  }

  /// A percentage of the max, more than 0, as a load to type, not rounded to plates. With the body, this is the load to add to
  /// the body weight of `day`, or to take off it. `estimator` is that of the exercise.
  package func load(percent: Thousandths, _ estimator: Estimator, on day: Day) -> Load {
    let part = moved.mass.double * Double(percent.raw) / 100_000
    return estimator.load(MovedLoad(Mass(rounding: part, moved.mass.unit), moved.basis), as: load, on: day)
  }
}
