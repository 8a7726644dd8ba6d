/// Numbers without a unit, whose place or size says what they are.
extension SetInterpreter {
  /// The groups with seconds for the bare numbers of holds, and with loads for numbers that can only be loads.
  func arranged(_ groups: [NotatedGroup], for purpose: Purpose) throws(SetRefusal) -> [NotatedGroup] {
    if !context.isForced, purpose == .result { try refuseLoadInEach(groups) }
    if !context.isForced, context.loading == .external { try refusePairOrSets(groups) }
    if !context.isForced { try refuseLoadOfHold(groups) }
    var groups = context.isForced ? groups : withLoadsAfterSets(withPair(groups))
    groups = try spelledOut(withLoadOfCarry(groups))
    if purpose == .result { groups = withRepsOfOpenSets(groups) }
    if purpose == .result, !context.isForced {
      try refuseNumberAfterHolds(groups)
      try refuseSecondsAfterMinutes(groups)
      try refuseTimeAfterReps(groups)
      try refuseSecondsAfterReps(groups)
      try refuseSecondsBeforeReps(groups)
      try refusePairAsParts(groups)
    }
    groups = groups.map(inSeconds)
    if context.loading == .external, !context.isLoadOptional { try refuseLoadOfSets(groups) }
    guard !context.isForced else { return purpose == .plan ? groups : withLastReps(groups) }
    if context.countMode == .reps { try refuseDecimalComma(groups) }
    if context.loading == .external { try refuseLoadOfEach(groups) }
    guard purpose == .result else {
      guard context.loading == .external, !context.isLoadOptional else { return groups }
      groups = try withLoadsBeside(groups)
      try refuseNumberAfterSets(groups)
      return withLoadOfLast(groups)
    }
    try refuseSideOrDrop(groups)
    groups = try withMinutes(withDropAfter(withLastReps(groups).map(withGreatLoad)))
    try refusePair(groups)
    try refusePairBesideSets(groups)
    if context.loading == .bodyWeight, context.countMode == .reps {
      try refuseNumberAfterSets(groups)
      try refuseRowOnBody(groups)
      try refuseLoadInRowOnBody(groups)
    }
    try refuseLoadOfEachHand(groups)
    try refuseNumberAfterSides(groups)
    try refuseNearLoad(groups)
    try refuseLoadOfLast(groups)
    try refuseLoadOfLastSets(groups)
    try refuseWarmUpsOfWhich(groups)
    try refuseDropsOfWhich(groups)
    try refuseNumberBeforeSets(groups)
    try refuseRatings(groups)
    try refuseListAfterCount(groups)
    if context.loading == .external { try refuseLoadOfEachNumber(groups) }
    guard context.loading == .external, !context.isLoadOptional else {
      try refuseFailureOfList(groups)
      return context.loading == .added ? withLoadOfLast(groups) : groups
    }
    groups = try withAlternatingLoads(groups)
    try refuseRowAfterLoad(groups)
    try refuseLoadInList(groups)
    try refuseLoadBeforeRow(groups)
    try refuseSmallLoadBeforeSets(groups)
    groups = try withLoadsBeside(groups)
    try refuseLoadsAfterRows(groups)
    try refuseRatings(groups)
    try refuseFailureOfList(groups)
    try refuseNumberBeforeReps(groups)
    try refuseTwoNumbers(groups)
    try refuseNumberAfterSets(groups)
    return try withLoadAtTheEnd(groups)
  }

  /// The groups with plates as loads, and without words for each hand or side, or both.
  func spelledOut(_ groups: [NotatedGroup]) throws(SetRefusal) -> [NotatedGroup] {
    try groups.map { group throws(SetRefusal) in
      var group = group
      if group.isEachSet, group.isCounted, context.loading == .external, !context.isForEach,
        !context.isOneSided
      {
        group.isEach = false
      }
      // `lunges 3x10 12kg each hand`: two of them on the body.
      if group.isEachHand, context.takesPair, context.loading == .bodyWeight,
        case .plain(let mass)? = group.load
      {
        let pair = NotatedMass(Thousandths(raw: mass.value.raw * 2), mass.unit)
        (group.load, group.isEach, group.isEachHand) = (.plus(pair, onBodyWeight: false), false, false)
        return group
      }
      let phrase = SetPhrase(group, in: context)
      if group.isEachHand, context.hasBar {
        throw SetRefusal(.barInEachHand, words: group.words, readings: [phrase.text])
      }
      // `2 plates a side` are `2 plates`.
      if group.isEach, !context.isForEach, (group.plates ?? 0) == 0 {
        if group.load == nil, group.plates == nil, group.side == nil, context.loading != .external {
          throw SetRefusal(.bothSides, words: group.words, readings: [phrase.text])
        }
        // `70x8 then 75x6 per side`: it may be said of all of them.
        let isSaidOfAll = groups.contains { $0.load != nil && !$0.isEach }
        throw SetRefusal(
          .each, words: group.words,
          readings: isSaidOfAll ? [] : platesFirst(group, phrase) + phrase.withLoads(wholeLoads(of: group)))
      }
      if let added = withAdded(group) { return added }
      if group.isTotal, group.load == nil || !context.isForEach, !context.isOneSided {
        throw SetRefusal(.totalReps, words: group.words)
      }
      if group.isTotal { throw SetRefusal(.total, words: group.words, readings: halves(of: group, phrase)) }
      guard let plates = group.plates else { return group }
      if plates == 0 {
        let bar = onBar(group.side ?? Thousandths(0))
        throw SetRefusal(
          .bar, words: group.words, readings: phrase.withLoads([.external(Mass(bar, context.unit))]))
      }
      let plate = Thousandths(context.unit == .kilograms ? 20 : 45)
      let side = Thousandths(raw: plate.raw * plates)
      if context.hasBar, context.unit == .pounds {
        (group.load, group.isEach) = (.plain(NotatedMass(onBar(side), .pounds)), false)
        return group
      }
      let either = [side, Thousandths(raw: side.raw * 2)]
      let masses =
        context.hasBar ? [onBar(side)] : group.isEach ? [either[context.isForEach ? 0 : 1]] : either
      throw SetRefusal(
        .plates, words: group.words,
        readings: phrase.withLoads(masses.map { .external(Mass($0, context.unit)) }))
    }
  }

  /// `20 a side 8`: eight with 20 on each side of the bar, hardly twenty with eight.
  private func platesFirst(_ group: NotatedGroup, _ phrase: SetPhrase) -> [String] {
    guard context.hasBar, case .plain(let mass)? = group.load, mass.unit == nil, mass.value.isWhole,
      mass.value <= Thousandths(15), group.amounts.count == 1, let plates = group.amounts[0].exactReps,
      plates >= 10
    else { return [] }
    return phrase.with(amounts: [.exactly(.reps(mass.value.raw / 1_000))])
      .withLoads([.external(Mass(onBar(Thousandths(plates)), context.unit))])
  }

  /// `8 with 10kg`: on the body, added to it. Nil for other groups, and where it may be a load in each hand.
  private func withAdded(_ group: NotatedGroup) -> NotatedGroup? {
    guard group.isWith, context.loading == .bodyWeight, context.addsToBody,
      case .plain(let mass)? = group.load
    else { return nil }
    var group = group
    group.load = .plus(mass, onBodyWeight: false)
    return group
  }

  /// The total of a load on each side of the usual bar.
  func onBar(_ side: Thousandths) -> Thousandths {
    Thousandths(raw: side.raw * 2 + Plates.standard(context.unit).bar.value.raw)
  }

  /// The total of a load on each side: with a bar, or on a machine, where it may also be the whole.
  private func wholeLoads(of group: NotatedGroup) -> [Load] {
    guard case .plain(let mass)? = group.load, mass.unit ?? context.unit == context.unit else { return [] }
    let values = context.hasBar ? [onBar(mass.value)] : [Thousandths(raw: mass.value.raw * 2), mass.value]
    return values.map { .external(Mass($0, context.unit)) }
  }

  private func halves(of group: NotatedGroup, _ phrase: SetPhrase) -> [String] {
    if let mass = group.load?.mass {
      guard case .plain? = group.load else { return [] }
      return phrase.withLoads([
        .external(Mass(Thousandths(raw: mass.value.raw / 2), mass.unit ?? context.unit))
      ])
    }
    guard let reps = group.amounts[0].exactReps, reps.isMultiple(of: 2) else { return [phrase.text] }
    let half = phrase.with(amounts: group.amounts.map { _ in .exactly(.reps(reps / 2)) })
    return [half, phrase].map { context.loading == .bodyWeight ? $0.text(at: .load(.bodyWeight)) : $0.text }
  }

  /// `plank 60`: a hold is counted in seconds, unless there are so few that minutes are as likely. Yoga is done for minutes.
  func inSeconds(_ group: NotatedGroup) -> NotatedGroup {
    guard context.countMode == .duration, !context.acceptsTimeAndDistance, !group.namesReps,
      context.loading != .unloaded, group.parts.isEmpty, group.sides == nil
    else { return group }
    let seconds = group.amounts.map { if case .exactly(.reps(let number)) = $0 { number } else { 0 } }
    guard seconds.allSatisfy({ (10...600).contains($0) }) else { return group }
    var group = group
    group.amounts = seconds.map { .exactly(.duration(Duration(seconds: $0))) }
    return group
  }

  /// `12@60 d 10@50`, `12@60 d 10@50 d 8@40`: a first set drops from nothing, so each letter belongs to the lighter set after it.
  private func withDropAfter(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    guard let end = groups.firstIndex(where: { $0.type != .drop }), end > 0, groups[end].type == nil,
      groups[end].load != nil, groups[..<end].allSatisfy({ $0.effort == nil && !$0.isCounted })
    else { return groups }
    var groups = groups
    (groups[0].type, groups[end].type) = (nil, .drop)
    return groups
  }

  /// `5x100`, or `w 10x40`: too many reps for a set with a load, so it is the load.
  private func withGreatLoad(_ group: NotatedGroup) -> NotatedGroup {
    guard context.loading == .external, !context.isLoadOptional, group.isCounted, !group.namesReps,
      group.parts.isEmpty, !group.isEachSide, group.load == nil,
      let number = group.amounts[0].exactReps,
      number > 50 || number >= 30 && group.type == .warmUp && context.lastWarmUpLoad == nil
    else { return group }
    var group = group
    group.load = .plain(NotatedMass(Thousandths(number)))
    (group.amounts, group.isCounted) = ([.exactly(.reps(group.amounts.count))], false)
    return group
  }

  /// `100 5x5`: a number over 50 before sets is their load.
  private func withLoadsBeside(_ groups: [NotatedGroup]) throws(SetRefusal) -> [NotatedGroup] {
    var arranged: [NotatedGroup] = []
    for var group in groups {
      if let last = arranged.last, last.isBare, !last.namesReps, let before = last.amounts[0].exactReps,
        before > 50, group.load == nil || group.isCounted && group.ratingAtLoad != nil,
        let reps = group.amounts[0].exactReps,
        reps <= 50
      {
        // `60 8x3`: eight sets of three, or three of eight.
        if group.isCounted, group.amounts.count >= 6, group.amounts.count > reps, group.load == nil {
          let load = Load.external(Mass(Thousandths(before), context.unit))
          var turned = SetPhrase(group, in: context).with(
            amounts: Array(repeating: .exactly(.reps(group.amounts.count)), count: reps))
          turned.isCounted = true
          throw SetRefusal(
            .setsOrLoad, words: last.words.lowerBound..<max(last.words.upperBound, group.words.upperBound),
            readings: [turned, SetPhrase(group, in: context)].map { $0.text(at: .load(load)) })
        }
        if arranged.count == 2, groups.count == 3, arranged[0].isBare, !arranged[0].namesReps {
          throw loadBetween(arranged[0], group, at: .external(Mass(Thousandths(before), context.unit)))
        }
        // `225 3x5 @8`
        if let rating = group.ratingAtLoad { group.effort = .rpe(rating) }
        group.load = .plain(NotatedMass(Thousandths(before)))
        group.words = last.words.lowerBound..<max(last.words.upperBound, group.words.upperBound)
        arranged.removeLast()
      }
      arranged.append(group)
    }
    return arranged
  }

  /// The refusal of `5 85 3`: the load of both sets, or of the one after it.
  private func loadBetween(
    _ first: NotatedGroup, _ last: NotatedGroup, at load: Load
  ) -> SetRefusal {
    let sets = [first, last].map { SetPhrase($0, in: context) }
    var readings = [sets.map { $0.text(at: .load(load)) }]
    if let held = context.lastLoad(for: .normal) ?? context.lastTime {
      readings.append([sets[0].text(at: .load(held)), sets[1].text(at: .load(load))])
    }
    return SetRefusal(
      .loadOfWhich, words: first.words.lowerBound..<last.words.upperBound,
      readings: readings.map { $0.joined(separator: " ") })
  }

  /// Refuses `5,5,4f`: the last set was to failure, or each.
  private func refuseFailureOfList(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard
      let group = groups.first(where: {
        $0.type == .failure && $0.amounts.count > 1 && !$0.isCounted && $0.parts.isEmpty
      })
    else { return }
    let phrase = SetPhrase(group, in: context)
    let sets = group.amounts.map { phrase.with(amounts: [$0]) }
    let others = sets.dropLast().map { $0.typed(nil).text } + sets.suffix(1).map(\.text)
    throw SetRefusal(
      .typeOfWhich, words: group.words,
      readings: [others, sets.map(\.text)].map { $0.joined(separator: " ") })
  }

  /// `5 5 5+ @ 185`, `2x5 1x5+ 185`: planned numbers before a set with a load have its load if no other is known.
  private func withLoadOfLast(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    guard groups.count > 1, let last = groups.last, let typed = last.load, unsigned(typed) != nil,
      last.type == nil, last.amounts.count == 1, context.lastLoad(for: .normal) == nil,
      groups.dropLast().allSatisfy({ group in
        group.load == nil && group.effort == nil && group.type == nil && group.miss == nil
          && group.parts.isEmpty && group.amounts.allSatisfy { $0.exactReps != nil }
      })
    else { return groups }
    if case .repsOrMore = last.amounts[0] {
    } else {
      guard groups.count > 2, !last.isCounted, groups.dropLast().allSatisfy(\.isBare) else { return groups }
    }
    return groups.map { group in
      var group = group
      group.load = typed
      return group
    }
  }

  /// `8 8 7 @ 80`: numbers before a set with a load have its load if no other is known.
  private func withLoadAtTheEnd(_ groups: [NotatedGroup]) throws(SetRefusal) -> [NotatedGroup] {
    let leading = groups.prefix { $0.isBare && $0.amounts[0].exactReps != nil }.count
    guard leading > 0, leading < groups.count, let typed = groups[leading].load, let load = unsigned(typed),
      !groups[leading].isCounted, groups[leading].amounts.count == 1,
      groups[leading].type == nil || groups[leading].type == .failure,
      let last = groups[leading].amounts[0].exactReps
    else { return groups }
    let held = context.lastLoad(for: .normal)
    // `10 reps 115 x 5` is rather five sets of ten, whatever the load was before.
    let isRepsOfEach = leading == 1 && groups[0].namesReps && groups[1].isLoadFirst
    if held == load, !isRepsOfEach { return groups }
    let reps = groups.prefix(leading).compactMap { $0.amounts[0].exactReps }
    if held == nil, leading > 1 {
      return groups.enumerated().map { place, group in
        var group = group
        if place < leading { group.load = typed }
        return group
      }
    }
    // `405 1 @8`: a load, its reps and an RPE.
    if leading == 1, reps[0] > 50, case .plain(let mass) = typed, mass.unit == nil, let rpe = RPE(mass.value),
      groups[leading].effort == nil
    {
      let heavy = Mass(Thousandths(reps[0]), context.unit)
      throw SetRefusal(
        .repsOrLoad, words: groups[0].words.lowerBound..<groups[leading].words.upperBound,
        readings: [SetPhrase(groups[leading], in: context).rated(.rpe(rpe)).text(at: .load(.external(heavy)))]
      )
    }
    // `8 6 reps with 25` names all its reps; in `8 6 25kg` the load stands beside a list.
    if held != nil, leading == 1, !isRepsOfEach, !groups[leading].namesReps, !groups[leading].isLoadApart {
      return groups
    }
    let all = (reps + [last]).map { TargetAmount.exactly(.reps($0)) }
    let end = SetPhrase(groups[leading], in: context)
    var readings: [String] = []
    if isRepsOfEach, last <= 20 {
      var counted = end.with(amounts: Array(repeating: all[0], count: last))
      counted.isCounted = last > 1
      readings = counted.withLoads([load])
    } else if let held {
      let before = SetPhrase(groups[0], in: context).with(amounts: Array(all.dropLast()))
      readings = before.withLoads([held]).map { $0 + " " + end.text(at: .load(load)) }
    } else if reps[0] <= 20 {
      var counted = end.with(amounts: Array(repeating: all[1], count: reps[0]))
      counted.isCounted = true
      readings = counted.withLoads([load])
    }
    if end.type == .failure {
      let before = end.with(amounts: Array(all.dropLast())).typed(nil).withLoads([load])
      readings += before.map { $0 + " " + end.text(at: .load(load)) }
    } else {
      readings += end.with(amounts: all).withLoads([load])
    }
    let words = groups[0].words.lowerBound..<groups[leading].words.upperBound
    // `225 235 245 x 5`: too many reps with a load.
    throw SetRefusal(.loadOfWhich, words: words, readings: reps.allSatisfy { $0 <= 50 } ? readings : [])
  }
}

extension SetInterpreter {
  /// A mass without a sign, or a stack number, as a load; nil for other loads.
  fileprivate func unsigned(_ typed: NotatedLoad) -> Load? {
    switch typed {
    case .plain(let mass): .external(Mass(mass.value, mass.unit ?? context.unit))
    case .stack(let number): .stack(number)
    default: nil
    }
  }
}

extension Mass {
  /// Whether neither is more than twice the other.
  func isNear(_ other: Mass) -> Bool {
    !isGreater(than: other.doubled) && !other.isGreater(than: doubled)
  }
}

extension TargetAmount {
  /// The reps, if they are a single number.
  var exactReps: Int? { if case .exactly(.reps(let reps)) = self { reps } else { nil } }
}
