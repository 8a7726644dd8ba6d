/// The load that a set moved, as estimates count it: what was typed, and, of exercises moved with the body, the part of the
/// body that moves.
package struct MovedLoad: Hashable, Sendable {
  /// Greater than 0, in the unit that was typed; of the body alone, in the unit of the body weight. Rounded to thousandths.
  package let mass: Mass
  /// The same in 10⁻¹¹ kg and not rounded, for sums.
  package let exact: Int128
  package let basis: Basis

  /// What the mass is made of.
  package enum Basis: String, CaseIterable, Hashable, Sendable {
    /// The load alone: a bar, a pair of dumbbells; or nothing of the body moves with it.
    case load
    /// With the body: share × body weight + added load − assistance.
    case withBody
    /// The added load alone, because no body weight is recorded.
    case withoutBody
  }

  package init(_ mass: Mass, _ basis: Basis) { (self.mass, exact, self.basis) = (mass, mass.exact, basis) }

  /// The load of a set: per implement where it has one of its own, as typed.
  ///
  /// Nil where nothing is known to have been moved: no load, a load of zero, the body alone or with assistance while no body
  /// weight is recorded, assistance that bears the whole body.
  ///
  /// - Parameters:
  ///   - load: as typed
  ///   - share: the share of the body weight that counts into the exercise's load, from 0 to 1
  ///   - bodyWeight: that of the set's day; nil where none is recorded; asked for only where it counts
  package init?(_ load: Load?, share: Thousandths, bodyWeight: @autoclosure () -> Mass?) {
    let weight = share.raw > 0 && load?.isOnBody == true ? bodyWeight() : nil
    // A thousandth of a thousandth of a pound is no multiple of 10⁻¹¹ kg: what is lost then is less than anybody can weigh.
    let body = weight.map { $0.exact * Int128(share.raw) / 1_000 }
    switch (load, body) {
    case (.external(let mass), _): self.init(mass, .load)
    case (.added(let mass), nil): self.init(mass, share.raw > 0 ? .withoutBody : .load)
    case (.added(let mass), let body?): self.init(exact: body + mass.exact, mass.unit)
    case (.assisted(let mass), let body?): self.init(exact: body - mass.exact, mass.unit)
    case (.bodyWeight, let body?): self.init(exact: body, weight?.unit ?? .kilograms)
    case (.assisted, nil), (.bodyWeight, nil), (nil, _): return nil
    }
    guard mass.value.raw > 0 else { return nil }
  }

  /// With the body.
  private init(exact: Int128, _ unit: MassUnit) {
    (mass, self.exact, basis) = (Mass(exact: exact, unit), exact, .withBody)
  }
}
