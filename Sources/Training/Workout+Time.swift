extension Workout {
  /// The pause that is still running; nil if the workout isn't paused.
  package var openPause: Pause? { pauses.last { $0.end == nil } }

  /// The time trained: from start to end without the pauses. For an open workout, up to the moment given by `OpenWorkout`, never
  /// more than the clock has passed; nil if that has none. A finished one took at least the time of the sets done, which may be
  /// logged afterwards. Without a length, logged after the fact, it has that of its sets, or nil if some count reps: a plank
  /// is no length of a day of lifting.
  package func elapsed(at now: Instant, idleLimit limit: Duration = Self.idleLimit) -> Duration? {
    let open = OpenWorkout(start: start.seconds, now: now.seconds, limit: limit)
    guard
      let end = self.end?.seconds ?? open.end(touched: lastActivity.seconds, isTimed: lastSetDone != nil)
    else { return nil }
    let paused = pauses.reduce(0) { sum, pause in
      sum + max(0, min(pause.end?.seconds ?? end, end) - pause.start.seconds)
    }
    let lasted = Duration(seconds: max(0, end - start.seconds - paused))
    if isOpen { return lasted }
    if lasted.seconds == 0, hasLifting { return nil }
    let elapsed = max(lasted, timeInSets)
    return elapsed.seconds > 0 ? elapsed : nil
  }

  /// The sum of the times of the completed sets that have one, in whole seconds.
  package var timeInSets: Duration {
    let done = exercises.flatMap(\.sets).compactMap { $0.result?.amount.time?.milliseconds }
    return Duration(seconds: done.reduce(0, +) / 1_000)
  }

  /// Whether a completed set counts reps.
  private var hasLifting: Bool {
    exercises.contains { $0.sets.contains { $0.result?.amount.countMode == .reps } }
  }

  /// The time of the last completed set or of the last start or end of a pause; the workout's start if there
  /// is neither.
  package var lastActivity: Instant {
    let sets = exercises.flatMap(\.sets).compactMap(\.completed)
    let pauses = pauses.flatMap { [$0.start, $0.end].compactMap(\.self) }
    return (sets + pauses + [start]).max { $0.seconds < $1.seconds } ?? start
  }

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
