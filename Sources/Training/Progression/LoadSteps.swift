/// The loads that an exercise's equipment can be set to, in one unit.
///
/// A barbell takes what plates can make. A load lighter than the standard bar was lifted with another bar,
/// and changes by the smallest pair of plates. Other equipment goes by what is common in gyms:
///
/// | | kg | lb |
/// |---|---|---|
/// | dumbbell, each | 1 up to 10, 2 up to 20, 2.5 beyond | 2.5 up to 20, 5 beyond |
/// | kettlebell | 4 | 5 |
/// | cable, machine | 2.5 (a stack and its extra weight) | 5 |
/// | assistance | 5 | 10 |
/// | added load: a belt, a vest | 1.25 | 2.5 |
/// | medicine ball, band, and whatever else is held | 1 | 2 |
/// | trap and EZ bar, Smith machine, sled, plate, strongman equipment | 2.5 | 5 |
package enum LoadSteps: Hashable, Sendable {
  case plates(Plates)
  /// Multiples of each step up to its limit. The last step has no limit.
  case steps([Step], MassUnit)

  /// A distance between neighbouring loads.
  package struct Step: Hashable, Sendable {
    /// The distance, in thousandths of the unit.
    package var by: Int
    /// The limit, in thousandths of the unit: a multiple of this step and of the next. Nil for none.
    package var upTo: Int?

    init(_ by: Int, upTo: Int? = nil) {
      self.by = by
      self.upTo = upTo
    }
  }

  /// The loads of an equipment. `load` decides whether they are external, added or assistance.
  package init(_ equipment: Equipment, for load: Load, in unit: MassUnit) {
    func multiples(kg: Int, lb: Int) -> LoadSteps { .steps([Step(unit == .kilograms ? kg : lb)], unit) }
    switch load {
    case .added, .bodyWeight, .band, .stack: self = multiples(kg: 1_250, lb: 2_500)
    case .assisted: self = multiples(kg: 5_000, lb: 10_000)
    case .external(let mass):
      let plates = Plates.standard(unit)
      switch equipment {
      case .barbell where !plates.bar.isGreater(than: mass): self = .plates(plates)
      case .dumbbell:
        self = .steps(
          unit == .kilograms
            ? [Step(1_000, upTo: 10_000), Step(2_000, upTo: 20_000), Step(2_500)]
            : [Step(2_500, upTo: 20_000), Step(5_000)], unit)
      case .kettlebell: self = multiples(kg: 4_000, lb: 5_000)
      case .assisted: self = multiples(kg: 5_000, lb: 10_000)
      case .medicineBall, .band, .suspension, .stabilityBall, .wheel, .rope, .bodyWeight, .none,
        .cardioMachine:
        self = multiples(kg: 1_000, lb: 2_000)
      case .weighted: self = multiples(kg: 1_250, lb: 2_500)
      default: self = multiples(kg: 2_500, lb: 5_000)
      }
    }
  }

  package var unit: MassUnit {
    switch self {
    case .plates(let plates): plates.bar.unit
    case .steps(_, let unit): unit
    }
  }

  /// The heaviest load below a mass; nil if there is none, below the bar or the first step.
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

  /// The least load greater than a mass; nil if there are no more plates.
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

  /// The load nearest to a mass of any unit; of two equally near, the lighter.
  package func nearest(to mass: Mass) -> Mass {
    let mass = mass.converted(to: unit)
    if has(mass) { return mass }
    guard let above = above(mass) else { return below(mass) ?? mass }
    guard let below = below(mass) else { return above }
    return mass.value.raw - below.value.raw <= above.value.raw - mass.value.raw ? below : above
  }
}
