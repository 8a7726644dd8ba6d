extension SetInterpreter {
  /// Refuses ranges, open ends and percentages in results.
  func refusePlans(_ phrase: SetPhrase) throws(SetRefusal) {
    if case .percent(let percent) = phrase.load {
      throw SetRefusal(.planOnly, readings: phrase.withLoads([context.shares[percent]]))
    }
    switch phrase.amounts.first {
    case .repRange(let least, let most):
      throw SetRefusal(.planOnly, readings: [least, most].map { done(phrase, $0) })
    case .repsOrMore(let reps): throw SetRefusal(.planOnly, readings: reps > 1 ? [done(phrase, reps)] : [])
    case .exactly, nil: break
    }
    guard phrase.amounts.allSatisfy({ if case .exactly = $0 { true } else { false } }) else {
      throw SetRefusal(.planOnly)
    }
  }

  private func done(_ phrase: SetPhrase, _ reps: Int) -> String {
    phrase.with(amounts: phrase.amounts.map { _ in .exactly(.reps(reps)) }).text
  }

  /// Refuses `3x5 60,65,70`: as many loads as sets, or more sets.
  func refuseLoadOfEach(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 2, groups[0].isCounted, groups[0].load == nil,
      let reps = groups[0].amounts[0].exactReps,
      !groups[1].isCounted, groups[1].load == nil, groups[1].effort == nil, groups[1].type == nil,
      groups[1].amounts.count == groups[0].amounts.count
    else { return }
    let loads = groups[1].amounts.compactMap(\.exactReps)
    guard loads.count > 1, loads.allSatisfy({ $0 >= 20 && $0 > reps }) else { return }
    var set = SetPhrase(groups[0], in: context).with(amounts: [.exactly(.reps(reps))])
    set.isCounted = false
    let sets = loads.map { set.text(at: .load(.external(Mass(Thousandths($0), context.unit)))) }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [sets.joined(separator: " ")])
  }

  /// Refuses `3x8` and `8x100` in results without a load if the exercise has one: sets × reps, or reps ×
  /// load.
  func refuseCount(
    of group: NotatedGroup, held: TargetLoad?, unit: MassUnit, _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard
      group.isCounted, group.parts.isEmpty, !group.isEachSide,
      case .exactly(.reps(let number)) = group.amounts.first, !group.namesSets || number > 20,
      isLoaded(held)
    else { return }
    // So light a load after the one before can't be meant, but neither can more than 10 sets at once.
    var isLight = false
    if case .load(.external(let heavy)) = held {
      isLight = heavy.isGreater(than: Mass(Thousandths(number * 3), unit))
    }
    // Five or more sets of thirty are implausible.
    if isLight, group.amounts.count <= 10, group.amounts.count < 5 || number <= 25,
      group.amounts.count < 8 || number <= 12
    {
      return
    }
    var single = phrase.with(amounts: [.exactly(.reps(group.amounts.count))])
    single.isCounted = false
    let mass = Mass(Thousandths(number), unit)
    let asLoad = single.withLoads([unsigned(mass, before: held)])
    let asSets = phrase.withLoads([knownLoad(held)])
    if group.amounts.count >= 10, number <= 20 {
      let turned = single.with(amounts: [.exactly(.reps(number))])
      let mass = Mass(Thousandths(group.amounts.count), unit)
      let readings = turned.withLoads([unsigned(mass, before: held)]) + asLoad
      throw SetRefusal(
        .setsOrLoad,
        readings: (isLight || group.amounts.count == 10 ? asSets : [])
          + (readings.first == readings.last ? Array(readings.prefix(1)) : readings))
    }
    throw SetRefusal(.setsOrLoad, readings: number > 20 ? asLoad + asSets : asSets + asLoad)
  }

  /// The load that would carry over, else that of last time, else the body.
  private func knownLoad(_ held: TargetLoad?) -> Load? {
    if case .load(let load) = held { return load }
    return context.lastTime ?? bodyWhereAdded
  }

  /// Whether sets here have a load other than the body.
  private func isLoaded(_ held: TargetLoad?) -> Bool {
    switch held {
    case nil, .load(.bodyWeight):
      context.loading != .bodyWeight && context.loading != .unloaded && !context.isLoadOptional
        && !context.isBandAssisted
    default: true
    }
  }

  /// Refuses `crunches 50x3`: three sets of fifty, or three with fifty kilograms.
  func refuseRepsAsLoad(
    of group: NotatedGroup, held: TargetLoad?, unit: MassUnit, _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard context.loading == .bodyWeight, context.isNeverAssisted, group.isLoadFirst,
      group.amounts.count == 1,
      group.parts.isEmpty, !group.namesReps, !context.isForced, held == nil || held == .load(.bodyWeight),
      let count = group.amounts[0].exactReps, (1...6).contains(count), case .plain(let mass)? = group.load,
      mass.unit == nil, mass.value.isWhole, (1...200).contains(mass.value.raw / 1_000)
    else { return }
    var sets = phrase.with(
      amounts: Array(repeating: .exactly(.reps(mass.value.raw / 1_000)), count: count))
    (sets.isCounted, sets.load) = (true, nil)
    throw SetRefusal(
      .setsOrLoad, readings: [sets.text] + phrase.withLoads([.added(Mass(mass.value, unit))]))
  }

  /// Refuses a number by itself before sets without a load, as in `135 8,8,7`, if it is most likely their
  /// load: over 50, at least 20 and more than three times their reps, before a list or a count and more than their reps, or the
  /// load from before.
  func refuseLoadBefore(
    _ following: NotatedGroup?, _ group: NotatedGroup, isFirst: Bool, held: TargetLoad?, unit: MassUnit,
    _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard
      group.isBare, case .exactly(.reps(let number)) = group.amounts[0], let following, following.load == nil,
      !context.isForced, isLoaded(held),
      let most = following.amounts.compactMap(\.reps).max(),
      number > 50 || (number >= 20 && number > most * 3)
        || isFirst && number > most && isLikelyLoad(number, following, held, unit),
      let load = unsigned(Mass(Thousandths(number), unit), before: held)
    else { return }
    let after = SetPhrase(following, in: context)
    var readings = after.withLoads([load])
    if number <= 50, let known = knownLoad(held) {
      readings += [phrase.text(at: .load(known)) + " " + after.text(at: .load(known))]
    }
    let words = group.words.lowerBound..<max(group.words.upperBound, following.words.upperBound)
    throw SetRefusal(.repsOrLoad, words: words, readings: readings)
  }

  /// Whether a number over the reps of the sets after it may be their load: before a list or a count, unless it would be far
  /// lighter than the load from before; or equal to that.
  private func isLikelyLoad(
    _ number: Int, _ following: NotatedGroup, _ held: TargetLoad?, _ unit: MassUnit
  ) -> Bool {
    let mass = Mass(Thousandths(number), unit)
    if held == .load(.external(mass)) { return true }
    if case .load(.external(let heavy)) = held, heavy.isGreater(than: Mass(Thousandths(number * 3), unit)) {
      return false
    }
    return number >= 10 && following.amounts.count > 1 && context.loading != .bodyWeight
  }

  /// Refuses more than 50 reps with a load, and loads of 10,000 kg and more, unless forced.
  func checkLimits(of load: TargetLoad?, _ phrase: SetPhrase) throws(SetRefusal) {
    guard !context.isForced, let load else { return }
    var mass: Mass?
    if case .load(let load) = load { mass = load.mass }
    if let mass, !Mass(Thousandths(10_000), .kilograms).isGreater(than: mass) {
      throw SetRefusal(.tooHeavy(mass))
    }
    if case .load(.external(let mass)) = load, mass.value.raw == 0, context.loading == .external,
      !context.isLoadOptional
    {
      throw SetRefusal(.zeroLoad)
    }
    guard load != .load(.bodyWeight), mass?.value.raw != 0,
      let most = phrase.amounts.compactMap(\.reps).max(), most > 50
    else { return }
    throw SetRefusal(.tooManyReps(most), readings: swapped(phrase, most, mass))
  }

  /// Refuses distances faster than 16 m/s, unless forced. Suggests hours and minutes for minutes and seconds:
  /// `10km/1:05`.
  func checkSpeed(_ phrase: SetPhrase) throws(SetRefusal) {
    guard !context.isForced, context.limits?.pace == nil, phrase.amounts.contains(where: \.isTooFast) else {
      return
    }
    let longer = phrase.with(amounts: phrase.amounts.map(\.inHoursAndMinutes))
    throw SetRefusal(.tooFast, readings: longer.amounts.contains(where: \.isTooFast) ? [] : [longer.text])
  }

  /// Suggests `8@100` for `100@8`.
  private func swapped(_ phrase: SetPhrase, _ reps: Int, _ mass: Mass?) -> [String] {
    // `edit .1 155`: the load.
    if phrase.isChange, phrase.load == nil, let mass, mass.value.raw > 0, reps * 2_000 >= mass.value.raw,
      reps * 1_000 < mass.value.raw * 2, let load = unsigned(Mass(Thousandths(reps), mass.unit), before: nil)
    {
      return [phrase.with(amounts: []).text(at: .load(load))]
    }
    guard
      let mass, case .plain(let typed) = phrase.load, typed.unit == nil, !phrase.namesReps,
      mass.value.raw % 1_000 == 0,
      (1...50).contains(mass.value.raw / 1_000),
      phrase.amounts.allSatisfy({ $0.reps == reps }),
      let load = unsigned(Mass(Thousandths(reps), mass.unit), before: nil)
    else { return [] }
    let amounts = phrase.amounts.map { _ in TargetAmount.exactly(.reps(mass.value.raw / 1_000)) }
    return (phrase.ratedAtReps.map { [$0.text(at: .load(load))] } ?? []) + [
      phrase.with(amounts: amounts).text(at: .load(load))
    ]
  }
}

extension TargetAmount {
  /// The most reps that it names; nil for other amounts.
  var reps: Int? {
    switch self {
    case .exactly(.reps(let reps)), .repsOrMore(let reps), .repRange(_, let reps): reps
    case .exactly: nil
    }
  }

  /// Whether the time over the distance is impossible, even on a bicycle.
  var isTooFast: Bool {
    guard case .exactly(.distance(let distance, let time?)) = self else { return false }
    return distance.millimetres > time.milliseconds * 16
  }

  /// The distance with minutes and seconds read as hours and minutes.
  fileprivate var inHoursAndMinutes: TargetAmount {
    guard isTooFast, case .exactly(.distance(let distance, let time?)) = self else { return self }
    return .exactly(.distance(distance, Duration(milliseconds: time.milliseconds * 60)))
  }
}
