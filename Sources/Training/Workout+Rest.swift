/// The lifter's default rest times, for exercises and sets that have none; nil for a rest that isn't timed.
package struct RestDefaults: Hashable, Sendable {
  package var afterSet: Duration?
  /// The rest before another exercise; nil if it is the same as after a set.
  package var afterExercise: Duration?

  /// Creates default rest times.
  package init(afterSet: Duration? = nil, afterExercise: Duration? = nil) {
    self.afterSet = afterSet
    self.afterExercise = afterExercise
  }
}

extension Workout {
  /// The rest due after the set completed last: the set's own, else its exercise's, else the default. Nil
  /// within a round of a superset unless the set has its own, and nil after the last planned set.
  package func restAfterLastSet(defaults: RestDefaults) -> Duration? {
    guard let place = lastDone else { return nil }
    if let own = self[place].rested ?? self[place].rest { return own }
    let entry = exercises[place.exercise]
    guard let next = currentExercise, next != place.exercise else {
      let isOver = entry.plannedSets.isEmpty && entry.sets.contains { $0.plan != nil }
      return isOver ? nil : entry.rest ?? defaults.afterSet
    }
    if let mark = entry.superset, exercises[next].superset == mark {
      return next > place.exercise ? nil : entry.rest ?? defaults.afterSet
    }
    return entry.restAfter ?? entry.rest ?? defaults.afterExercise ?? defaults.afterSet
  }

  /// The length of a rest that the lifter starts by hand: that of the last set's exercise, else the default.
  package func manualRest(defaults: RestDefaults) -> Duration? {
    let own = lastDone.flatMap { exercises[$0.exercise].rest }
    return own ?? defaults.afterSet
  }

  /// The remainder of the running rest; nil if none is running or the workout is paused.
  package func restLeft(at now: Instant, defaults: RestDefaults) -> Duration? {
    guard isOpen, openPause == nil, let rested = rested(at: now),
      let rest = restAfterLastSet(defaults: defaults),
      rested < rest
    else { return nil }
    return Duration(milliseconds: rest.milliseconds - rested.milliseconds)
  }

  /// The time since the set completed last, at least 0; nil if there is none or it has no time.
  package func rested(at now: Instant) -> Duration? {
    guard let place = lastDone, let completed = self[place].completed else { return nil }
    return Duration(seconds: max(0, now.seconds - completed.seconds))
  }

  /// Starts a rest of `length` now, or ends the running one if `length` is 0: the rest taken after the last
  /// set becomes the time since that set plus `length`. Does nothing if no set has a time.
  package mutating func rest(_ length: Duration, at now: Instant) {
    guard let place = lastDone, let rested = rested(at: now) else { return }
    self[place].rested = Duration(milliseconds: rested.milliseconds + length.milliseconds)
  }
}
