/// The volume of sets: the sum of load × implements × reps over completed sets that are not warm-ups.
///
/// Kept exactly across units, and converted only where it is shown. Of exercises moved with the body, the added load alone
/// counts, neither the body nor what assistance takes off it, unless the body's weight is given with the load.
package struct Volume: Hashable, Sendable {
  /// In 10⁻¹¹ kg, in which a kilogram and a pound both are whole numbers.
  package private(set) var exact: Int128 = 0

  package init() {}

  /// The volume of a set of an exercise that uses so many implements; none where it doesn't count.
  package init(_ set: WorkoutSet, implements: Int) {
    self.init()
    guard set.type.isWork, let result = set.result, case .reps(let reps) = result.amount else { return }
    switch result.load {
    case .external(let mass), .added(let mass): self = Volume(mass, times: reps * implements)
    case .bodyWeight, .assisted, nil: break
    }
  }

  /// The volume of a load that was moved so many times.
  package init(_ mass: Mass, times count: Int) { exact = mass.exact * Int128(count) }

  package static func += (sum: inout Self, other: Self) { sum.exact += other.exact }

  package static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum += other
    return sum
  }

  package var isZero: Bool { exact == 0 }

  /// The volume in one unit, rounded half up to thousandths; exact where nothing was lifted in the other.
  package func mass(in unit: MassUnit) -> Mass { Mass(exact: exact, unit) }
}

extension WorkoutExercise {
  /// The volume of its completed sets that are not warm-ups.
  package func volume(implements: Int) -> Volume {
    sets.reduce(into: Volume()) { $0 += Volume($1, implements: implements) }
  }
}
