package import Training

extension History {
  /// The distance that an exercise is mostly done over: on at least two days, and on at least half of the days on which a
  /// distance was timed. Nil if there is none, or if its sets have no distance.
  package func fixedDistance(ofExercise index: Int) -> Distance? {
    var days: [Int: (days: Set<Day>, typed: Distance)] = [:]
    var all: Set<Day> = []
    for set in sets(ofExercise: index) where set.type.isWork {
      guard case .distance(let distance, _?) = set.amount, distance.millimetres > 0 else { continue }
      let day = day(of: set)
      all.insert(day)
      days[distance.millimetres, default: ([], distance)].days.insert(day)
    }
    let usual = days.max { ($0.value.days.count, $0.key) < ($1.value.days.count, $1.key) }
    guard let usual, usual.value.days.count >= 2, usual.value.days.count * 2 >= all.count else { return nil }
    return usual.value.typed
  }

  /// Whether the last distance of an exercise was typed in miles.
  func isInMiles(exercise index: Int) -> Bool {
    for set in sets(ofExercise: index).reversed() {
      if case .distance(let distance, _) = set.amount { return distance.unit == .miles }
    }
    return false
  }
}

extension PerformedSet {
  /// Whether it is a set over a distance.
  func isOver(_ distance: Distance) -> Bool {
    if case .distance(let own, _) = amount { own.millimetres == distance.millimetres } else { false }
  }
}
