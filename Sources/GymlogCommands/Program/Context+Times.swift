import Training
import Wording

extension Context {
  /// The moment that a typed time means.
  ///
  /// - Throws: `CommandError` for a moment that is still to come, and for one before the calendar.
  func instant(_ time: TimeArgument) throws(Failure) -> Instant {
    switch time.reference {
    case .now: return now
    case .ago(let duration):
      let moment = inForce(now.adding(seconds: -duration.seconds))
      guard moment.day.year > 0 else { throw .timeNotUnderstood(time.text) }
      return moment
    case .clock(let day, let hour, let minute):
      let civil = CivilTime(day: self.day(day), hour: hour, minute: minute)
      // Of a time that the clock showed twice, the later one that has already been.
      let moments = world.offsets(civil).map { Instant(civil, offset: $0) }
      guard let moment = moments.last(where: { $0.seconds <= now.seconds }) else {
        throw .timeInFuture(time.text)
      }
      return moment
    }
  }

  /// A moment with the offset that clocks had then, which isn't today's on the other side of a change of the clocks.
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
  /// The same moment, or a later one within the same minute: times are typed to the minute, and what happened in it isn't
  /// later than they are.
  func reaching(_ other: Instant?) -> Instant {
    guard let other, (0..<60).contains(other.seconds - seconds) else { return self }
    return other
  }
}
