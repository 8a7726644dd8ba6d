extension Workout {
  /// The pause that is still running; nil if the workout isn't paused.
  package var openPause: Pause? { pauses.last { $0.end == nil } }

  /// The time trained: from start to end without the pauses, and at least the time of the sets done, which may be written
  /// down afterwards. In a workout of no length that was written down afterwards, sets without
  /// a time leave it unknown: a plank of a minute doesn't make a minute of an hour's squats. For an open workout, up to the moment given by `OpenWorkout`; nil if that has none, and nil for a finished
  /// workout of no length, logged after the fact without one.
  package func elapsed(at now: Instant, idleLimit limit: Duration = Self.idleLimit) -> Duration? {
    let open = OpenWorkout(start: start.seconds, now: now.seconds, limit: limit)
    guard
      let end = self.end?.seconds ?? open.end(touched: lastActivity.seconds, isTimed: lastSetDone != nil)
    else { return nil }
    let paused = pauses.reduce(0) { sum, pause in
      sum + max(0, min(pause.end?.seconds ?? end, end) - pause.start.seconds)
    }
    let span = Duration(seconds: max(0, end - start.seconds - paused))
    let elapsed = span.seconds > 0 || isTimed ? max(span, timeInSets) : span
    return isOpen || elapsed.seconds > 0 ? elapsed : nil
  }

  /// Whether each completed set took a known time, or was done at a known one.
  private var isTimed: Bool {
    exercises.allSatisfy { entry in
      entry.doneSets.allSatisfy { $0.completed != nil || $0.result?.amount.time != nil }
    }
  }

  /// The sum of the times of the completed sets that have one, in whole seconds.
  package var timeInSets: Duration {
    let done = exercises.flatMap(\.sets).compactMap { $0.result?.amount.time?.milliseconds }
    return Duration(seconds: done.reduce(0, +) / 1_000)
  }

  /// The time of the last completed set or of the last start or end of a pause; the workout's start if there
  /// is neither.
  package var lastActivity: Instant {
    let sets = exercises.flatMap(\.sets).compactMap(\.completed)
    let pauses = pauses.flatMap { [$0.start, $0.end].compactMap(\.self) }
    return (sets + pauses + [start]).max { $0.seconds < $1.seconds } ?? start
  }

  /// Pauses the workout.
  package mutating func pause(at moment: Instant) { pauses.append(Pause(start: moment)) }

  /// Resumes the workout, and returns the length of the pause; 0, with no effect, if it wasn't paused.
  ///
  /// A pause never ends before its start, even if the clock went backwards.
  @discardableResult
  package mutating func resume(at moment: Instant) -> Duration {
    guard let index = pauses.lastIndex(where: { $0.end == nil }) else { return Duration(seconds: 0) }
    let start = pauses[index].start
    let end = moment.seconds < start.seconds ? start : moment
    pauses[index].end = end
    return Duration(seconds: end.seconds - start.seconds)
  }
}

/// Up to when the time of an open workout counts, both for its document and for its session in the history.
struct OpenWorkout {
  /// Seconds since 1970.
  let start, now: Int
  /// The time without activity after which the workout counts as idle.
  let limit: Duration

  /// The moment up to which time counts, in seconds since 1970: now, or the last activity (`touched`) once
  /// the workout is idle. Nil for a backdated workout, whose length is known only when it is finished.
  func end(touched: @autoclosure () -> Int, isTimed: @autoclosure () -> Bool) -> Int? {
    if now - start > Workout.live, !isTimed() { return nil }
    guard now - start >= limit.seconds else { return now }
    let touched = touched()
    return now - touched >= limit.seconds ? touched : now
  }
}
