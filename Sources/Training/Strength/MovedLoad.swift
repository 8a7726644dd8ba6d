/// The load that a set moved, as estimates count it: what was typed, and, of exercises moved with the body, the part of the
/// body that moves.
package struct MovedLoad: Hashable, Sendable {
  /// Greater than 0, in the unit that was typed; of the body alone, in the unit of the body weight.
  package var mass: Mass
  package var basis: Basis

  /// What the mass is made of.
  package enum Basis: String, CaseIterable, Hashable, Sendable {
    /// The load alone: a bar, a pair of dumbbells; or nothing of the body moves with it.
    case load
    /// With the body: share × body weight + added load − assistance.
    case withBody
    /// The added load alone, because no body weight is recorded.
    case withoutBody
  }

  package init(_ mass: Mass, _ basis: Basis) { (self.mass, self.basis) = (mass, basis) }

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
    let body = share.raw > 0 && load?.isOnBody == true ? bodyWeight()?.times(share) : nil
    let moved: (mass: Mass, basis: Basis)? =
      switch (load, body) {
      case (.external(let mass), _): (mass, .load)
      case (.added(let mass), nil): (mass, share.raw > 0 ? .withoutBody : .load)
      case (.added(let mass), let body?): (mass.plus(body.converted(to: mass.unit)), .withBody)
      case (.assisted(let mass), let body?): (body.converted(to: mass.unit).minus(mass), .withBody)
      case (.bodyWeight, let body?): (body, .withBody)
      case (.assisted, nil), (.bodyWeight, nil), (nil, _): nil
      }
    guard let moved, moved.mass.value.raw > 0 else { return nil }
    (mass, basis) = moved
  }
}

extension Mass {
  /// A part of it, rounded half up to thousandths.
  fileprivate func times(_ share: Thousandths) -> Mass {
    Mass(Thousandths(raw: (value.raw * share.raw + 500) / 1_000), unit)
  }

  fileprivate func plus(_ other: Mass) -> Mass { Mass(Thousandths(raw: value.raw + other.value.raw), unit) }

  /// What is left; less than 0 where there is more of the other.
  fileprivate func minus(_ other: Mass) -> Mass { Mass(Thousandths(raw: value.raw - other.value.raw), unit) }
}
