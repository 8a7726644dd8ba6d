/// The volume of sets: the sum of load × implements × reps over completed sets that are not warm-ups.
///
/// Kept exactly, apart for each unit that was typed, and converted only where it is shown. Of exercises moved with the
/// body, the added load alone counts: neither the body nor what assistance takes off it.
package struct Volume: Hashable, Sendable {
  /// Thousandths of a kilogram.
  private var kilograms = 0
  /// Thousandths of a pound.
  private var pounds = 0

  package init() {}

  /// The volume of a set of an exercise that uses so many implements; none where it doesn't count.
  package init(_ set: WorkoutSet, implements: Int) {
    guard set.type.isWork, let result = set.result, case .reps(let reps) = result.amount else { return }
    switch result.load {
    case .external(let mass), .added(let mass): add(mass, times: reps * implements)
    case .bodyWeight, .assisted, nil: break
    }
  }

  private mutating func add(_ mass: Mass, times count: Int) {
    switch mass.unit {
    case .kilograms: kilograms += mass.value.raw * count
    case .pounds: pounds += mass.value.raw * count
    }
  }

  package static func += (sum: inout Self, other: Self) {
    sum.kilograms += other.kilograms
    sum.pounds += other.pounds
  }

  package static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum += other
    return sum
  }

  package var isZero: Bool { kilograms == 0 && pounds == 0 }

  /// The volume in one unit; exact where nothing was lifted in the other.
  package func mass(in unit: MassUnit) -> Mass {
    let own = Mass(Thousandths(raw: unit == .kilograms ? kilograms : pounds), unit)
    let other: Mass =
      unit == .kilograms
      ? Mass(Thousandths(raw: pounds), .pounds) : Mass(Thousandths(raw: kilograms), .kilograms)
    return Mass(Thousandths(raw: own.value.raw + other.converted(to: unit).value.raw), unit)
  }
}

extension WorkoutExercise {
  /// The volume of its completed sets that are not warm-ups.
  package func volume(implements: Int) -> Volume {
    sets.reduce(into: Volume()) { $0 += Volume($1, implements: implements) }
  }
}
