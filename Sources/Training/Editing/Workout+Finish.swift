extension Workout {
  /// After how long without a set an open workout counts as left behind, where the lifter hasn't chosen another time.
  package static let idleLimit = Duration(seconds: 3 * 3_600)

  /// Whether nobody has touched it for so long.
  package func isIdle(at now: Instant, after limit: Duration = Self.idleLimit) -> Bool {
    isOpen && now.seconds - lastActivity.seconds >= limit.seconds
  }

  /// Whether it is being written down afterwards: begun more than six hours ago, with sets that carry no time.
  package func isBackdated(at now: Instant) -> Bool {
    now.seconds - start.seconds > Self.live && lastSetDone == nil
  }

  /// The number of sets that were done.
  package var doneCount: Int { exercises.reduce(0) { $0 + $1.doneSets.count } }

  /// When its last set was done, of those that carry a time.
  package var lastSetDone: Instant? {
    exercises.flatMap(\.sets).compactMap(\.completed).max { $0.seconds < $1.seconds }
  }

  /// Ends it: pauses end with it at the latest, and what was only planned goes, unless it is to be kept. How many planned
  /// sets there were.
  ///
  /// Exercises without a set go too, unless they are to be kept because there may be sets of theirs that can't be read.
  package mutating func finish(
    at end: Instant, keepingEmptyExercises: Bool = false, keepingPlanned: Bool = false
  ) -> Int {
    self.end = end
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
