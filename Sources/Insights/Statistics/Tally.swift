package import Training

/// What some sets come to.
package struct Tally: Hashable, Sendable {
  /// In how many workouts they were done.
  package internal(set) var workouts = 0
  /// All that were done, by their type: warm-up, normal, drop, failure.
  private var types = Types()
  /// Of sets that are not warm-ups, as all below: the reps of those that are counted in them.
  package private(set) var reps = Spread()
  /// In thousandths of a second: holds, and distances whose time is known.
  package private(set) var times = Spread()
  /// In millimetres.
  package private(set) var distances = Spread()
  /// The load of an implement, the part of the body that moves included where its weight is known, in 10⁻¹¹ kg.
  package private(set) var loads = Spread()
  package private(set) var volume = Volume()
  /// Sets moved with the body whose body weight isn't recorded: they count with the load that was added, or none.
  package private(set) var unweighed = 0
  /// Sets in which the body's weight counts.
  package private(set) var weighed = 0

  package init() {}

  /// How many sets there are, warm-ups among them.
  package var sets: Int { types.warmUp + types.normal + types.drop + types.failure }

  /// How many are not warm-ups.
  package var workSets: Int { sets - types.warmUp }

  package func sets(of type: SetType) -> Int {
    switch type {
    case .warmUp: types.warmUp
    case .normal: types.normal
    case .drop: types.drop
    case .failure: types.failure
    }
  }

  /// The share of a type in all sets, in percent; 0 where there are none.
  package func share(of type: SetType) -> Thousandths {
    Thousandths(raw: Int(Spread.quotient(Int128(sets(of: type)) * 100_000, sets)))
  }

  mutating func add(_ set: PerformedSet, _ facts: LoadFacts, bodyWeight: Mass?) {
    switch set.type {
    case .warmUp:
      types.warmUp += 1
      return
    case .normal: types.normal += 1
    case .drop: types.drop += 1
    case .failure: types.failure += 1
    }
    let load = set.load
    let moved = MovedLoad(load, share: facts.share, bodyWeight: bodyWeight)
    switch set.amount {
    case .reps(let count):
      reps.add(Int128(count))
      note(load, moved, facts)
      guard let moved else { return }
      loads.add(moved.exact)
      volume += Volume(moved, typed: load, reps: count, facts)
    case .duration(let duration):
      times.add(Int128(duration.milliseconds))
      addCarried(load)
    case .distance(let distance, let time):
      distances.add(Int128(distance.millimetres))
      addCarried(load)
      if let time { times.add(Int128(time.milliseconds)) }
    }
  }

  /// What was held or carried: the load that was typed, without the body.
  private mutating func addCarried(_ load: Load?) {
    switch load {
    case .external(let mass), .added(let mass): if mass.value.raw > 0 { loads.add(mass.exact) }
    case .bodyWeight, .assisted, nil: break
    }
  }

  private mutating func note(_ load: Load?, _ moved: MovedLoad?, _ facts: LoadFacts) {
    guard facts.share.raw > 0, let load else { return }
    if case .external = load { return }
    if moved?.basis == .withBody { weighed += 1 } else { unweighed += 1 }
  }

  /// Adds what other sets come to; of the workouts, which may be the same, nothing.
  static func += (sum: inout Tally, other: Tally) {
    sum.types += other.types
    sum.reps += other.reps
    sum.times += other.times
    sum.distances += other.distances
    sum.loads += other.loads
    sum.volume += other.volume
    sum.unweighed += other.unweighed
    sum.weighed += other.weighed
  }

  private struct Types: Hashable {
    var (warmUp, normal, drop, failure) = (0, 0, 0, 0)

    static func += (sum: inout Types, other: Types) {
      sum.warmUp += other.warmUp
      sum.normal += other.normal
      sum.drop += other.drop
      sum.failure += other.failure
    }
  }
}
