import Training

extension Mass {
  /// Whether it is a plausible body weight: 20 to 400 kg.
  var isLikelyBodyWeight: Bool {
    !Mass(Thousandths(20), .kilograms).isGreater(than: self)
      && !isGreater(than: Mass(Thousandths(400), .kilograms))
  }

  /// Whether more people have as many of the other unit: over 140 kg, or under 90 lb.
  var mayBeOfOtherUnit: Bool {
    switch unit {
    case .kilograms: value > Thousandths(140)
    case .pounds: value < Thousandths(90)
    }
  }

  /// Whether it would be within a tenth of the last body weight in the other unit, and isn't in its own.
  func isOfOtherUnit(after last: Mass) -> Bool {
    func isNear(_ mass: Mass) -> Bool {
      func times(_ factor: Int, _ mass: Mass) -> Mass {
        Mass(Thousandths(raw: mass.value.raw * factor), mass.unit)
      }
      return !times(10, mass).isGreater(than: times(11, last))
        && !times(9, last).isGreater(than: times(10, mass))
    }
    return !isNear(self) && MassUnit.allCases.contains { isNear(Mass(value, $0)) }
  }
}
