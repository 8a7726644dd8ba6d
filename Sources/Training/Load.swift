/// The load of a set, as typed: per implement where an exercise uses several.
package enum Load: Hashable, Sendable {
  /// A bar, a dumbbell, a weight stack. It may be zero.
  case external(Mass)
  /// The lifter's body with nothing added.
  case bodyWeight
  /// The body plus a load, such as a belt or vest.
  case added(Mass)
  /// The body minus assistance, as from a machine or band: more is easier.
  case assisted(Mass)
  /// A band by its colour or strength. Its pull isn't known.
  case band(Band)
  /// A number on a machine's stack. It stands for no mass: the same number is another load on another machine.
  case stack(Int)

  /// Creates the load that, together with a part of the body, moves `total`: added load or assistance in the
  /// unit of `total`, or the body alone.
  init(moving total: Mass, with body: Mass) {
    let added = total.value.raw - body.converted(to: total.unit).value.raw
    let mass = Mass(Thousandths(raw: abs(added)), total.unit)
    self = added == 0 ? .bodyWeight : added > 0 ? .added(mass) : .assisted(mass)
  }

  /// The typed mass; nil for the body alone, bands and stack numbers.
  package var mass: Mass? {
    switch self {
    case .external(let mass), .added(let mass), .assisted(let mass): mass
    case .bodyWeight, .band, .stack: nil
    }
  }

  /// Whether it is the body, with or without added load or assistance.
  package var isOnBody: Bool {
    switch self {
    case .bodyWeight, .added, .assisted: true
    case .external, .band, .stack: false
    }
  }

  /// The load rounded as records compare it (`Mass.compared`).
  package var compared: Load { mass.map { with($0.compared) } ?? self }

  /// The typed mass in a unit: 0 for the body alone, negative for assistance.
  package func signed(in unit: MassUnit) -> Thousandths {
    let raw = mass?.converted(to: unit).value.raw ?? 0
    if case .assisted = self { return Thousandths(raw: -raw) }
    return Thousandths(raw: raw)
  }

  /// `signed(in:)` in units of 10⁻¹¹ kg, in which both kilograms and pounds are exact.
  package var signedExact: Int128 {
    let exact = mass?.exact ?? 0
    if case .assisted = self { return -exact }
    return exact
  }

  /// A load of the same kind from a signed number as `signed(in:)` gives it: negative is assistance, and 0 the body alone.
  package func with(signed value: Thousandths, _ unit: MassUnit) -> Load {
    let mass = Mass(Thousandths(raw: abs(value.raw)), unit)
    guard isOnBody else { return .external(mass) }
    return value.raw == 0 ? .bodyWeight : value.raw > 0 ? .added(mass) : .assisted(mass)
  }

  /// The same kind of load with another mass. The body alone becomes the body with that mass added; bands and
  /// stack numbers become external loads.
  package func with(_ mass: Mass) -> Load {
    switch self {
    case .external, .band, .stack: .external(mass)
    case .added, .bodyWeight: .added(mass)
    case .assisted: .assisted(mass)
    }
  }
}
