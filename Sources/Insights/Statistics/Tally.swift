package import Training

/// Totals over a group of sets.
package struct Tally: Hashable, Sendable {
  /// The number of workouts that the sets belong to.
  package internal(set) var workouts = 0
  /// Completed sets by type, including warm-ups but no missed attempts. Nothing below counts warm-ups.
  private var types = Types()
  /// Missed attempts, which aren't sets.
  package private(set) var misses = 0
  /// The reps per set, of sets counted in reps: those of the first part, as for records and estimates.
  package private(set) var reps = Spread()
  /// The reps of all parts.
  package private(set) var totalReps = 0
  /// The time per set in milliseconds, of holds and of distances with a known time.
  package private(set) var milliseconds = Spread()
  /// The distance per set in millimetres.
  package private(set) var millimetres = Spread()
  /// The distance and the time of the sets that have both.
  private var pace = Pace(milliseconds: 0, millimetres: 0)
  /// The distances of cardio: metres of carries and sleds say nothing beside those of a run.
  package private(set) var cardio = Distances()
  /// The load per set in 10⁻¹¹ kg as it was typed: that of one implement, or what was added to the body, negative for
  /// assistance.
  package private(set) var exactLoads = Spread()
  /// The number of these loads that are of bodyweight exercises.
  private var loadsOnBody = 0
  /// The volume of sets counted in reps.
  package private(set) var volume = Volume()
  /// Sets that count the body weight.
  package private(set) var setsWithBodyWeight = 0
  /// Sets of bodyweight exercises while no body weight is recorded: only the load added counts. Not those against a band or a
  /// numbered stack, whose load isn't known even with it.
  package private(set) var setsWithoutBodyWeight = 0

  package init() {}

  package static let types: [SetType] = [.warmUp, .normal, .drop, .failure]

  /// The number of sets, including warm-ups.
  package var sets: Int { types.warmUp + types.normal + types.drop + types.failure }

  /// The number of sets without warm-ups.
  package var workSets: Int { sets - types.warmUp }

  /// The number of sets of a type. A drop set to failure is a drop set here.
  package func sets(of type: SetType) -> Int {
    switch type {
    case .warmUp: types.warmUp
    case .normal: types.normal
    case .drop: types.drop
    case .failure: types.failure
    case .dropToFailure: 0
    }
  }

  /// The share of a type in all sets, in percent; 0 without sets.
  package func share(of type: SetType) -> Thousandths {
    Thousandths(raw: Int(Spread.quotient(Int128(sets(of: type)) * 100_000, sets)))
  }

  mutating func add(_ set: PerformedSet, of history: History, _ about: StatisticsFacts, bodyWeight: Mass?) {
    if set.reps == 0 {
      misses += 1
      return
    }
    let facts = about.load
    switch set.type {
    case .warmUp:
      types.warmUp += 1
      return
    case .normal: types.normal += 1
    case .drop, .dropToFailure: types.drop += 1
    case .failure: types.failure += 1
    }
    let load = set.load
    let moved = MovedLoad(load, share: facts.share, bodyWeight: bodyWeight)
    switch set.amount {
    case .reps(let first):
      let result = set.hasParts || set.sides != nil ? history.performance(set) : nil
      let count = result?.totalReps ?? first
      reps.add(Int128(first))
      totalReps += count
      noteBodyWeight(bodyWeight, load, moved, facts)
      add(load)
      guard let moved else { return }
      volume +=
        result.map { Volume($0, facts, bodyWeight: bodyWeight) }
        ?? Volume(moved, typed: load, reps: count, facts, bodyWeight: bodyWeight)
    case .duration(let duration):
      milliseconds.add(Int128(duration.milliseconds))
      if load?.mass != nil { add(load) }
    case .distance(let distance, let time):
      millimetres.add(Int128(distance.millimetres))
      if load?.mass != nil { add(load) }
      if let time { milliseconds.add(Int128(time.milliseconds)) }
      let pace = Pace(set.amount) ?? Pace(milliseconds: 0, millimetres: 0)
      self.pace += pace
      if about.isCardio {
        var own = Distances(millimetres: Int128(distance.millimetres), pace: pace)
        if pace.millimetres > 0 { own.paced = about.sport.map { .sport($0) } ?? .exercise(set.exercise) }
        cardio += own
      }
    }
  }

  /// Counts a load; those of no known mass, bands and stack numbers, and a bar of 0 kg don't count.
  private mutating func add(_ load: Load?) {
    guard let load, load.isOnBody || load.signedExact > 0 else { return }
    exactLoads.add(load.signedExact)
    if load.isOnBody { loadsOnBody += 1 }
  }

  /// A number of `exactLoads` as a load of the kind that was typed.
  package func load(_ exact: Int128, in unit: MassUnit) -> Load {
    let kind: Load = loadsOnBody == exactLoads.count ? .bodyWeight : .external(Mass(Thousandths(0), unit))
    return kind.with(signed: Mass(exact: exact, unit).value, unit)
  }

  private mutating func noteBodyWeight(
    _ bodyWeight: Mass?, _ load: Load?, _ moved: MovedLoad?, _ facts: LoadFacts
  ) {
    guard facts.share.raw > 0, let load else { return }
    if moved?.basis == .withBody || facts.exactBody(beside: load, bodyWeight) > 0 {
      setsWithBodyWeight += 1
    } else if bodyWeight == nil, load.isOnBody || load.mass != nil {
      setsWithoutBodyWeight += 1
    }
  }

  /// Adds the totals of other sets, but not their workouts, which may be the same.
  static func += (sum: inout Tally, other: Tally) {
    sum.types += other.types
    sum.misses += other.misses
    sum.reps += other.reps
    sum.totalReps += other.totalReps
    sum.milliseconds += other.milliseconds
    sum.millimetres += other.millimetres
    sum.pace += other.pace
    sum.cardio += other.cardio
    sum.exactLoads += other.exactLoads
    sum.loadsOnBody += other.loadsOnBody
    sum.volume += other.volume
    sum.setsWithBodyWeight += other.setsWithBodyWeight
    sum.setsWithoutBodyWeight += other.setsWithoutBodyWeight
  }

  /// Whether distances tell most about the sets: those of cardio, beside no reps.
  package var isOfDistances: Bool { totalReps == 0 && cardio.millimetres > 0 }

  /// All distances, those of carries and sleds among them.
  package var distances: Distances { Distances(millimetres: millimetres.total, pace: pace) }

  /// The sum of some distances, and the pace of those with a time.
  package struct Distances: Hashable, Sendable {
    package var millimetres: Int128 = 0
    package var pace = Pace(milliseconds: 0, millimetres: 0)
    fileprivate var paced = Paced.nothing

    /// The pace; nil for several sports: one of runs and rows together would mean nothing.
    package var paceOfOne: Pace? { paced == .several ? nil : pace }

    static func += (sum: inout Distances, other: Distances) {
      sum.millimetres += other.millimetres
      sum.pace += other.pace
      if other.paced == .nothing || other.paced == sum.paced { return }
      sum.paced = sum.paced == .nothing ? other.paced : .several
    }
  }

  /// What a pace is of.
  fileprivate enum Paced: Hashable {
    case nothing, sport(Sport), several
    /// An exercise that belongs to no sport, by its index.
    case exercise(UInt32)
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
