/// The units in which loads are typed and shown.
package enum MassUnit: String, CaseIterable, Hashable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"
}

extension MassUnit {
  /// What the units are called in typed text, lower case. A longer word stands before one that it begins with.
  static let words: [(word: String, unit: MassUnit)] = [
    ("kgs", .kilograms), ("kg", .kilograms), ("lbs", .pounds), ("lb", .pounds),
  ]
}

/// A mass as the lifter typed it: 180 lb stays 180 lb for ever, and is converted only where it is shown.
package struct Mass: Hashable, Sendable {
  /// The number, at least 0.
  package var value: Thousandths
  package var unit: MassUnit

  package init(_ value: Thousandths, _ unit: MassUnit) {
    self.value = value
    self.unit = unit
  }

  /// The same mass in another unit, rounded half up to thousandths; exact in its own unit.
  ///
  /// One pound is 0.45359237 kg by definition (international yard and pound agreement, 1959).
  package func converted(to other: MassUnit) -> Mass {
    guard other != unit else { return self }
    let raw = Int128(value.raw)
    let pound: Int128 = 45_359_237
    let hundredMillion: Int128 = 100_000_000
    let converted =
      switch other {
      case .kilograms: (raw * pound * 2 + hundredMillion) / (hundredMillion * 2)
      case .pounds: (raw * hundredMillion * 2 + pound) / (pound * 2)
      }
    return Mass(Thousandths(raw: Int(converted)), other)
  }

  /// Whether this mass is greater than another, compared exactly across units.
  package func isGreater(than other: Mass) -> Bool { exact > other.exact }

  /// The mass as a load is compared with others for records: in kilograms, to the nearest 50 g.
  ///
  /// 100 kg and 220.5 lb are one load, typed on two days in two units: whatever is on a grid of 50 g is the same again once it
  /// was converted to pounds with one decimal. Being made of one mass alone, it orders loads like any number does, and no
  /// plates differ by less.
  package var compared: Mass {
    let step = 50
    if unit == .kilograms, value.raw % step == 0 { return self }
    return Mass(
      Thousandths(raw: (converted(to: .kilograms).value.raw + step / 2) / step * step), .kilograms)
  }

  /// The mass in 10⁻¹¹ kg: exact in both units.
  package var exact: Int128 { Int128(value.raw) * Self.thousandth(of: unit) }

  /// So many 10⁻¹¹ kg in a unit, rounded half up to thousandths; exact for what was typed in it, and for sums of that.
  package init(exact: Int128, _ unit: MassUnit) {
    let thousandth = Self.thousandth(of: unit)
    let doubled = exact * 2 + (exact < 0 ? -thousandth : thousandth)
    self.init(Thousandths(raw: Int(clamping: doubled / (thousandth * 2))), unit)
  }

  /// A thousandth of a unit in 10⁻¹¹ kg.
  private static func thousandth(of unit: MassUnit) -> Int128 {
    unit == .kilograms ? 100_000_000 : 45_359_237
  }
}

extension Mass {
  /// So many percent of it, in its own unit, rounded down to thousandths.
  package func percent(_ percent: Thousandths) -> Mass {
    Mass(Thousandths(raw: Int(Int128(value.raw) * Int128(percent.raw) / 100_000)), unit)
  }
}
