/// What was lifted in a set, per implement, as typed.
package enum Load: Hashable, Sendable {
  /// A load of its own: a bar, a pair of dumbbells, a stack of plates. It may be zero.
  case external(Mass)
  /// The lifter's body with nothing added.
  case bodyWeight
  /// A load on top of the body: a belt, a vest.
  case added(Mass)
  /// Help that takes weight off the body, as an assisted machine or a band gives: more of it is easier.
  case assisted(Mass)

  /// What is to be added to a part of the body, or taken off it, to move so much in all.
  init(moving total: Mass, with body: Mass) {
    let added = total.value.raw - body.converted(to: total.unit).value.raw
    let mass = Mass(Thousandths(raw: abs(added)), total.unit)
    self = added == 0 ? .bodyWeight : added > 0 ? .added(mass) : .assisted(mass)
  }

  /// The mass that was typed; nil for the body alone.
  package var mass: Mass? {
    switch self {
    case .external(let mass), .added(let mass), .assisted(let mass): mass
    case .bodyWeight: nil
    }
  }

  /// Whether it is the body, with or without something added or taken off.
  package var isOnBody: Bool {
    if case .external = self { false } else { true }
  }

  /// The load as records compare it.
  package var compared: Load { mass.map { with($0.compared) } ?? self }

  /// What it adds, in a unit: of the body alone 0, of assistance less than 0.
  package func signed(in unit: MassUnit) -> Thousandths {
    let raw = mass?.converted(to: unit).value.raw ?? 0
    if case .assisted = self { return Thousandths(raw: -raw) }
    return Thousandths(raw: raw)
  }

  /// The same kind of load with another mass; the body alone becomes the body with that mass added.
  package func with(_ mass: Mass) -> Load {
    switch self {
    case .external: .external(mass)
    case .added, .bodyWeight: .added(mass)
    case .assisted: .assisted(mass)
    }
  }
}
