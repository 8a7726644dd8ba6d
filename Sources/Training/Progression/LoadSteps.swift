/// The loads that an exercise's equipment can be set to, in one unit.
///
/// A barbell takes what plates make of it; a load lighter than the bar was lifted with another bar, and goes by the least
/// pair of plates. Of the rest the program knows nothing, and takes what gyms commonly have:
///
/// | | kg | lb |
/// |---|---|---|
/// | dumbbell, one | 1 up to 10, 2 up to 20, 2.5 beyond | 2.5 up to 20, 5 beyond |
/// | kettlebell | 4 | 5 |
/// | cable, machine | 2.5 (a stack and its extra weight) | 5 |
/// | assisted | 5 | 10 |
/// | added to the body: a belt, a vest | 1.25 | 2.5 |
/// | medicine ball, band, and whatever else is held | 1 | 2 |
/// | trap and EZ bar, Smith machine, sled, plate, strongman's | 2.5 | 5 |
package enum LoadSteps: Hashable, Sendable {
  case plates(Plates)
  /// Multiples of each step up to its limit, the last one without.
  case steps([Step], MassUnit)

  /// A distance between loads.
  package struct Step: Hashable, Sendable {
    /// Thousandths.
    package var by: Int
    /// Thousandths; a multiple of this step and of the next.
    package var upTo: Int?

    init(_ by: Int, upTo: Int? = nil) {
      self.by = by
      self.upTo = upTo
    }
  }

  /// What an equipment's loads of a kind are: `load` tells whether they are its own, on the body, or help.
  package init(_ equipment: Equipment, for load: Load, in unit: MassUnit) {
    let isMetric = unit == .kilograms
    switch load {
    case .added, .bodyWeight: self = .steps([Step(isMetric ? 1_250 : 2_500)], unit)
    case .assisted: self = .steps([Step(isMetric ? 5_000 : 10_000)], unit)
    case .external(let mass):
      let plates = Plates.standard(unit)
      switch equipment {
      case .barbell where !plates.bar.isGreater(than: mass): self = .plates(plates)
      case .dumbbell:
        self = .steps(
          isMetric
            ? [Step(1_000, upTo: 10_000), Step(2_000, upTo: 20_000), Step(2_500)]
            : [Step(2_500, upTo: 20_000), Step(5_000)], unit)
      case .kettlebell: self = .steps([Step(isMetric ? 4_000 : 5_000)], unit)
      case .assisted: self = .steps([Step(isMetric ? 5_000 : 10_000)], unit)
      case .medicineBall, .band, .suspension, .stabilityBall, .wheel, .rope, .bodyWeight, .none,
        .cardioMachine:
        self = .steps([Step(isMetric ? 1_000 : 2_000)], unit)
      case .weighted: self = .steps([Step(isMetric ? 1_250 : 2_500)], unit)
      default: self = .steps([Step(isMetric ? 2_500 : 5_000)], unit)
      }
    }
  }

  package var unit: MassUnit {
    switch self {
    case .plates(let plates): plates.bar.unit
    case .steps(_, let unit): unit
    }
  }

  /// The greatest load less than a mass; nil where there is none: below the bar, below the first step.
  package func below(_ mass: Mass) -> Mass? {
    switch self {
    case .plates(let plates): return plates.below(mass)
    case .steps(let steps, let unit):
      let raw = mass.converted(to: unit).value.raw
      let by = steps.first { raw <= $0.upTo ?? .max }?.by ?? 1
      let lower = (raw - 1) / by * by
      return lower > 0 ? Mass(Thousandths(raw: lower), unit) : nil
    }
  }

  /// The least load greater than a mass; nil where there are no more plates.
  package func above(_ mass: Mass) -> Mass? {
    switch self {
    case .plates(let plates): return plates.above(mass)
    case .steps(let steps, let unit):
      let raw = mass.converted(to: unit).value.raw
      let by = steps.first { raw < $0.upTo ?? .max }?.by ?? 1
      return Mass(Thousandths(raw: (raw / by + 1) * by), unit)
    }
  }

  /// Whether a mass is one of the loads.
  package func has(_ mass: Mass) -> Bool {
    guard mass.unit == unit else { return false }
    switch self {
    case .plates(let plates): return plates.side(for: mass) != nil
    case .steps(let steps, _):
      let by = steps.first { mass.value.raw <= $0.upTo ?? .max }?.by ?? 1
      return mass.value.raw % by == 0
    }
  }

  /// The load nearest to a mass of any unit; of two, the lighter.
  package func nearest(to mass: Mass) -> Mass {
    let mass = mass.converted(to: unit)
    if has(mass) { return mass }
    guard let above = above(mass) else { return below(mass) ?? mass }
    guard let below = below(mass) else { return above }
    return mass.value.raw - below.value.raw <= above.value.raw - mass.value.raw ? below : above
  }
}
