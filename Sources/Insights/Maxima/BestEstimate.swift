package import Training

/// The set of a session that says most about the 1RM, and what it says.
package struct BestEstimate: Hashable, Sendable {
  /// The id of the workout.
  package var workout: EntityID
  /// The day of the workout.
  package var day: Day
  package var place: SetPlace
  package var performance: Performance
  package var type: SetType
  package var estimate: SetEstimate

  /// Whether this one counts before another: an estimate that isn't rough before one that is, else the higher one. A rough one
  /// must not take the place of a heavier set of fewer reps.
  package func isBetter(than other: BestEstimate) -> Bool {
    if estimate.max.isRough != other.estimate.max.isRough { return !estimate.max.isRough }
    return estimate.oneRepMax(in: .kilograms) > other.estimate.oneRepMax(in: .kilograms)
  }
}

extension History {
  /// The best estimate of each session in which an exercise was done, the earliest first; warm-ups don't count. Sessions in
  /// which nothing can be estimated from are left out.
  package func bestEstimates(of exercise: ExerciseID, _ estimator: Estimator) -> [BestEstimate] {
    var found: [BestEstimate] = []
    var session: UInt32?
    for set in sets(of: exercise) where set.type.isWork {
      let workout = self.session(of: set)
      let day = workout.day
      guard let estimate = estimator.estimate(set.performance, on: day) else { continue }
      let candidate = BestEstimate(
        workout: workout.id, day: day, place: set.place, performance: set.performance, type: set.type,
        estimate: estimate)
      if session == set.session, let last = found.last {
        if candidate.isBetter(than: last) { found[found.count - 1] = candidate }
      } else {
        found.append(candidate)
        session = set.session
      }
    }
    return found
  }
}
