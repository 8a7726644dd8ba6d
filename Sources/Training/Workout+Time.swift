extension Workout {
  /// The pause that lasts, if the workout is paused.
  package var openPause: Pause? { pauses.last { $0.end == nil } }

  /// The time trained: from the start to the end, less the pauses; of an open one as `OpenWorkout` has it. At least 0, also
  /// where a clock went backwards.
  package func elapsed(at now: Instant, idleLimit limit: Duration = Self.idleLimit) -> Duration? {
    let open = OpenWorkout(start: start.seconds, now: now.seconds, limit: limit)
    guard
      let end = self.end?.seconds ?? open.end(touched: lastActivity.seconds, isTimed: lastSetDone != nil)
    else { return nil }
    let paused = pauses.reduce(0) { sum, pause in
      sum + max(0, min(pause.end?.seconds ?? end, end) - pause.start.seconds)
    }
    return Duration(seconds: max(0, end - start.seconds - paused))
  }

  /// The last moment of which something is written down: a set that was done, a pause, the start.
  package var lastActivity: Instant {
    let sets = exercises.flatMap(\.sets).compactMap(\.completed)
    let pauses = pauses.flatMap { [$0.start, $0.end].compactMap(\.self) }
    return (sets + pauses + [start]).max { $0.seconds < $1.seconds } ?? start
  }

  /// Stops its clock.
  package mutating func pause(at moment: Instant) { pauses.append(Pause(start: moment)) }

  /// Lets its clock run on; how long it stood still. Nothing where it wasn't paused.
  ///
  /// A pause never ends before it began, also where the clock on the wall went backwards meanwhile.
  @discardableResult
  package mutating func resume(at moment: Instant) -> Duration {
    guard let index = pauses.lastIndex(where: { $0.end == nil }) else { return Duration(seconds: 0) }
    let start = pauses[index].start
    let end = moment.seconds < start.seconds ? start : moment
    pauses[index].end = end
    return Duration(seconds: end.seconds - start.seconds)
  }
}

/// Up to when the time of an open workout counts. A workout's document and what the history has of it go by this alone.
struct OpenWorkout {
  /// In seconds since 1970.
  let start, now: Int
  /// After how long without a set it counts as left behind.
  let limit: Duration

  /// Now; once nobody has touched it for so long, the last moment of which something is written down (`touched`). Nil where
  /// it is being written down afterwards: how long it was is known when it is finished.
  func end(touched: @autoclosure () -> Int, isTimed: @autoclosure () -> Bool) -> Int? {
    if now - start > Workout.live, !isTimed() { return nil }
    guard now - start >= limit.seconds else { return now }
    let touched = touched()
    return now - touched >= limit.seconds ? touched : now
  }
}
