package import Training

/// The activities that count as an exercise, and the indices of the sets that log one of them: such a pair counts once, as the
/// activity.
package struct Outings {
  package var activities: [Activity] = []
  package var sets: Set<Int> = []
  /// Whether their distances are shown in miles.
  package var inMiles = false

  package init() {}
}

extension History {
  /// The distance that an exercise is mostly done over: at least twice, and on at least half of the days on which a distance was
  /// timed. Nil if there is none, or if its sets and activities have no distance.
  package func fixedDistance(ofExercise index: Int?, and outings: Outings = Outings()) -> Distance? {
    var done: [Int: (days: Set<Day>, times: Int, typed: Distance)] = [:]
    var all: Set<Day> = []
    func count(_ amount: Amount?, on day: Day) {
      guard case .distance(let distance, _?) = amount, distance.millimetres > 0 else { return }
      all.insert(day)
      done[distance.millimetres, default: ([], 0, distance)].days.insert(day)
      done[distance.millimetres]?.times += 1
    }
    let sets = sets(ofExercise: index)
    for place in sets.indices where sets[place].type.isWork && !outings.sets.contains(sets.setIndex(place)) {
      count(sets[place].amount, on: day(of: sets[place]))
    }
    for activity in outings.activities { count(activity.amount, on: activity.start.day) }
    let usual = done.max { ($0.value.days.count, $0.key) < ($1.value.days.count, $1.key) }
    guard let usual, usual.value.times >= 2, usual.value.days.count * 2 >= all.count else { return nil }
    return usual.value.typed
  }

  /// Whether the last distance of an exercise was typed in miles; nil if none was typed.
  func isInMiles(exercise index: Int?) -> Bool? {
    for set in sets(ofExercise: index).reversed() {
      if case .distance(let distance, _) = set.amount { return distance.unit == .miles }
    }
    return nil
  }
}

extension Activity {
  /// The amount of a set with the same distance and time; nil without either.
  var amount: Amount? {
    if let distance { return .distance(Distance(distance, .metres), time) }
    return time.map { .duration($0) }
  }

  /// The best time known over a distance: one measured over that distance or a longer one, or that at the mean pace. Nil if it
  /// is shorter, or has no time.
  package func time(over distance: Thousandths) -> Duration? {
    guard let own = self.distance, let time, time.milliseconds > 0, distance.raw > 0, distance <= own else {
      return nil
    }
    let paced = Pace(milliseconds: time.milliseconds, millimetres: own.raw).time(over: distance.raw)
    return (computed?.best ?? []).reduce(paced) { $1.distance >= distance ? min($0, $1.time) : $0 }
  }
}

extension Amount {
  /// The same over a distance at its mean pace; nil if it is shorter, or has no time.
  func over(_ distance: Distance) -> Amount? {
    guard let pace = Pace(self), pace.millimetres >= distance.millimetres else { return nil }
    return .distance(distance, pace.time(over: distance.millimetres))
  }
}
