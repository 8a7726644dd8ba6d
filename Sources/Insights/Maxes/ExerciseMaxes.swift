package import Training

/// The maxes of an exercise over time. Tested and estimated ones are kept apart.
package struct ExerciseMaxes: Sendable {
  package let estimator: Estimator
  /// Newest first.
  package let tested: [TestedMax]
  /// The best estimate of each session, newest first; if only current ones were asked for, without older ones.
  package let estimates: [BestEstimate]

  /// The days before the last session whose estimates are current: twelve weeks. Counted from today, a lay-off would leave the
  /// lifter without a current estimate.
  static let currentDays = 84

  /// The maxes of `exercise`, given tested maxes of any exercise.
  ///
  /// With `onlyCurrent`, only the estimates that `currentEstimate` is chosen from: `max` takes a third of the instructions.
  package init(
    of exercise: ExerciseID, in history: History, tested: some Sequence<TestedMax>, _ estimator: Estimator,
    onlyCurrent: Bool = false
  ) {
    self.estimator = estimator
    self.tested = tested.filter { $0.exercise == exercise }.sorted {
      ($0.at.seconds, $0.id) > ($1.at.seconds, $1.id)
    }
    estimates = history.bestEstimates(of: exercise, estimator, days: onlyCurrent ? Self.currentDays : nil)
  }

  package var isEmpty: Bool { tested.isEmpty && estimates.isEmpty }

  /// The current tested max of a kind: the last one, because testing works up to it and a typo is corrected by typing again.
  package func tested(_ kind: TestedMax.Kind) -> TestedMax? { tested.first { $0.kind == kind } }

  /// The best estimate of the twelve weeks up to the last session; the first of equals, as for records.
  package var currentEstimate: BestEstimate? {
    guard let last = estimates.first?.day else { return nil }
    let first = last.adding(days: -Self.currentDays)
    return estimates.prefix { $0.day >= first }.reversed().max { $0.estimate.rank < $1.estimate.rank }
  }
}
