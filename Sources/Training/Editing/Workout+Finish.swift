/// A number of completed sets. Missed attempts don't count.
package struct SetCount: Hashable, Sendable {
  package var sets: Int
  package var misses: Int

  package init(sets: Int = 0, misses: Int = 0) { (self.sets, self.misses) = (sets, misses) }

  package static func += (sum: inout SetCount, other: SetCount) {
    sum.sets += other.sets
    sum.misses += other.misses
  }
}

extension Workout {
  /// The default time without activity after which an open workout counts as idle: three hours.
  package static let idleLimit = Duration(seconds: 3 * 3_600)

  /// Whether the workout is open and has had no activity for `limit` or longer.
  package func isIdle(at now: Instant, after limit: Duration = Self.idleLimit) -> Bool {
    isOpen && now.seconds - lastActivity.seconds >= limit.seconds
  }

  /// Whether the workout is being backdated: it started more than six hours ago, and none of its sets has a
  /// time.
  package func isBackdated(at now: Instant) -> Bool {
    now.seconds - start.seconds > Self.live && lastSetDone == nil
  }

  /// The number of completed sets, missed attempts among them.
  package var doneCount: Int { exercises.reduce(0) { $0 + $1.doneSets.count } }

  /// The number of sets that count: the completed ones without missed attempts.
  package var setCount: Int { counted.sets }

  /// The completed sets, and the missed attempts apart.
  package var counted: SetCount {
    let all = doneCount
    let misses = exercises.reduce(0) { $0 + $1.doneSets.count { $0.result?.isMissed == true } }
    return SetCount(sets: all - misses, misses: misses)
  }

  /// The time of the last completed set, among those with a time.
  package var lastSetDone: Instant? {
    exercises.flatMap(\.sets).compactMap(\.completed).max { $0.seconds < $1.seconds }
  }

  /// Whether every set that has a time was logged after `end`, so that the times are those of writing.
  package func isLogged(after end: Instant) -> Bool {
    let times = exercises.flatMap(\.sets).compactMap(\.completed)
    return !times.isEmpty && times.allSatisfy { $0.seconds > end.seconds }
  }

  /// Removes the completion times of all sets.
  package mutating func dropSetTimes() {
    for index in exercises.indices {
      for set in exercises[index].sets.indices { exercises[index].sets[set].completed = nil }
    }
  }

  /// Ends the workout and drops its planned sets. Pauses that last longer end with it.
  ///
  /// - Parameters:
  ///   - end: the workout's end
  ///   - keepingEmptyExercises: whether exercises without sets stay, because they may have sets that can't be
  ///     read
  ///   - keepingPlanned: whether planned sets stay, and with them all exercises
  /// - Returns: the number of planned sets, dropped or not
  package mutating func finish(
    at end: Instant, keepingEmptyExercises: Bool = false, keepingPlanned: Bool = false
  ) -> Int {
    self.end = end
    choice = nil
    pauses.removeAll { $0.start.seconds >= end.seconds }
    for index in pauses.indices where (pauses[index].end?.seconds ?? .max) > end.seconds {
      pauses[index].end = end
    }
    let planned = exercises.reduce(0) { $0 + $1.plannedSets.count }
    if keepingPlanned { return planned }
    for index in exercises.indices { exercises[index].sets.removeAll { !$0.isDone } }
    if !keepingEmptyExercises {
      exercises.removeAll { $0.sets.isEmpty }
      exercises.dissolveLoneSupersets()
    }
    return planned
  }
}
