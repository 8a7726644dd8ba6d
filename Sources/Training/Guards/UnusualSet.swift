/// The reason to ask whether a set was meant: it is far from all that the lifter, or anybody, has done.
package enum UnusualSet: Hashable, Sendable {
  /// A multiple of the heaviest set's load.
  case heavier(times: Int, than: Performance)
  /// A fraction of the load of the lightest set, such as a fifth.
  case lighter(part: Int, than: Performance)
  /// A multiple of the most reps in a set.
  case moreReps(times: Int, than: Performance)
  /// A multiple of the longest set's length.
  case longer(times: Int, than: Performance)
  /// A load, reps, a time, a distance or a speed beyond every record.
  case beyondAnybody(Performance)
}

/// The thresholds from which a set is asked about. A lifter who knows of them should never meet one by training: they are for
/// slips of a digit, a unit, or of reps and load.
enum UnusualThreshold {
  /// A load is asked about from one of these multiples of the heaviest set, if it is also this many kilograms more.
  static let heavier: [(times: Int, more: Int)] = [(2, 50), (5, 20), (10, 0)]
  /// A load below this part of the lightest of this many sets or more, if it is also this many kilograms less. Warm-ups and drop
  /// sets never are.
  static let lighter = (part: 5, less: 20, sets: 5)
  /// Reps from this multiple of the most, if they are also this many, and the 1RM would be this many tenths of the greatest, or
  /// reps and load the other way round would be usual. Half that multiple is enough for a 1RM twice the greatest.
  static let reps = (times: 4, least: 20, maxTenths: 13)
  /// A time of at least this multiple of the longest, if it is also at least `least`. Cardio has no such limit: intervals and long runs
  /// differ.
  static let time = (times: 10, least: Duration(seconds: 300))
}

extension SetExtremes {
  /// Why a result is unusual; nil if it isn't.
  func unusual(_ set: Performance, _ limits: HumanLimits?) -> UnusualSet? {
    if let mass = set.mass, let heaviest, let most = heaviest.mass,
      UnusualThreshold.heavier.contains(where: { mass.isAtLeast($0.times, most, more: $0.more) })
    {
      return .heavier(times: mass.times(most), than: heaviest)
    }
    switch set.amount {
    case .reps(let reps):
      if let mostReps, let most = mostReps.reps, most > 0, limits?.pace == nil,
        reps >= UnusualThreshold.reps.least,
        reps >= most * UnusualThreshold.reps.times && (isFarStronger(set) || swapped(set) != nil)
          || reps * 2 >= most * UnusualThreshold.reps.times && isTwiceAsStrong(set)
      {
        return .moreReps(times: (reps + most / 2) / most, than: mostReps)
      }
    case .duration(let time):
      if let longest, case .duration(let most) = longest.amount, limits?.pace == nil,
        time.milliseconds >= most.milliseconds * UnusualThreshold.time.times,
        time >= UnusualThreshold.time.least
      {
        return .longer(times: time.milliseconds / max(1, most.milliseconds), than: longest)
      }
    case .distance: break
    }
    return limits?.isPassed(by: set) == true ? .beyondAnybody(set) : nil
  }

  /// Whether a load is so much lighter than all before that a digit may be missing.
  func isUnusuallyLight(_ set: Performance, _ type: SetType) -> UnusualSet? {
    let (part, less, sets) = UnusualThreshold.lighter
    guard loadedSets >= sets, type.isWork, type != .drop, case .external(let mass) = set.load,
      mass.value.raw > 0,
      let lightest, let least = lightest.mass,
      least.isGreater(than: Mass(Thousandths(raw: mass.value.raw * part), mass.unit)),
      least.isAtLeast(1, mass, more: less)
    else { return nil }
    return .lighter(part: part, than: lightest)
  }

  /// Whether the set would need a much greater 1RM than all before; true without a load.
  private func isFarStronger(_ set: Performance) -> Bool {
    guard let max = set.maxByEpley else { return true }
    return greatestMax > 0 && max * 10 >= greatestMax * Int128(UnusualThreshold.reps.maxTenths)
  }

  /// Whether the set would need twice the greatest 1RM before.
  private func isTwiceAsStrong(_ set: Performance) -> Bool {
    set.maxByEpley.map { greatestMax > 0 && $0 >= greatestMax * 2 } ?? false
  }

  /// Whether a load is like those of known sets: neither twice as heavy nor half as light.
  func isUsual(_ mass: Mass) -> Bool {
    guard let least = lightest?.mass ?? heaviest?.mass, let most = heaviest?.mass else { return false }
    return mass.exact * 2 >= least.exact && mass.exact < most.exact * 2
  }

  /// A set with its reps and load the other way round, if that would be usual: `10@50` for `50@10`.
  func swapped(_ set: Performance) -> (reps: Int, mass: Mass)? {
    guard let reps = set.reps, let mass = set.mass, mass.value.raw % 1_000 == 0 else { return nil }
    let other = (reps: mass.value.raw / 1_000, mass: Mass(Thousandths(reps), mass.unit))
    guard other.reps < UnusualThreshold.reps.least || other.reps <= mostReps?.reps ?? 0, isUsual(other.mass)
    else { return nil }
    return other
  }
}

extension HumanLimits {
  /// Whether a set is beyond every record.
  package func isPassed(by set: Performance) -> Bool {
    if let mass = set.mass, isTooHeavy(mass) { return true }
    return switch set.amount {
    case .reps(let reps): set.mass == nil && reps >= self.reps
    case .duration(let time): time >= self.time
    case .distance(let distance, let time):
      isTooFar(distance) || time.map { isTooFast(distance, in: $0) || $0 >= self.time } == true
    }
  }
}

extension Mass {
  /// Whether this is at least `times` times another mass, and at least `more` kilograms above it.
  fileprivate func isAtLeast(_ times: Int, _ other: Mass, more: Int) -> Bool {
    exact >= other.exact * Int128(times) && exact - other.exact >= Mass(Thousandths(more), .kilograms).exact
  }

  /// The ratio to another mass, rounded.
  fileprivate func times(_ other: Mass) -> Int { Int((exact + other.exact / 2) / max(1, other.exact)) }
}
