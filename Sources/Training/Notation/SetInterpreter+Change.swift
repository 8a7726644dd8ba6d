extension SetInterpreter {
  /// A set with its result changed if it is completed, else its plan. What the change doesn't name stays.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense for the set
  package func applying(_ change: NotatedChange, to set: WorkoutSet) throws(SetRefusal) -> WorkoutSet {
    var set = set
    if let result = set.result {
      set.result = try applying(change, to: result, change.type ?? set.type)
    } else {
      guard let plan = set.plan ?? change.amount.map({ Target($0) }) else {
        throw SetRefusal(.nothingToChange)
      }
      set.plan = try applying(change, to: plan)
    }
    set.type = change.type ?? set.type
    return set
  }

  /// A result with a change.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense for the result
  package func applying(
    _ change: NotatedChange, to result: Performance, _ type: SetType = .normal
  ) throws(SetRefusal) -> Performance {
    try applying(change, to: Target(result), type, for: .result).performance ?? result
  }

  /// A plan with a change.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense for the plan
  package func applying(_ change: NotatedChange, to plan: Target) throws(SetRefusal) -> Target {
    try applying(change, to: plan, for: .plan)
  }

  /// The result of doing a plan, as planned or with a change. A load left open is that of the set before; a
  /// range counts as its lower end.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense, or if the load is a percentage and the change names
  ///   no load
  package func result(
    doing plan: Target, type: SetType, with change: NotatedChange? = nil
  ) throws(SetRefusal) -> Performance {
    var plan = plan
    let type = change?.type ?? type
    switch change {
    case .shift(let up, let mass):
      plan.load = try loadHere(of: plan, type)
      plan = try applying(.shift(up: up, mass), to: plan, for: .plan)
    case .replace(let typed):
      let replacement = try missed(typed, for: .result)
      try refusePlans(SetPhrase(replacement, in: context))
      // A planned time is that of the planned distance.
      if let amount = replacement.amount, case .exactly(.distance(_, nil)) = amount,
        case .exactly(.distance) = plan.amount
      {
        plan.amount = amount
      }
      // The load before decides what a number means: after 60 kg, `5@8` could be an RPE.
      plan.load = plan.load ?? context.lastLoad(for: type).map { .load($0) }
      plan = try applying(.replace(replacement), to: plan, for: .plan)
    case nil: break
    }
    if case .percent(let percent) = plan.load {
      throw SetRefusal(
        .percentage(percent),
        readings: context.shares[percent].map { ["@" + NotationWriter().text($0)] } ?? [])
    }
    plan.load = try loadHere(of: plan, type)
    let result = plan.performance ?? plan.done(at: nil)
    if case .replace(let typed)? = change, typed.amount != nil || typed.load != nil {
      try refuseUnusual(result, type, SetPhrase(typed, in: context))
    } else if change != nil {
      try refuseUnusual(result, type, SetPhrase(.init(amount: .exactly(result.amount)), in: context))
    }
    return result
  }

  /// The load of a plan; if it is left open, the load before.
  private func loadHere(of plan: Target, _ type: SetType) throws(SetRefusal) -> TargetLoad? {
    if let load = plan.load { return load }
    let least = TargetAmount.exactly(plan.amount.least)
    let phrase = SetPhrase(.init(amount: least, effort: plan.effort), in: context)
    return try leftOut(nil, held: context.lastLoad(for: type).map { .load($0) }, phrase, for: .result)
  }

  private func applying(
    _ change: NotatedChange, to target: Target, _ type: SetType = .normal, for purpose: Purpose
  ) throws(SetRefusal) -> Target {
    var target = target
    switch change {
    case .shift(let up, let mass):
      target.load = try shifted(target.load, by: mass, up: up)
      target.parts = try shifted(target.parts, by: mass, up: up)
      let phrase = SetPhrase(NotatedGroup(amounts: [target.amount]), in: context)
      if purpose == .result, let result = target.performance {
        try refuseUnusual(result, type, phrase)
      }
      try checkLimits(of: target.load, phrase)
    case .replace(let typed):
      let replacement = try missed(typed, for: purpose)
      let phrase = SetPhrase(replacement, in: context)
      try checkCountMode(phrase)
      if purpose == .result { try refusePlans(phrase) }
      try checkSpeed(phrase)
      let before = target.load
      if replacement.amount == nil, replacement.load != nil, target.parts.contains(where: { $0.load != nil })
      {
        throw SetRefusal(.loadOfPart)
      }
      if let typed = replacement.load {
        target.load = try load(typed, unit: unit(of: before), before: before, phrase, for: purpose)
      }
      if let amount = replacement.amount {
        var group = NotatedGroup(amounts: [amount], load: replacement.load)
        (group.parts, group.sides) = (replacement.parts, replacement.sides)
        (group.namesParts, group.isEachSide) = (replacement.namesParts, replacement.isEachSide)
        try checkSides(of: group, at: target.load, phrase)
        try checkParts(of: group, at: target.load, unit: unit(of: before), phrase)
        target.amount = amount.completed(from: target.amount)
        target.parts = try parts(
          replacement.parts, at: target.load, unit: unit(of: before), phrase, for: purpose)
        target.sides = replacement.sides
      }
      target.effort = replacement.effort ?? target.effort
      if purpose == .result, replacement.amount != nil || replacement.load != nil,
        let result = target.performance
      {
        try refuseUnusual(result, type, phrase)
      }
      if replacement.amount != nil || replacement.load != nil {
        try checkLimits(of: target.load, phrase.with(amounts: [target.amount]))
      }
      if let typed = replacement.load {
        try refuseRating(typed, target.load, before: before, phrase, for: purpose)
      }
    }
    return target
  }

  private func unit(of load: TargetLoad?) -> MassUnit {
    guard case .load(let load) = load else { return context.unit }
    return load.mass?.unit ?? context.unit
  }

  /// More or less of what was typed: a load, added load, assistance (`+` is more of it) or a percentage. On
  /// the body alone, `+` adds load, or assistance for exercises with that. Added load or assistance of 0 is
  /// the body alone; less is refused.
  func shifted(
    _ load: TargetLoad?, by mass: NotatedMass, up: Bool
  ) throws(SetRefusal) -> TargetLoad {
    switch load {
    case nil: throw SetRefusal(.nothingToShift)
    case .percent(let percent):
      guard mass.unit == nil else { throw SetRefusal(.nothingToShift) }
      let raw = percent.raw + (up ? mass.value.raw : -mass.value.raw)
      guard (1...200_000).contains(raw) else { throw SetRefusal(.belowZero) }
      return .percent(Thousandths(raw: raw))
    case .load(.band): throw SetRefusal(.nothingToShift)
    case .load(.stack(let number)):
      let new = number + (up ? 1 : -1) * (mass.value.raw / 1_000)
      guard mass.unit == nil, mass.value.isWhole, Load.stackNumbers.contains(new) else {
        throw SetRefusal(.nothingToShift)
      }
      return .load(.stack(new))
    case .load(let held):
      let change = Mass(mass.value, mass.unit ?? held.mass?.unit ?? context.unit)
      let base = held.mass ?? Mass(Thousandths(0), change.unit)
      guard let shifted = base.shifted(by: change, up: up) else {
        throw SetRefusal(.belowZero, readings: beyondTheBody(held, base, change))
      }
      if shifted.value.raw == 0, held.isOnBody { return .load(.bodyWeight) }
      if held == .bodyWeight, context.loading == .assisted { return .load(.assisted(shifted)) }
      return .load(held.with(shifted))
    }
  }

  /// Suggestions for less than 0: assistance for less than the body alone, added load for less than no
  /// assistance.
  private func beyondTheBody(_ held: Load, _ base: Mass, _ change: Mass) -> [String] {
    guard let rest = change.converted(to: base.unit).shifted(by: base, up: false) else { return [] }
    let writer = NotationWriter()
    return switch held {
    case .external, .band, .stack: []
    case .added, .bodyWeight:
      [
        "@"
          + writer.text(context.loading == .assisted && held == .bodyWeight ? .added(rest) : .assisted(rest))
      ]
    case .assisted: ["@" + writer.text(Load.added(rest))]
    }
  }
}

extension NotatedChange {
  /// The type that the change names; nil for none.
  package var type: SetType? {
    if case .replace(let replacement) = self { replacement.type } else { nil }
  }

  /// The amount that the change names; nil for none.
  package var amount: TargetAmount? {
    if case .replace(let replacement) = self { replacement.amount } else { nil }
  }

  /// The change's word for a missed attempt; nil without one.
  var miss: NotatedMiss? {
    if case .replace(let replacement) = self { replacement.miss } else { nil }
  }
}

extension TargetAmount {
  /// A time or a distance with the other half of the amount that it replaces: for `400m/1:30`, `1:25` is `400m/1:25`.
  fileprivate func completed(from old: TargetAmount) -> TargetAmount {
    switch (self, old) {
    case (.exactly(.duration(let time)), .exactly(.distance(let distance, _))),
      (.exactly(.distance(let distance, nil)), .exactly(.distance(_, let time?))),
      (.exactly(.distance(let distance, nil)), .exactly(.duration(let time))):
      .exactly(.distance(distance, time))
    default: self
    }
  }
}
