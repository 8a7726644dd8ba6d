/// How long a lifter usually rests where a workout doesn't say; nil for what isn't timed.
package struct RestDefaults: Hashable, Sendable {
  package var afterSet: Duration?
  /// Nil where it is the same as after a set.
  package var afterExercise: Duration?

  package init(afterSet: Duration? = nil, afterExercise: Duration? = nil) {
    self.afterSet = afterSet
    self.afterExercise = afterExercise
  }
}

extension Workout {
  /// The rest after the set that was done last: its own, else its exercise's, else the usual one. Within a round of a
  /// superset there is none but its own, and none after the last planned set of all.
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

  /// The length of a rest that the lifter takes by hand: as after the last set, else the usual one.
  package func manualRest(defaults: RestDefaults) -> Duration? {
    let own = lastDone.flatMap { exercises[$0.exercise].rest }
    return own ?? defaults.afterSet
  }

  /// What is left of the rest that is under way; nil where there is none, or the clock stands still.
  package func restLeft(at now: Instant, defaults: RestDefaults) -> Duration? {
    guard isOpen, openPause == nil, let rested = rested(at: now), let rest = restAfterLastSet(defaults: defaults),
      rested < rest
    else { return nil }
    return Duration(milliseconds: rest.milliseconds - rested.milliseconds)
  }

  /// How long ago the last set was done; nil without one, and where it carries no time. At least 0.
  package func rested(at now: Instant) -> Duration? {
    guard let place = lastDone, let completed = self[place].completed else { return nil }
    return Duration(seconds: max(0, now.seconds - completed.seconds))
  }

  /// Begins a rest of so long now, or ends the one under way with nothing: rested after the last set is what was taken and
  /// what is still to take. Nothing where no set carries a time.
  package mutating func rest(_ length: Duration, at now: Instant) {
    guard let place = lastDone, let rested = rested(at: now) else { return }
    self[place].rested = Duration(milliseconds: rested.milliseconds + length.milliseconds)
  }
}
