/// A unit of mass. The raw value is what is typed and stored.
package enum MassUnit: String, CaseIterable, Hashable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"
}

extension MassUnit {
  /// The words for units in typed text, lower case. A longer word comes before one that it starts with.
  static let words: [(word: String, unit: MassUnit)] = [
    ("kgs", .kilograms), ("kg", .kilograms), ("lbs", .pounds), ("lb", .pounds),
  ]
}

/// A mass, exactly as typed: 180 lb stays 180 lb, and is converted only for display and comparison.
package struct Mass: Hashable, Sendable {
  /// The number of units, at least 0 where it was typed.
  package var value: Thousandths
  /// The unit it was typed in.
  package var unit: MassUnit

  /// Creates a mass of `value` units.
  package init(_ value: Thousandths, _ unit: MassUnit) {
    self.value = value
    self.unit = unit
  }

  /// The mass in another unit, rounded half up to thousandths; unchanged in its own.
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

  /// The mass as records compare it: in kilograms, rounded to 50 g.
  ///
  /// This makes 100 kg and 220.5 lb the same load: a multiple of 50 g survives conversion to pounds with one
  /// decimal and back. Rounding each mass by itself keeps the order of loads total, and no plates differ by
  /// less than 50 g.
  package var compared: Mass {
    let step = 50
    if unit == .kilograms, value.raw % step == 0 { return self }
    return Mass(
      Thousandths(raw: (converted(to: .kilograms).value.raw + step / 2) / step * step), .kilograms)
  }

  /// The mass in units of 10⁻¹¹ kg, in which both kilograms and pounds are exact.
  package var exact: Int128 { Int128(value.raw) * Self.thousandth(of: unit) }

  /// Creates a mass in `unit` from units of 10⁻¹¹ kg, rounded to thousandths, halves away from zero. Exact
  /// for masses that were typed in `unit`, and for their sums.
  package init(exact: Int128, _ unit: MassUnit) {
    let thousandth = Self.thousandth(of: unit)
    let doubled = exact * 2 + (exact < 0 ? -thousandth : thousandth)
    let raw = doubled / (thousandth * 2)
    self.init(Thousandths(raw: Int(max(-Self.limit, min(raw, Self.limit)))), unit)
  }

  /// Whether it stands for a sum that is greater than what can be counted.
  package var isCapped: Bool { value.raw >= Self.limit }

  /// The greatest sum, in thousandths: differences of such sums still fit.
  private static let limit: Int128 = 4_000_000_000_000_000_000

  /// A thousandth of a unit, in units of 10⁻¹¹ kg.
  private static func thousandth(of unit: MassUnit) -> Int128 {
    unit == .kilograms ? 100_000_000 : 45_359_237
  }
}

extension Mass {
  package var doubled: Mass { Mass(Thousandths(raw: value.raw * 2), unit) }

  /// A percentage of the mass, in its own unit, rounded down to thousandths.
  package func percent(_ percent: Thousandths) -> Mass {
    Mass(Thousandths(raw: Int(Int128(value.raw) * Int128(percent.raw) / 100_000)), unit)
  }
}
