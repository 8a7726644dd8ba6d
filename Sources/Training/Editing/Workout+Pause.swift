extension Workout {
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
