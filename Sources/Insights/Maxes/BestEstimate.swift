package import Training

/// The best estimate of the 1RM in a session, with its set.
package struct BestEstimate: Hashable, Sendable {
  package var workout: EntityID
  /// The workout's day.
  package var day: Day
  package var place: SetPlace
  /// The result of the set.
  package var performance: Performance
  package var type: SetType
  package var estimate: SetEstimate
}

/// The order of estimates of a 1RM: a reliable one ranks above every rough one, then the higher one above the lower.
///
/// Otherwise twenty light reps would pass for more strength than five heavy ones (`MaxEstimate.mostReliableReps`).
package struct EstimateRank: Hashable, Comparable, Sendable {
  let isRough: Bool
  /// The estimate in kilograms.
  package let value: Double

  package static func < (one: Self, other: Self) -> Bool {
    one.isRough == other.isRough ? one.value < other.value : one.isRough
  }
}

extension SetEstimate {
  /// Its rank among estimates, by what is shown in kilograms.
  package var rank: EstimateRank { EstimateRank(isRough: max.isRough, value: shown(in: .kilograms) ?? 0) }
}

extension History {
  /// The best estimate of each session of an exercise, newest first, without warm-ups and sessions without an estimate.
  /// With `days`, only those at most that many days before the newest.
  package func bestEstimates(
    of exercise: ExerciseID, _ estimator: Estimator, days: Int? = nil
  ) -> [BestEstimate] {
    var found: [BestEstimate] = []
    var session: UInt32?
    var day = Day(daysSince1970: 0)
    // The best set of the session, with its estimate.
    var best: (set: PerformedSet, estimate: SetEstimate)?
    func endSession() {
      guard let (set, estimate) = best else { return }
      found.append(
        BestEstimate(
          workout: self.session(of: set).id, day: day, place: set.place, performance: performance(set),
          type: set.type, estimate: estimate))
      best = nil
    }
    let sets = sets(of: exercise)
    for place in sets.indices.reversed() {
      let set = sets[place]
      guard set.type.isWork else { continue }
      if set.session != session {
        endSession()
        (session, day) = (set.session, self.session(of: set).day)
        if let days, let newest = found.first?.day, day < newest.adding(days: -days) { break }
      }
      // Of equal ones the first counts, which is found last. A repeated set has the same estimate.
      if let known = best, known.set.content == set.content {
        best = (set, known.estimate)
        continue
      }
      guard let estimate = estimator.estimate(performance(set), on: day) else { continue }
      if best.map({ estimate.rank >= $0.estimate.rank }) ?? true { best = (set, estimate) }
    }
    endSession()
    return found
  }
}
