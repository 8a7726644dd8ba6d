extension SetInterpreter {
  /// Interprets a typed load. A number without a sign is external, added or assistance, depending on the
  /// exercise; for bodyweight exercises it is what the load before was.
  func load(
    _ typed: NotatedLoad, unit: MassUnit, before: TargetLoad?, _ phrase: SetPhrase, for purpose: Purpose
  ) throws(SetRefusal) -> TargetLoad {
    switch typed {
    case .percent(let percent):
      guard purpose == .plan else { throw SetRefusal(.planOnly) }
      guard context.loading != .unloaded else { throw SetRefusal(.unloaded) }
      return .percent(percent)
    case .bodyWeight: return .load(.bodyWeight)
    case .band(let band):
      guard context.takesBand else { throw SetRefusal(.noBand) }
      return .load(.band(band))
    case .stack(let number):
      guard context.takesStack else {
        guard context.acceptsTimeAndDistance else { throw SetRefusal(.noStack) }
        throw SetRefusal(.notKept, readings: [phrase.text(at: TargetLoad?.none)])
      }
      return .load(.stack(number))
    case .plus(let mass, let named):
      if !named { try refuseSign(mass, up: true, before: before, phrase) }
      return .load(.added(Mass(mass.value, mass.unit ?? unit)))
    case .minus(let mass, let named):
      if !named { try refuseSign(mass, up: false, before: before, phrase) }
      return .load(.assisted(Mass(mass.value, mass.unit ?? unit)))
    case .plain(let mass):
      if case .load(.stack)? = before, mass.unit == nil, mass.value.isWhole, mass.value <= Thousandths(25) {
        throw SetRefusal(
          .stackOrMass,
          readings: phrase.withLoads([.stack(mass.value.raw / 1_000), .external(Mass(mass.value, unit))]))
      }
      return .load(try plain(Mass(mass.value, mass.unit ?? unit), typed: mass, before: before, phrase))
    }
  }

  private func plain(
    _ mass: Mass, typed: NotatedMass, before: TargetLoad?, _ phrase: SetPhrase
  ) throws(SetRefusal) -> Load {
    guard let load = unsigned(mass, before: before) else {
      // A hold with a load has more, not less: assistance would be a mistake.
      // `plank 60s @8` is rather an RPE, but `@10` a plate.
      if context.loading == .bodyWeight, (phrase.amounts.first?.countMode ?? context.countMode) != .reps {
        let mayRate = !context.isForced && mass.value >= Thousandths(5) && mass.value < Thousandths(10)
        let asRating = mayRate ? rated(typed, phrase, at: nil) : []
        guard asRating.isEmpty else {
          throw SetRefusal(.loadOrRating, readings: phrase.withLoads([.added(mass)]) + asRating)
        }
        return .added(mass)
      }
      if context.loading == .unloaded {
        throw SetRefusal(.unloaded, readings: rated(typed, phrase, at: nil))
      }
      let asRating = rated(typed, phrase, at: nil)
      if context.isNeverAssisted, asRating.isEmpty, phrase.type != .warmUp { return .added(mass) }
      if context.takesPair, asRating.isEmpty, phrase.type != .warmUp {
        throw SetRefusal(.oneOrPair, readings: phrase.withLoads(addedLoads(mass)))
      }
      // `w 45 x 8`: with 45, or a warm-up with 45.
      let readings =
        phrase.type == .warmUp
        ? [phrase.typed(nil), phrase].flatMap { $0.withLoads([.added(mass)]) }
        : phrase.withLoads([.added(mass), .assisted(mass)])
      throw SetRefusal(.addedOrAssisted, readings: readings + asRating)
    }
    return load
  }

  /// The loads that a mass may add to the body: the mass or, if people may hold one in each hand, also twice the mass.
  func addedLoads(_ mass: Mass) -> [Load] {
    let pair = mass.doubled
    return context.takesPair ? [.added(mass), .added(pair)] : [.added(mass)]
  }

  /// The load that a mass without a sign stands for; nil if it could be two, or none.
  func unsigned(_ mass: Mass, before: TargetLoad?) -> Load? {
    switch context.loading {
    case .external: return .external(mass)
    case .added: return mass.value.raw == 0 ? .bodyWeight : .added(mass)
    case .assisted:
      return mass.value.raw == 0 ? .bodyWeight : .assisted(mass)
    case .unloaded: return nil
    case .bodyWeight:
      if mass.value.raw == 0 { return .bodyWeight }
      return switch before {
      case .load(.added): .added(mass)
      case .load(.assisted): .assisted(mass)
      default: nil
      }
    }
  }

  /// The reading of a number without a unit as an RPE, if it can be one.
  private func rated(_ mass: NotatedMass, _ phrase: SetPhrase, at load: TargetLoad?) -> [String] {
    guard mass.unit == nil, phrase.effort == nil, let rpe = RPE(mass.value) else { return [] }
    return [phrase.rated(.rpe(rpe)).text(at: load)]
  }

  /// Refuses a signed load for an exercise with an external load: relative to the load before, or to the
  /// body?
  private func refuseSign(
    _ typed: NotatedMass, up: Bool, before: TargetLoad?, _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard context.loading == .external else { return }
    let mass = Mass(typed.value, typed.unit ?? context.unit)
    var loads: [Load?] = [up ? .external(mass) : nil]
    let base = before ?? context.lastTime.map { .load($0) }
    if case .load(.external(let base)) = base,
      let shifted = base.shifted(by: Mass(typed.value, typed.unit ?? base.unit), up: up)
    {
      loads = [.external(shifted)]
    }
    throw SetRefusal(
      .addedToWhat, readings: phrase.withLoads(loads + [up ? .added(mass) : .assisted(mass)]))
  }

  /// Refuses `5@8` if the number is more likely an RPE: it has no sign and no unit, is 1 to 10 in half steps, no RPE is given, and
  /// the load before, on the line or else today, is more than three times as great, or twice for 6 to 10, the usual RPEs. Without one, the number must be at least 5, and
  /// what counts is the lightest set that is known, or, for up to eight reps, the bar if none is.
  func refuseRating(
    _ typed: NotatedLoad, _ load: TargetLoad?, before: TargetLoad?, _ phrase: SetPhrase, for purpose: Purpose
  ) throws(SetRefusal) {
    guard case .plain(let mass) = typed, let load, case .load(let resolved) = load, let small = resolved.mass
    else { return }
    func isFarBelow(_ great: Mass) -> Bool {
      great.isGreater(than: Mass(Thousandths(raw: small.value.raw * 3), small.unit))
    }
    let usual: TargetLoad?
    if let before {
      guard case .load(let held) = before, let great = held.mass else { return }
      let isUsual = small.value >= Thousandths(6)
      guard great.isGreater(than: Mass(Thousandths(raw: small.value.raw * (isUsual ? 2 : 3)), small.unit))
      else {
        return
      }
      usual = before
    } else {
      guard !context.isForced, small.value >= Thousandths(5) else { return }
      if let lightest = context.known.lightest?.load, let great = lightest.mass {
        guard isFarBelow(great) else { return }
        usual = .load(lightest)
      } else {
        let bar = Mass(Thousandths(small.unit == .kilograms ? 20 : 45), small.unit)
        // Ratings are for few reps.
        guard context.hasBar, bar.isGreater(than: small),
          phrase.amounts.allSatisfy({ $0.reps.map { $0 <= 8 } ?? false })
        else { return }
        usual = purpose == .plan ? nil : .load(.external(bar))
      }
    }
    let asRating = rated(mass, phrase, at: usual)
    guard !asRating.isEmpty else { return }
    throw SetRefusal(.loadOrRating, readings: [phrase.text(at: load)] + asRating)
  }
}

extension Mass {
  /// The mass with more or less, in its own unit; nil below 0.
  func shifted(by other: Mass, up: Bool) -> Mass? {
    let change = other.converted(to: unit).value.raw
    let raw = value.raw + (up ? change : -change)
    return raw < 0 ? nil : Mass(Thousandths(raw: raw), unit)
  }
}
