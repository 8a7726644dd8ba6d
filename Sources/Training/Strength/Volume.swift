/// The volume of sets: the sum of load × implements × reps over completed sets that are not warm-ups.
///
/// The load is what was moved (`MovedLoad`): of exercises moved with the body, the part of it that moves belongs to the load,
/// with the body weight of the day; where none is recorded, it is the added load alone. Kept exactly across units, and
/// converted only where it is shown.
package struct Volume: Hashable, Sendable {
  /// In 10⁻¹¹ kg, in which a kilogram and a pound both are whole numbers.
  package private(set) var exact: Int128 = 0
  /// How much of it is the body's own weight, likewise.
  private var exactBody: Int128 = 0

  package init() {}

  /// The volume of reps with a load that was moved; `typed` is the load that it comes from.
  package init(_ moved: MovedLoad, typed: Load?, reps: Int, _ facts: LoadFacts) {
    let times = facts.implements * reps
    exact = moved.exact * Int128(times)
    guard moved.basis == .withBody else { return }
    exactBody = exact
    if case .added(let mass)? = typed { exactBody -= mass.exact * Int128(times) }
  }

  /// The volume of what was done in a set that counts; none where no load is known to have been moved. `bodyWeight` is that of
  /// the day, nil where none is recorded, and asked for only where it counts.
  package init(_ performance: Performance, _ facts: LoadFacts, bodyWeight: @autoclosure () -> Mass?) {
    self.init()
    guard case .reps(let reps) = performance.amount,
      let moved = MovedLoad(performance.load, share: facts.share, bodyWeight: bodyWeight())
    else { return }
    self = Volume(moved, typed: performance.load, reps: reps, facts)
  }

  package static func += (sum: inout Self, other: Self) {
    sum.exact += other.exact
    sum.exactBody += other.exactBody
  }

  package static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum += other
    return sum
  }

  package var isZero: Bool { exact == 0 }

  /// What of it is the body's own weight.
  package var body: Volume {
    var body = Volume()
    body.exact = exactBody
    body.exactBody = exactBody
    return body
  }

  /// The volume in one unit, rounded half up to thousandths; exact where nothing was lifted in the other.
  package func mass(in unit: MassUnit) -> Mass { Mass(exact: exact, unit) }
}

extension WorkoutExercise {
  /// The volume of its completed sets that are not warm-ups; `bodyWeight` is that of the workout's day.
  package func volume(_ facts: LoadFacts, bodyWeight: @autoclosure () -> Mass?) -> Volume {
    sets.reduce(into: Volume()) { sum, set in
      guard set.type.isWork, let result = set.result else { return }
      sum += Volume(result, facts, bodyWeight: bodyWeight())
    }
  }
}

/// What has to be known of an exercise to tell what its sets come to.
package struct LoadFacts: Hashable, Sendable {
  /// The share of the body weight that counts into its load, from 0 to 1.
  package var share: Thousandths
  /// How many implements of the typed load are counted: 2 for a pair of dumbbells.
  package var implements: Int

  package init(share: Thousandths = Thousandths(0), implements: Int = 1) {
    self.share = share
    self.implements = implements
  }

  package init(_ exercise: Exercise) {
    self.init(share: exercise.bodyWeightShare, implements: exercise.implements)
  }
}
