/// Pairs of dumbbells and kettlebells, whose load people write as `2x30kg`.
extension SetInterpreter {
  /// The groups of `2x30kg 3x10`, `10,10,8 2x65` and `2x32kg 40m`: the load in each hand, and the sets. Each load is that of the sets
  /// after it, or one at the end that of all.
  func withPair(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    let others = groups.filter { $0.pairLoad == nil }
    let count = others.reduce(0) { $0 + $1.amounts.count }
    guard context.isForEach, !others.isEmpty, others.count < groups.count,
      context.countMode != .reps || count > 1,
      others.allSatisfy({ $0.load == nil && ($0.amounts[0].exactReps != nil || context.countMode != .reps) })
    else { return groups }
    var load = groups.count - others.count == 1 ? groups[groups.count - 1].pairLoad : nil
    if load == nil, groups[0].pairLoad == nil { return groups }
    return groups.compactMap { group in
      if let pair = group.pairLoad {
        load = pair
        return nil
      }
      var group = group
      group.load = load.map { .plain($0) }
      return group
    }
  }

  /// Refuses `2x30 8` with a pair of dumbbells: eight reps with thirty in each hand, or two sets of thirty.
  func refusePairOrSets(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.isForEach, groups.count == 2, groups[0].isCounted, groups[0].amounts.count == 2,
      groups[0].load == nil, groups[0].parts.isEmpty, !groups[0].namesReps, !groups[0].namesSets,
      groups[1].isBare, let number = groups[0].amounts[0].exactReps,
      let reps = groups[1].amounts[0].exactReps, number >= 16, number > reps
    else { return }
    let readings = [
      SetPhrase(groups[1], in: context).text(
        at: .load(.external(Mass(Thousandths(number), context.unit)))),
      SetPhrase(groups[0], in: context).text(at: .load(.external(Mass(Thousandths(reps), context.unit)))),
    ]
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound, readings: readings)
  }

  /// Refuses `2x20kg 10` and `10 2x20kg`: a load in each hand, or two reps after ten.
  func refusePair(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.isForEach, groups.count == 2,
      let place = groups.firstIndex(where: { $0.amounts == [.exactly(.reps(2))] }),
      place == 0 || groups[place].isTwice, !groups[place].isCounted,
      case .plain(let mass)? = groups[place].load, groups[1 - place].isOneAmount,
      let reps = groups[1 - place].amounts[0].exactReps, reps > 2
    else { return }
    let load = Load.external(Mass(mass.value, mass.unit ?? context.unit))
    let texts = groups.map { SetPhrase($0, in: context).text(at: .load(load)) }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [texts[1 - place], texts.joined(separator: " ")])
  }

  /// Refuses `3x10 2x30` and `2x24 3x10` with a pair of dumbbells: a load in each hand, or two sets more.
  func refusePairBesideSets(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.isForEach, groups.count == 2,
      groups.allSatisfy({ $0.isCounted && $0.load == nil && $0.amounts[0].reps != nil }),
      let place = groups.lastIndex(where: { $0.amounts.count == 2 && $0.amounts[0].exactReps != nil }),
      let number = groups[place].amounts[0].exactReps,
      place == 1 || number > (groups[1].amounts[0].reps ?? number)
    else { return }
    let load = Load.external(Mass(Thousandths(number), context.unit))
    let phrases = groups.map { SetPhrase($0, in: context) }
    let known = context.lastLoad(for: .normal) ?? context.lastTime
    let asSets = known.map { load in phrases.map { $0.text(at: .load(load)) }.joined(separator: " ") }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [phrases[1 - place].text(at: .load(load)), asSets].compactMap(\.self))
  }
}

extension SetInterpreter {
  /// Refuses `3x10 16s` and `12 10 8 16s`: a set of seconds hardly follows sets of reps, so it is a pair of dumbbells.
  func refuseSecondsAfterReps(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .reps, context.loading != .unloaded, groups.count > 1, let last = groups.last,
      last.isOneAmount, last.type == nil, last.miss == nil,
      case .exactly(.duration(let time)) = last.amounts[0], time.milliseconds.isMultiple(of: 1_000),
      (1...60).contains(time.seconds),
      groups.dropLast().allSatisfy({ group in
        group.load == nil && !group.amounts.contains { ($0.reps ?? 0) > 50 } && group.parts.isEmpty
          && group.plates == nil && group.type != .warmUp
          && group.amounts.allSatisfy { $0.exactReps != nil }
      })
    else { return }
    let mass = Mass(Thousandths(time.seconds), context.unit)
    let pair: Load? =
      switch context.loading {
      case .external: .external(mass)
      case .bodyWeight, .added: .added(Mass(Thousandths(time.seconds * 2), context.unit))
      case .assisted, .unloaded: nil
      }
    var sets = groups.dropLast().map { SetPhrase($0, in: context) }
    sets[sets.count - 1].effort = last.effort ?? sets[sets.count - 1].effort
    throw SetRefusal(
      .timeOrPair, words: groups[0].words.lowerBound..<last.words.upperBound,
      readings: pair.map { pair in [sets.map { $0.text(at: .load(pair)) }.joined(separator: " ")] } ?? [])
  }

  /// Refuses `40s 3x10`, `2x20s 3x10`: a set of seconds is hardly followed by sets of reps, so it is a pair of dumbbells.
  func refuseSecondsBeforeReps(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .reps, context.loading == .bodyWeight, groups.count > 1, groups[0].load == nil,
      groups[0].effort == nil, groups[0].type == nil, !groups[0].isEachSide,
      case .exactly(.duration(let time)) = groups[0].amounts[0], time.milliseconds.isMultiple(of: 1_000),
      (1...60).contains(time.seconds), groups[0].isOneAmount || groups[0].amounts.count == 2,
      groups.dropFirst().allSatisfy({ $0.load == nil && $0.amounts.allSatisfy { $0.exactReps != nil } })
    else { return }
    let pair = Load.added(Mass(Thousandths(time.seconds * 2), context.unit))
    let sets = groups.dropFirst().map { SetPhrase($0, in: context).text(at: .load(pair)) }
    throw SetRefusal(
      .timeOrPair, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: [sets.joined(separator: " ")])
  }

  /// Refuses `30+30 10` and `30,30 10`: ten with thirty on each side, or sets of thirty besides; and `12+4+3 20`: a load, or another
  /// set.
  func refusePairAsParts(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .reps, groups.count == 2, groups[0].load == nil, groups[0].effort == nil,
      groups[0].type == nil, !groups[0].isCounted, groups[1].load == nil, groups[1].parts.isEmpty,
      groups[1].sides == nil, !groups[1].namesReps,
      let most = groups[1].amounts.compactMap(\.exactReps).max()
    else { return }
    let phrases = groups.map { SetPhrase($0, in: context) }
    let meant: [String]
    if context.loading == .external, let number = groups[0].pairOfNumbers, number >= 8,
      number * 2 >= most * 3,
      context.isForEach || number >= 15
    {
      meant = phrases[1].withLoads([
        .external(Mass(Thousandths(context.isForEach ? number : number * 2), context.unit))
      ])
    } else {
      guard !groups[0].parts.isEmpty, groups[1].isOneAmount, let first = groups[0].amounts[0].exactReps,
        groups[0].parts.allSatisfy({ $0.load == nil && $0.reps <= first }),
        [.external, .added].contains(context.loading)
      else { return }
      let mass = Mass(Thousandths(most), context.unit)
      var parts = phrases[0]
      (parts.effort, parts.type) = (groups[1].effort, groups[1].type)
      meant = parts.withLoads([context.loading == .added ? .added(mass) : .external(mass)])
    }
    let held = context.lastLoad(for: .normal)
    let apart = held.map { load in phrases.map { $0.text(at: .load(load)) }.joined(separator: " ") }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: meant + [apart].compactMap(\.self))
  }
}

extension NotatedGroup {
  /// The number of `30+30` and `30,30`, which may be two loads; nil for other groups.
  fileprivate var pairOfNumbers: Int? {
    guard load == nil, !isCounted, effort == nil, type == nil, miss == nil, sides == nil, !namesReps,
      !namesParts, let first = amounts[0].exactReps
    else { return nil }
    let numbers = amounts.compactMap(\.exactReps) + parts.map(\.reps)
    return numbers == [first, first] ? first : nil
  }

  /// The load in each hand that it says: `2x30kg`, and `2x65`, where 65 are too many reps; nil for other groups.
  fileprivate var pairLoad: NotatedMass? {
    guard effort == nil, type == nil, miss == nil, parts.isEmpty, sides == nil else { return nil }
    if isTwice, case .plain(let mass)? = load { return mass }
    guard isCounted, amounts.count == 2, load == nil, !namesReps, !namesSets,
      let number = amounts[0].exactReps, number > 50
    else { return nil }
    return NotatedMass(Thousandths(number))
  }
}
