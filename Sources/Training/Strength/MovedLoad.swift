/// The load that a set moved: what was typed and, for bodyweight exercises, the share of the body that moves
/// with it.
package struct MovedLoad: Hashable, Sendable {
  /// The load, greater than 0 and rounded to thousandths, in the unit that was typed, or in the unit of the
  /// body weight for the body alone.
  package let mass: Mass
  /// The same load unrounded, in units of 10⁻¹¹ kg, for sums.
  package let exact: Int128
  /// The parts that the load includes.
  package let basis: Basis

  /// The parts that a moved load includes.
  package enum Basis: String, CaseIterable, Hashable, Sendable {
    /// The typed load alone, since none of the body moves with it.
    case load
    /// The body too: share × body weight + added load − assistance.
    case withBody
    /// The added load alone, since no body weight is recorded.
    case withoutBody
  }

  /// Creates a moved load from a mass greater than 0.
  package init(_ mass: Mass, _ basis: Basis) { (self.mass, exact, self.basis) = (mass, mass.exact, basis) }

  /// Computes the load that a set moved, per implement if there are several.
  ///
  /// Nil if no load is known to have moved: no load, a load of 0, the body alone or with assistance if no
  /// body weight is recorded, assistance that carries the whole body.
  ///
  /// - Parameters:
  ///   - load: the load as typed
  ///   - share: the share of the body weight that counts towards the exercise's load, from 0 to 1
  ///   - bodyWeight: the body weight on that day, nil if none is recorded; evaluated only if it counts
  package init?(_ load: Load?, share: Thousandths, bodyWeight: @autoclosure () -> Mass?) {
    let weight = share.raw > 0 && load?.isOnBody == true ? bodyWeight() : nil
    // For a share of a pound the division isn't exact, but what it drops is far too little to weigh.
    let body = weight.map { $0.exact * Int128(share.raw) / 1_000 }
    switch (load, body) {
    case (.external(let mass), _): self.init(mass, .load)
    case (.added(let mass), nil): self.init(mass, share.raw > 0 ? .withoutBody : .load)
    case (.added(let mass), let body?): self.init(exact: body + mass.exact, mass.unit)
    case (.assisted(let mass), let body?): self.init(exact: body - mass.exact, mass.unit)
    case (.bodyWeight, let body?): self.init(exact: body, weight?.unit ?? .kilograms)
    case (.assisted, nil), (.bodyWeight, nil), (.band, _), (.stack, _), (nil, _): return nil
    }
    guard mass.value.raw > 0 else { return nil }
  }

  /// Creates a load that includes the body.
  private init(exact: Int128, _ unit: MassUnit) {
    (mass, self.exact, basis) = (Mass(exact: exact, unit), exact, .withBody)
  }
}
