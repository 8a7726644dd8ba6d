extension Workout {
  /// The pause that lasts, if the workout is paused.
  package var openPause: Pause? { pauses.last { $0.end == nil } }

  /// The time trained: from the start to the end, or to `now` while it is open, less the pauses. At least 0, also where
  /// a clock went backwards.
  package func elapsed(at now: Instant) -> Duration {
    let end = self.end ?? now
    let paused = pauses.reduce(0) { sum, pause in
      sum + max(0, min((pause.end ?? end).seconds, end.seconds) - pause.start.seconds)
    }
    return Duration(seconds: max(0, end.seconds - start.seconds - paused))
  }

  /// The last moment of which something is written down: a set that was done, a pause, the start.
  package var lastTouched: Instant {
    let sets = exercises.flatMap(\.sets).compactMap(\.completed)
    let pauses = pauses.flatMap { [$0.start, $0.end].compactMap(\.self) }
    return (sets + pauses + [start]).max { $0.seconds < $1.seconds } ?? start
  }
}
