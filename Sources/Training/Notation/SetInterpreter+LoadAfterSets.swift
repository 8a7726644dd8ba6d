/// A number by itself after sets without a load: `3x8 40`, `8,8,7 42.5 rpe 8`, `3x10 20 per side`.
extension SetInterpreter {
  /// Refuses `3x10 25`, `10 w 25`: the load of the sets, or another set. It is another set if it has no more reps than they,
  /// and if as a load it would be far lighter than the one before; from 20 on it may be any load: an empty bar, a last drop.
  func refuseNumberAfterSets(_ groups: [NotatedGroup]) throws(SetRefusal) {
    let isOnBody = context.loading == .bodyWeight
    guard groups.count == 2, groups[0].load == nil, groups[0].parts.isEmpty,
      groups[0].isCounted || groups[0].type == .warmUp || isOnBody, groups[1].isOneAmount,
      !groups[1].namesReps, groups[0].effort == nil || groups[0].isCounted && groups[1].effort == nil,
      let most = groups[0].amounts.compactMap(\.exactReps).max(), let number = groups[1].amounts[0].exactReps
    else { return }
    let mass = Mass(Thousandths(number), context.unit)
    let held = context.lastLoad(for: .normal)
    // `3x8 each side 20`
    if groups[0].isEachSide, context.hasBar {
      var sets = groups[0]
      sets.isEachSide = false
      throw SetRefusal(
        .each, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
        readings: SetPhrase(sets, in: context)
          .withLoads([.external(Mass(onBar(Thousandths(number)), context.unit))]))
    }
    if held != nil || isOnBody, number <= most {
      // `3x15 12` after 15@10; `hyperextensions 3x15 10`, with a plate.
      guard groups[0].isCounted else { return }
      if case .external(let before)? = held {
        guard mass.isNear(before) else { return }
      } else {
        // `3x8 5` after 8@bw: another set, or with 5 kg.
        guard isOnBody, held == nil || number.isMultiple(of: 5) else { return }
      }
    }
    if isOnBody, !groups[0].isCounted, groups[0].type == nil, number < 20 || number < most * 2 { return }
    if case .external(let heavy)? = held, number < 20,
      heavy.isGreater(than: Mass(Thousandths(number * 3), context.unit))
    {
      return
    }
    let isWarmUp = groups[0].type == .warmUp
    var sets = SetPhrase(groups[0], in: context)
    // `3x10 w 25`: with 25.
    if isWarmUp { sets.type = nil }
    // `3x12 45 rpe 9`
    sets.effort = groups[1].effort ?? sets.effort
    sets.type = groups[1].type ?? sets.type
    let known = held ?? (isOnBody ? .bodyWeight : nil)
    let asSets = [SetPhrase(groups[0], in: context), SetPhrase(groups[1], in: context)]
    let further =
      isOnBody && number > 30
      ? nil
      : known.map { load in
        asSets.map { $0.text(at: .load(load)) }.joined(separator: " ")
      }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: sets.withLoads(isOnBody ? addedLoads(mass) : [.external(mass)])
        + [further].compactMap(\.self))
  }

  /// The groups with such numbers as the loads of the sets before them, where they can't well be another set.
  func withLoadsAfterSets(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    guard context.loading != .bodyWeight, context.loading != .unloaded, !context.isLoadOptional,
      context.countMode == .reps
    else { return groups }
    var arranged: [NotatedGroup] = []
    var held = heldMass
    for (place, group) in groups.enumerated() {
      if let sets = arranged.last,
        place + 1 == groups.count || !groups[place + 1].isBare || group.effort != nil,
        sets.isCounted || sets.amounts.count > 1, !arranged.dropLast().contains(where: isLoadBefore(sets)),
        let number = loadNumber(group, after: sets), isLoad(number, group, of: sets, after: held)
      {
        arranged[arranged.count - 1] = sets.loaded(number, by: group)
      } else {
        arranged.append(group)
      }
      if case .plain(let mass)? = arranged.last?.load {
        held = Mass(mass.value, mass.unit ?? context.unit)
      }
    }
    return arranged
  }

  /// Whether a group can be the load of the sets after it: `225 8,8,8 245 6,6`, where the loads come first.
  private func isLoadBefore(_ sets: NotatedGroup) -> (NotatedGroup) -> Bool {
    { group in
      guard group.isBare, !group.namesReps, let number = group.amounts[0].exactReps else { return false }
      return number > 50 && group.words.upperBound <= sets.words.lowerBound
    }
  }

  /// `4x30m 32`, `4x30m 2x32`: a number after distances or times of an exercise with a load can only be that.
  func withLoadOfCarry(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    guard context.loading == .external, context.countMode != .reps, groups.count == 2, groups[0].load == nil,
      groups[0].amounts.allSatisfy({ $0.countMode != .reps }), groups[1].load == nil, groups[1].parts.isEmpty,
      !groups[1].namesReps, let number = groups[1].amounts[0].exactReps,
      groups[1].isCounted ? groups[1].amounts.count == 2 && context.isForEach : groups[1].amounts.count == 1
    else { return groups }
    return [groups[0].loaded(Thousandths(number), by: groups[1])]
  }

  /// The load that would carry over to working sets.
  private var heldMass: Mass? {
    if case .external(let mass)? = context.lastLoad(for: .normal) { mass } else { nil }
  }

  /// The number that a group is, if it may be the load of the sets before it.
  private func loadNumber(_ group: NotatedGroup, after sets: NotatedGroup) -> Thousandths? {
    guard sets.load == nil, sets.parts.isEmpty, sets.effort == nil,
      sets.type == nil, sets.miss == nil, sets.plates == nil, sets.amounts.allSatisfy({ $0.reps != nil }),
      !group.isCounted, group.sides == nil, group.plates == nil, !group.namesReps,
      group.miss == nil || sets.amounts.allSatisfy({ $0 == .exactly(.reps(1)) })
    else { return nil }
    if let decimal = decimal(group), group.isEachSide || isSteep(group) { return decimal }
    guard group.amounts.count == 1, let number = group.amounts[0].exactReps else { return nil }
    if group.load != nil { return group.ratingAtLoad != nil && number >= 20 ? Thousandths(number) : nil }
    // `20+20`: a pair of dumbbells.
    if let part = group.parts.first {
      return context.isForEach && group.parts.count == 1 && part.reps == number && part.load == nil
        && number > 3 ? Thousandths(number) : nil
    }
    return Thousandths(number)
  }

  private func isLoad(
    _ number: Thousandths, _ group: NotatedGroup, of sets: NotatedGroup, after held: Mass?
  ) -> Bool {
    let most = sets.amounts.compactMap(\.reps).max() ?? 0
    let mass = Mass(number, context.unit)
    if !number.isWhole || group.isEachSide || group.isTotal || !group.parts.isEmpty || mass == held {
      return true
    }
    let isGreat = number >= Thousandths(20) && number > Thousandths(most)
    guard let held else {
      if !sets.isCounted { return number > Thousandths(max(most * 2, 19)) }
      // No bar weighs 8 kg.
      return isGreat || !context.hasBar
    }
    if number > Thousandths(50) { return true }
    let isFarMore = number > Thousandths(most * 2)
    return isGreat && (isFarMore || mass.isNear(held))
      && !held.isGreater(than: Mass(Thousandths(raw: number.raw * 3), context.unit))
  }

  /// Refuses `12 D 10` for an exercise done one side at a time: the right side and the left (dreta, derecha), or a drop set.
  func refuseSideOrDrop(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.isOneSided, groups.count == 2, groups[0].type == .drop, groups[0].effort == nil,
      groups[0].load == nil, groups[1].isOneAmount, groups[1].type == nil,
      let right = groups[0].amounts[0].exactReps, let left = groups[1].amounts[0].exactReps
    else { return }
    var sides = SetPhrase(groups[1], in: context)
    sides.sides = SideReps(left: left, right: right)
    let load = context.lastLoad(for: .normal) ?? context.lastTime ?? bodyWhereAdded
    var texts = [
      sides, SetPhrase(groups[0], in: context).typed(nil), SetPhrase(groups[1], in: context).typed(.drop),
    ]
    .map { phrase in load.map { phrase.text(at: .load($0)) } ?? phrase.text }
    let asSides = texts.removeFirst()
    throw SetRefusal(
      .sideOrDrop, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [asSides, texts.joined(separator: " ")])
  }

  /// Refuses `1x10 20 1x8 60`, `3x8@60 3x10 20`, where a number after counted sets is hardly one more set.
  func refuseLoadsAfterRows(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count > 2 else { return }
    var texts: [String] = []
    var place = 0
    while place < groups.count {
      let group = groups[place]
      let phrase = SetPhrase(group, in: context)
      if group.isCounted, group.load == nil, group.parts.isEmpty, place + 1 < groups.count,
        groups[place + 1].isBare, !groups[place + 1].namesReps,
        let number = groups[place + 1].amounts[0].exactReps,
        let most = group.amounts.compactMap(\.exactReps).max(), number >= 20, number > most
      {
        texts.append(phrase.text(at: .load(.external(Mass(Thousandths(number), context.unit)))))
        place += 2
      } else {
        texts.append(phrase.text)
        place += 1
      }
    }
    if texts.count == groups.count { return }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: [texts.joined(separator: " ")])
  }
}

extension NotatedGroup {
  /// The RPE that a load without a unit may be: `100 @8`.
  var ratingAtLoad: RPE? {
    guard case .plain(let mass)? = load, mass.unit == nil, effort == nil, type == nil, parts.isEmpty else {
      return nil
    }
    return mass.value >= Thousandths(5) ? RPE(mass.value) : nil
  }

  /// These sets with a number as their load, and with what follows the number.
  fileprivate func loaded(_ number: Thousandths, by group: NotatedGroup) -> NotatedGroup {
    var sets = self
    sets.load = .plain(NotatedMass(number))
    sets.effort = group.ratingAtLoad.map { .rpe($0) } ?? group.effort
    (sets.type, sets.miss) = (group.type, group.miss)
    sets.isEach = sets.isEach || group.isEachSide && !sets.isEachSide
    sets.isEachHand = sets.isEachHand || group.isEachHand
    sets.isTotal = sets.isTotal || group.isTotal
    sets.words = words.lowerBound..<Swift.max(words.upperBound, group.words.upperBound)
    return sets
  }
}
