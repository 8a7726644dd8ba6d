import Training
import Wording

extension Context {
  /// Resolves a typed time. A time of day without a day is today's.
  ///
  /// - Throws: `Failure.timeInFuture`, or `Failure.timeNotUnderstood` for a year before 1.
  func instant(_ time: TimeArgument) throws(Failure) -> Instant {
    switch time.reference {
    case .now: return now
    case .ago(let duration):
      let moment = inForce(now.adding(seconds: -duration.seconds))
      guard moment.day.year > 0 else { throw .timeNotUnderstood(time.text) }
      return moment
    case .clock(let day, let hour, let minute):
      let civil = CivilTime(day: self.day(day ?? .today), hour: hour, minute: minute)
      // If the clock showed the time twice, take the later one that has passed.
      let moments = world.offsets(civil).map { Instant(civil, offset: $0) }
      guard let moment = moments.last(where: { $0.seconds <= now.seconds }) else {
        throw .timeInFuture(time.text)
      }
      return moment
    }
  }

  /// Resolves a typed time as the end of something that began at `start`. A time of day without a day is the first one after it.
  ///
  /// - Throws: As `instant(_:)`.
  func instant(_ time: TimeArgument, after start: Instant) throws(Failure) -> Instant {
    guard case .clock(nil, let hour, let minute) = time.reference else { return try instant(time) }
    let moments = [start.day, start.day.adding(days: 1)].flatMap { day in
      let civil = CivilTime(day: day, hour: hour, minute: minute)
      return world.offsets(civil).map { Instant(civil, offset: $0) }
    }
    // Times are typed to the minute. If none has passed, today's explains itself better: it is before the start, or in the future.
    guard let end = moments.first(where: { $0.seconds > start.seconds - 60 }), end.seconds <= now.seconds
    else { return try instant(time) }
    return end
  }

  /// The moment with the UTC offset in force then, which may differ from today's.
  private func inForce(_ moment: Instant) -> Instant {
    let offsets = [moment.offset] + world.offsets(moment.civil)
    return offsets.lazy.map { Instant(seconds: moment.seconds, offset: $0) }
      .first { world.offsets($0.civil).contains($0.offset) } ?? moment
  }

  private func day(_ day: TimeReference.TimeDay) -> Day {
    switch day {
    case .today: now.day
    case .yesterday: now.day.adding(days: -1)
    case .day(let day): day
    }
  }
}

extension Instant {
  /// The moment, or `other` if it is later within a minute: times are typed to the minute, and events in that minute don't
  /// count as later.
  func reaching(_ other: Instant?) -> Instant {
    guard let other, (0..<60).contains(other.seconds - seconds) else { return self }
    return other
  }
}
