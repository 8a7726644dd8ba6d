import Training

extension Context {
  /// The moment that a typed time means.
  ///
  /// - Throws: `CommandError` for text that isn't a time, and for a moment that is still to come.
  func instant(_ text: String) throws(CommandError) -> Instant {
    guard let reference = TimeReference(text) else { throw .timeNotUnderstood(text) }
    switch reference {
    case .now: return now
    case .ago(let duration): return now.adding(seconds: -duration.seconds)
    case .clock(let day, let hour, let minute):
      let civil = CivilTime(day: self.day(day), hour: hour, minute: minute)
      // Of a time that the clock showed twice, the later one that has already been.
      let moments = world.offsets(civil).map { Instant(civil, offset: $0) }
      guard let moment = moments.last(where: { $0.seconds <= now.seconds }) else { throw .timeInFuture(text) }
      return moment
    }
  }

  private func day(_ day: TimeReference.TimeDay) -> Day {
    switch day {
    case .today: now.day
    case .yesterday: now.day.adding(days: -1)
    case .day(let day): day
    }
  }
}
