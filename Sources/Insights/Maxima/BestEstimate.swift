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

  /// Whether its estimate counts before another's (`SetEstimate.isBetter`).
  package func isBetter(than other: BestEstimate) -> Bool { estimate.isBetter(than: other.estimate) }
}

extension SetEstimate {
  /// Whether this one counts before another: one that isn't rough before one that is, else the higher one. A rough one must not
  /// take the place of a heavier set of fewer reps.
  func isBetter(than other: SetEstimate) -> Bool {
    if max.isRough != other.max.isRough { return !max.isRough }
    return oneRepMax(in: .kilograms) > other.oneRepMax(in: .kilograms)
  }
}

extension History {
  /// The best estimate of each session in which an exercise was done, the earliest first; warm-ups don't count. Sessions in
  /// which nothing can be estimated from are left out.
  package func bestEstimates(of exercise: ExerciseID, _ estimator: Estimator) -> [BestEstimate] {
    var found: [BestEstimate] = []
    var session: UInt32?
    var day = Day(daysSince1970: 0)
    // The best set of the session, and what it says.
    var best: (set: PerformedSet, estimate: SetEstimate)?
    func endSession() {
      guard let (set, estimate) = best else { return }
      found.append(
        BestEstimate(
          workout: self.session(of: set).id, day: day, place: set.place, performance: set.performance,
          type: set.type, estimate: estimate))
      best = nil
    }
    for set in sets(of: exercise) where set.type.isWork {
      if set.session != session {
        endSession()
        (session, day) = (set.session, self.session(of: set).day)
      }
      // The same once more says the same.
      if let best, best.set.content == set.content { continue }
      guard let estimate = estimator.estimate(set.performance, on: day) else { continue }
      if best.map({ estimate.isBetter(than: $0.estimate) }) ?? true { best = (set, estimate) }
    }
    endSession()
    return found
  }
}
