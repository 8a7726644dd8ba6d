/// Raises and lowers loads by a progression, to what the equipment can be set to.
struct LoadShift {
  private let rule: Progression
  private let equipment: Equipment
  private let unit: MassUnit

  init(_ rule: Progression, _ equipment: Equipment, _ unit: MassUnit) {
    (self.rule, self.equipment, self.unit) = (rule, equipment, unit)
  }

  /// The next harder load: the progression's step up, or the next load there is. Assistance is reduced. Nil if the step is 0, or for body
  /// weight alone without a step or a load to add.
  func more(_ load: Load) -> Load? {
    if rule.step?.value.raw == 0 { return nil }
    switch load {
    case .external(let mass), .added(let mass):
      return heavier(mass, steps(for: load)).map(load.with)
    case .bodyWeight:
      guard rule.step != nil || equipment.loading == .added else { return nil }
      return heavier(Mass(Thousandths(0), unit), steps(for: load)).map { .added($0) }
    case .band, .stack: return nil
    case .assisted(let mass):
      let steps = steps(for: load)
      guard let step = rule.step else { return steps.below(mass).map { .assisted($0) } ?? .bodyWeight }
      guard let goal = mass.shifted(by: step, up: false), goal.value.raw > 0 else { return .bodyWeight }
      if goal.unit == unit { return .assisted(goal) }
      let nearest = steps.nearest(to: goal)
      let less = mass.isGreater(than: nearest) ? nearest : steps.below(mass)
      return less.map { .assisted($0) } ?? .bodyWeight
    }
  }

  /// The load after a drop: the progression's percentage, rounded to the nearest load, and at least one step.
  /// Nil if there is nothing lighter.
  func less(_ load: Load) -> Load? {
    switch load {
    case .external(let mass), .added(let mass):
      let steps = steps(for: load)
      let own = mass.converted(to: unit)
      let goal = steps.nearest(to: own.percent(Thousandths(raw: 100_000 - rule.drop.raw)))
      if own.isGreater(than: goal) { return load.with(goal) }
      if let below = steps.below(own) { return load.with(below) }
      return load.isOnBody ? .bodyWeight : nil
    case .bodyWeight, .band, .stack: return nil
    case .assisted(let mass):
      let steps = steps(for: load)
      let own = mass.converted(to: unit)
      let goal = steps.nearest(to: own.percent(Thousandths(raw: 100_000 + rule.drop.raw)))
      return (goal.isGreater(than: own) ? goal : steps.above(own)).map { .assisted($0) }
    }
  }

  /// The difference between two loads; nil for none.
  func step(_ before: Load, _ after: Load) -> Mass? {
    let (old, new) = (before.mass?.converted(to: unit), after.mass?.converted(to: unit))
    let difference = (new?.value.raw ?? 0) - (old?.value.raw ?? 0)
    return difference == 0 ? nil : Mass(Thousandths(raw: abs(difference)), unit)
  }

  private func steps(for load: Load) -> LoadSteps {
    LoadSteps(equipment, for: load, in: unit)
  }

  /// The mass plus the step. With plates the result is a load that they can make. For other equipment the lifter's own step is
  /// trusted.
  private func heavier(_ mass: Mass, _ steps: LoadSteps) -> Mass? {
    let own = mass.converted(to: unit)
    guard let step = rule.step else { return steps.above(own) }
    guard let goal = own.shifted(by: step, up: true) else { return nil }
    if case .steps = steps, mass.unit == unit, step.unit == unit { return goal }
    let nearest = steps.nearest(to: goal)
    return nearest.isGreater(than: own) ? nearest : steps.above(own)
  }
}

extension Load {
  var isAssistance: Bool { if case .assisted = self { true } else { false } }

  /// Whether it is harder to move than another: heavier, or with less assistance.
  func isHarder(than other: Load) -> Bool {
    switch (isAssistance, other.isAssistance) {
    case (false, true): return true
    case (true, false): return false
    case (false, false): return (mass ?? .zero).isGreater(than: other.mass ?? .zero)
    case (true, true): return (other.mass ?? .zero).isGreater(than: mass ?? .zero)
    }
  }
}

extension Mass {
  fileprivate static var zero: Mass { Mass(Thousandths(0), .kilograms) }
}
