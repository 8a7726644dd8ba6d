extension Workout {
  /// The pause that is still running; nil if the workout isn't paused.
  package var openPause: Pause? { pauses.last { $0.end == nil } }

  /// The time trained: from start to end without the pauses. For an open workout, up to the moment given by `OpenWorkout`, never
  /// more than the clock has passed; nil if that has none. A finished one took at least the time of the sets done, which may be
  /// logged afterwards (`Duration.trained`).
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
    return Duration.trained(
      in: exercises.lazy.flatMap(\.sets).compactMap(\.result).map { ($0.amount, $0.load) }, from: lasted)
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

extension Duration {
  /// The length of a finished workout: from its start to its end, and at least as long as its timed sets. Without an end, it is
  /// the length of those, or nil if some sets count reps and none is cardio (a distance without a load that took a minute): a
  /// plank says nothing about how long the lifting took.
  static func trained(in done: some Sequence<(Amount, Load?)>, from lasted: Duration) -> Duration? {
    var (milliseconds, isLifting, isCardio) = (0, false, false)
    for (amount, load) in done {
      let time = amount.time?.milliseconds ?? 0
      milliseconds += time
      switch amount {
      case .reps: isLifting = true
      case .distance: if load == nil, time >= 60_000 { isCardio = true }
      case .duration: break
      }
    }
    if lasted.seconds == 0, isLifting, !isCardio { return nil }
    let trained = max(lasted, Duration(seconds: milliseconds / 1_000))
    return trained.seconds > 0 ? trained : nil
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
