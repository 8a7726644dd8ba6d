package import Training

extension Mass {
  /// The next load above `value` that lifters call round: every 5 kg to 50 kg, then every 10; every 10 lb to 100 lb, then every 25.
  /// A negative value counts as zero.
  package static func round(above value: Thousandths, _ unit: MassUnit) -> Mass {
    let value = max(value.raw, 0)
    let step =
      switch unit {
      case .kilograms: value < 50_000 ? 5_000 : 10_000
      case .pounds: value < 100_000 ? 10_000 : 25_000
      }
    return Mass(Thousandths(raw: (value / step + 1) * step), unit)
  }
}
