package import Training

/// The maxima of an exercise over time: those that were tested and those that are estimated, never one for the other.
package struct ExerciseMaxima: Sendable {
  package let exercise: ExerciseID
  package let estimator: Estimator
  /// The newest first.
  package let tested: [TestedMax]
  /// The best estimate of each session, the newest first.
  package let estimates: [BestEstimate]

  /// How long an estimate counts as the present one: twelve weeks before the last session of the exercise. Longer ago the lifter
  /// was another; and counted from the last session, a lay-off doesn't leave them without one.
  package static let presentDays = 84

  /// `tested` may hold maxima of other exercises too.
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

  /// The tested maximum of a kind that holds: the last. Who tests works up to it, and who mistyped one types it again.
  package func tested(_ kind: TestedMax.Kind) -> TestedMax? { tested.first { $0.kind == kind } }

  /// The best estimate of the last twelve weeks in which the exercise was done.
  package var presentEstimate: BestEstimate? {
    guard let last = estimates.first?.day else { return nil }
    let first = last.adding(days: -Self.presentDays)
    return estimates.prefix { $0.day >= first }.reduce(nil) { best, estimate in
      guard let best else { return estimate }
      return estimate.isBetter(than: best) ? estimate : best
    }
  }

  /// The 1RM that plans by percent are made of: the newest tested one, else the estimated one.
  package var oneRepMax: KnownMax? {
    if let tested = tested(.oneRep), let moved = estimator.moved(tested.load, on: tested.at.day) {
      return KnownMax(moved: moved, load: tested.load, source: .tested(tested))
    }
    return presentEstimate.flatMap { best in
      best.performance.load.map {
        KnownMax(
          moved: MovedLoad(best.estimate.oneRepMax, best.estimate.load.basis), load: $0,
          source: .estimated(best))
      }
    }
  }
}

/// A 1RM to plan by, and where it comes from.
package struct KnownMax: Hashable, Sendable {
  /// The load in all, with the body where it moves.
  package var moved: MovedLoad
  /// The load that it was lifted with, or estimated from: of the kind that loads of the exercise are of.
  package var load: Load
  package var source: Source

  package enum Source: Hashable, Sendable {
    case tested(TestedMax)
    case estimated(BestEstimate)
  }

  package init(moved: MovedLoad, load: Load, source: Source) {
    (self.moved, self.load, self.source) = (moved, load, source)
  }

  /// A percentage of it as a load to type, exact to thousandths: nobody has rounded it to plates yet. With the body, it is what
  /// is added to today's body weight or taken off it.
  /// The estimator is the exercise's, the day that of which the body weight counts; `percent` is more than 0.
  package func load(percent: Thousandths, _ estimator: Estimator, on day: Day) -> Load {
    let part = moved.mass.double * Double(percent.raw) / 100_000
    return estimator.load(MovedLoad(Mass(rounding: part, moved.mass.unit), moved.basis), as: load, on: day)
  }
}
