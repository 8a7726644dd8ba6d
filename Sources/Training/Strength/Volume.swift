/// The volume of sets: the sum of load × implements × reps over completed working sets.
///
/// The load is what was moved (`MovedLoad`): for bodyweight exercises it includes the share of that day's
/// body weight, or only the added load if no body weight is recorded. With dumbbells or a bar, the exercises that have a share
/// count it beside the load, once per rep: a lunge moves the body, whatever the hands hold. Sums are exact across units.
package struct Volume: Hashable, Sendable {
  /// The volume in units of 10⁻¹¹ kg, in which both kilograms and pounds are exact.
  package private(set) var exact: Int128 = 0
  /// The part of it that is body weight, in the same unit.
  private var exactBody: Int128 = 0

  /// Creates a volume of 0.
  package init() {}

  /// Computes the volume of reps with a moved load.
  ///
  /// - Parameters:
  ///   - moved: the load that was moved
  ///   - typed: the load it was computed from
  ///   - reps: the number of reps, at least 0
  ///   - facts: the exercise's share of body weight and implements
  ///   - bodyWeight: the body weight on that day, nil if none is recorded
  package init(_ moved: MovedLoad, typed: Load?, reps: Int, _ facts: LoadFacts, bodyWeight: Mass?) {
    self.init(moved, typed: typed, halfReps: reps * 2, facts, bodyWeight: bodyWeight)
  }

  private init(
    _ moved: MovedLoad, typed: Load?, halfReps: Int, _ facts: LoadFacts, bodyWeight: Mass?
  ) {
    let times = Int128(facts.implements * halfReps)
    exactBody = facts.exactBody(beside: typed, bodyWeight) * Int128(halfReps) / 2
    exact = moved.exact * times / 2 + exactBody
    guard moved.basis == .withBody else { return }
    exactBody = exact
    if case .added(let mass)? = typed { exactBody -= mass.exact * times / 2 }
  }

  /// Computes the volume of a working set's result, with all its parts; 0 if no load is known to have moved.
  ///
  /// - Parameters:
  ///   - performance: what was done
  ///   - facts: the exercise's share of body weight and implements
  ///   - bodyWeight: the body weight on that day, nil if none is recorded; evaluated only if it counts
  package init(_ performance: Performance, _ facts: LoadFacts, bodyWeight: @autoclosure () -> Mass?) {
    self.init()
    let weight = facts.share.raw > 0 ? bodyWeight() : nil
    for part in performance.moved {
      guard let moved = MovedLoad(part.load, share: facts.share, bodyWeight: weight) else { continue }
      self += Volume(moved, typed: part.load, halfReps: part.halfReps, facts, bodyWeight: weight)
    }
  }

  /// Adds a volume to another.
  package static func += (sum: inout Self, other: Self) {
    sum.exact += other.exact
    sum.exactBody += other.exactBody
  }

  /// Whether the volume is 0.
  package var isZero: Bool { exact == 0 }

  /// The part of the volume that is body weight.
  package var body: Volume {
    var body = Volume()
    body.exact = exactBody
    body.exactBody = exactBody
    return body
  }

  /// The volume as a mass, rounded half up to thousandths; exact if all loads were typed in that unit.
  package func mass(in unit: MassUnit) -> Mass { Mass(exact: exact, unit) }
}

extension WorkoutExercise {
  /// The volume of the exercise's completed working sets. `bodyWeight` is that of the workout's day.
  package func volume(_ facts: LoadFacts, bodyWeight: @autoclosure () -> Mass?) -> Volume {
    sets.reduce(into: Volume()) { sum, set in
      guard set.type.isWork, let result = set.result else { return }
      sum += Volume(result, facts, bodyWeight: bodyWeight())
    }
  }
}

/// The properties of an exercise that volume depends on.
package struct LoadFacts: Hashable, Sendable {
  /// The share of the body weight that counts towards the load, from 0 to 1.
  package var share: Thousandths
  /// The number of implements lifted at once, each with the typed load: 2 for a pair of dumbbells.
  package var implements: Int

  /// Creates facts; the defaults are those of a barbell.
  package init(share: Thousandths = Thousandths(0), implements: Int = 1) {
    self.share = share
    self.implements = implements
  }

  /// The body weight moved in a rep beside a load that doesn't include it, in 10⁻¹¹ kg: 0 for a load on the body.
  package func exactBody(beside load: Load?, _ bodyWeight: Mass?) -> Int128 {
    guard case .external? = load, let bodyWeight else { return 0 }
    return bodyWeight.exact * Int128(share.raw) / 1_000
  }

  /// Takes the facts from an exercise.
  package init(_ exercise: Exercise) {
    self.init(share: exercise.bodyWeightShare, implements: exercise.implements)
  }
}
