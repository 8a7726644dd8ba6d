extension Workout {
  /// After how many seconds without a set an open workout counts as left behind.
  package static let leftBehind = 3 * 3_600

  /// Whether nobody has touched it for three hours.
  package func isLeftBehind(at now: Instant) -> Bool {
    isOpen && now.seconds - lastTouched.seconds >= Self.leftBehind
  }

  /// Whether it is being written down afterwards: begun more than six hours ago, with sets that carry no time.
  package func isWrittenAfterwards(at now: Instant) -> Bool {
    now.seconds - start.seconds > Self.live && exercises.flatMap(\.sets).allSatisfy { $0.completed == nil }
  }

  /// The number of sets that were done.
  package var doneCount: Int { exercises.reduce(0) { $0 + $1.doneSets.count } }

  /// When its last set was done, of those that carry a time.
  package var lastSetDone: Instant? {
    exercises.flatMap(\.sets).compactMap(\.completed).max { $0.seconds < $1.seconds }
  }

  /// Ends it: pauses end with it at the latest, and what was only planned goes. How many planned sets went.
  ///
  /// Exercises without a set go too, unless they are to be kept because there may be sets of theirs that can't be read.
  package mutating func finish(at end: Instant, keepingEmptyExercises: Bool = false) -> Int {
    self.end = end
    pauses.removeAll { $0.start.seconds >= end.seconds }
    for index in pauses.indices where (pauses[index].end?.seconds ?? .max) > end.seconds {
      pauses[index].end = end
    }
    let planned = exercises.reduce(0) { $0 + $1.plannedSets.count }
    for index in exercises.indices { exercises[index].sets.removeAll { !$0.isDone } }
    if !keepingEmptyExercises { exercises.removeAll { $0.sets.isEmpty } }
    return planned
  }
}
