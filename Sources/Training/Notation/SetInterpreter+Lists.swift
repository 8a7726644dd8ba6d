/// Lists of numbers after other lists, after sets at body weight, or after holds: they may be something other than further sets.
extension SetInterpreter {
  /// `225x5+ 9`: nine reps, of a set planned as five or more.
  func withRepsOfOpenSets(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    var done: [NotatedGroup] = []
    for group in groups {
      if let open = done.last, open.amounts.count == 1, case .repsOrMore(let least) = open.amounts[0],
        group.isBare, let reps = group.amounts[0].exactReps, reps >= least, reps <= 50
      {
        done[done.count - 1].amounts = [.exactly(.reps(reps))]
        done[done.count - 1].words =
          open.words.lowerBound..<max(open.words.upperBound, group.words.upperBound)
      } else {
        done.append(group)
      }
    }
    return done
  }

  /// `5,5,8+`: after 5 and 5, the 8 of an open set are those that were done.
  func withLastReps(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    var groups = groups
    guard let last = groups.last, case .repsOrMore(let reps)? = last.amounts.last else { return groups }
    let before = last.amounts.count > 1 ? last.amounts.dropLast().last : groups.dropLast().last?.amounts.last
    guard case .exactly(.reps(let fewer))? = before, reps > fewer, !last.isCounted else { return groups }
    groups[groups.count - 1].amounts[last.amounts.count - 1] = .exactly(.reps(reps))
    return groups
  }

  /// Refuses `225 for 5 sets`, which doesn't say how many reps.
  func refuseLoadOfSets(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard
      let group = groups.first(where: {
        $0.namesSets && $0.isCounted && !$0.namesReps && $0.load == nil
          && ($0.amounts[0].exactReps ?? 0) > ($0.isNumberBeforeSets ? 20 : 50)
      }), let number = group.amounts[0].exactReps
    else { return }
    let reps = context.lastReps ?? 8
    let sets = SetPhrase(group, in: context).with(amounts: group.amounts.map { _ in .exactly(.reps(reps)) })
    throw SetRefusal(
      .noReps, words: group.words,
      readings: sets.withLoads([.external(Mass(Thousandths(number), context.unit))]))
  }

  /// Refuses `15 12 10 @ 20 25 30`: a load for each number of reps, or further sets.
  func refuseLoadOfEachNumber(_ groups: [NotatedGroup]) throws(SetRefusal) {
    let before = groups.prefix { $0.isBare && !$0.namesReps }.count
    guard before > 0, groups.count == 2 * before + 1, case .plain(let first)? = groups[before].load,
      groups[before].amounts.count == 1, groups[before].type == nil, groups[before].effort == nil,
      groups[before].parts.isEmpty, groups[(before + 1)...].allSatisfy({ $0.isBare && !$0.namesReps })
    else { return }
    let reps = groups[...before].compactMap { $0.amounts[0].exactReps }
    let masses =
      [first]
      + groups[(before + 1)...].compactMap { $0.amounts[0].exactReps }.map {
        NotatedMass(Thousandths($0), first.unit)
      }
    let loads = masses.map { Mass($0.value, $0.unit ?? context.unit) }
    guard reps.count == loads.count, loads.allSatisfy({ $0.isNear(loads[0]) }) else { return }
    let set = SetPhrase(groups[0], in: context)
    let each = zip(reps, loads).map {
      set.with(amounts: [.exactly(.reps($0))]).text(at: .load(.external($1)))
    }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: [each.joined(separator: " ")])
  }

  /// Refuses `4x 10 8 7 6` and `40 4x 10 8 7 6`: the reps of each of four sets, or three sets more.
  func refuseListAfterCount(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard let first = groups.firstIndex(where: \.isCounted), first < 2 else { return }
    let sets = groups[first...]
    let group = groups[first]
    guard sets.count > 2, group.amounts.count == sets.count, group.effort == nil, group.type == nil,
      group.parts.isEmpty, group.sides == nil,
      sets.dropFirst().allSatisfy({ $0.isBare && !$0.namesReps })
    else { return }
    let reps = sets.compactMap { $0.amounts[0].exactReps }
    guard reps.count == sets.count, reps != reps.map({ _ in reps[0] }),
      zip(reps, reps.dropFirst()).allSatisfy({ $0 >= $1 })
    else { return }
    var counted = SetPhrase(group, in: context)
    if first == 1 {
      guard groups[0].isBare, group.load == nil, let load = groups[0].amounts[0].exactReps else { return }
      counted.load = .plain(NotatedMass(Thousandths(load)))
    }
    var list = counted.with(amounts: reps.map { .exactly(.reps($0)) })
    list.isCounted = false
    var load: Load?
    if counted.load == nil, context.loading == .external, !context.isLoadOptional {
      let bar = Mass(Thousandths(context.unit == .kilograms ? 20 : 45), context.unit)
      load = context.lastLoad(for: .normal) ?? context.lastTime ?? .external(bar)
    }
    let texts = [list, counted].map { phrase in load.map { phrase.text(at: .load($0)) } ?? phrase.text }
    let rest = reps.dropFirst().map(String.init).joined(separator: ",")
    throw SetRefusal(
      .repsOfEach, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: [texts[0], texts[1] + " " + rest])
  }

  /// Refuses `60 8 4` and `100 3 5`, a load and two numbers that differ, one of which may be a number of sets.
  func refuseRowAfterLoad(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 3, groups.allSatisfy({ $0.isBare && !$0.namesReps }),
      let load = groups[0].amounts[0].exactReps, load > 50,
      let one = groups[1].amounts[0].exactReps, let other = groups[2].amounts[0].exactReps
    else { return }
    let (count, reps) = (min(one, other), max(one, other))
    guard (2...5).contains(count), reps * 2 >= count * 3, reps <= 20 else { return }
    let set = SetPhrase(groups[1], in: context)
    var sets = set.with(amounts: Array(repeating: .exactly(.reps(reps)), count: count))
    sets.isCounted = true
    let list = set.with(amounts: [one, other].map { .exactly(.reps($0)) })
    throw SetRefusal(
      .repsOfEach, words: groups[0].words.lowerBound..<groups[2].words.upperBound,
      readings: [list, sets].map { $0.text(at: .load(.external(Mass(Thousandths(load), context.unit)))) })
  }

  /// Refuses `40 12 12 10` and, if no load is known today, `10 12 12 12` and `10 10 8 14`: a load and reps, or only reps.
  func refuseLoadBeforeRow(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count > 2, groups.allSatisfy({ $0.isBare && !$0.namesReps }) else { return }
    let numbers = groups.compactMap { $0.amounts[0].exactReps }
    guard numbers.count == groups.count, let number = numbers.first, let most = numbers.dropFirst().max(),
      number <= 50, most <= 30
    else { return }
    let held = context.lastLoad(for: .normal)
    let least = context.unit == .kilograms ? 20 : 45
    let mass = Mass(Thousandths(number), context.unit)
    switch held {
    case nil: guard !context.hasBar || number >= least else { return }
    case .external(let load)?: guard number >= 20, number * 2 >= most * 3, mass.isNear(load) else { return }
    default: return
    }
    let bar = Load.external(Mass(Thousandths(least), context.unit))
    func list(_ numbers: [Int]) -> SetPhrase {
      SetPhrase(groups[0], in: context).with(amounts: numbers.map { .exactly(.reps($0)) })
    }
    var loadAtTheEnd: [String] = []
    if held == nil, let last = numbers.last, numbers.dropLast().allSatisfy({ $0 < last }) {
      loadAtTheEnd = [
        list(numbers.dropLast()).text(at: .load(.external(Mass(Thousandths(last), context.unit))))
      ]
    }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: loadAtTheEnd + [
        list(Array(numbers.dropFirst())).text(at: .load(.external(mass))),
        list(numbers).text(at: .load(held ?? context.lastTime ?? bar)),
      ])
  }

  /// Refuses `3x12 20 kg (10 cada una)`: ten in each hand, not ten more.
  func refuseLoadInEach(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.isForEach, groups.count == 2, case .plain(let mass)? = groups[0].load, groups[1].isEach,
      groups[1].load == nil, let each = groups[1].amounts[0].exactReps,
      mass.value == Thousandths(each * 2)
    else { return }
    throw SetRefusal(
      .total, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: SetPhrase(groups[0], in: context)
        .withLoads([.external(Mass(Thousandths(each), mass.unit ?? context.unit))]))
  }

  /// Refuses `plank 1min 30`: a minute and a half, or two holds.
  func refuseSecondsAfterMinutes(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .duration, !context.acceptsTimeAndDistance, groups.count == 2,
      groups[0].isBare, groups[1].isBare, !groups[1].namesReps,
      case .exactly(.duration(let time)) = groups[0].amounts[0], time.milliseconds.isMultiple(of: 60_000),
      let seconds = groups[1].amounts[0].exactReps, (10..<60).contains(seconds)
    else { return }
    let phrase = SetPhrase(groups[0], in: context)
    let amounts = [time.seconds + seconds, seconds].map {
      TargetAmount.exactly(.duration(Duration(seconds: $0)))
    }
    let texts = amounts.map { phrase.with(amounts: [$0]).text }
    throw SetRefusal(
      .twoHolds, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [texts[0], phrase.text + " " + texts[1]])
  }

  /// Refuses `plank 3x30s 10`: ten kilograms, or ten seconds more.
  func refuseNumberAfterHolds(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .duration, !context.acceptsTimeAndDistance, context.loading == .bodyWeight,
      groups.count == 2, groups[0].isCounted, groups[0].load == nil, groups[0].effort == nil,
      groups[1].isBare, !groups[1].namesReps, let number = groups[1].amounts[0].exactReps
    else { return }
    let holds = SetPhrase(inSeconds(groups[0]), in: context)
    let last = SetPhrase(groups[1], in: context)
      .with(amounts: [.exactly(.duration(Duration(seconds: number)))])
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [
        holds.text(at: .load(.added(Mass(Thousandths(number), context.unit)))), holds.text + " " + last.text,
      ])
  }

  /// Refuses `plank 60x10`: a minute with ten kilograms, or ten of them.
  func refuseLoadOfHold(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .duration, !context.acceptsTimeAndDistance, context.loading == .bodyWeight,
      groups.count == 1, case .plain(let mass)? = groups[0].load, mass.unit == nil, mass.value.isWhole,
      mass.value >= Thousandths(20), groups[0].amounts.count == 1,
      let number = groups[0].amounts[0].exactReps, number <= 20
    else { return }
    var phrase = SetPhrase(groups[0], in: context)
    phrase.load = nil
    let hold = TargetAmount.exactly(.duration(Duration(seconds: mass.value.raw / 1_000)))
    var holds = phrase.with(amounts: Array(repeating: hold, count: max(number, 1)))
    holds.isCounted = number > 1
    let loaded = phrase.with(amounts: [hold]).text(at: .load(.added(Mass(Thousandths(number), context.unit))))
    throw SetRefusal(.repsOrLoad, words: groups[0].words, readings: [loaded, holds.text])
  }

  /// Refuses `burpees 100 8:30`, which probably means 100 reps in that time: a set has reps or a time, not both.
  func refuseTimeAfterReps(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.countMode == .reps, groups.count == 2, groups[0].amounts[0].exactReps != nil,
      !groups[1].isCounted,
      groups[1].isOneAmount, case .exactly(.duration(let time)) = groups[1].amounts[0], time.seconds >= 60
    else { return }
    throw SetRefusal(
      .timeOfReps, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [SetPhrase(groups[0], in: context).text])
  }

  /// Refuses `dips 20 8` and `dips 8 8 8 20`: a load beside the reps, or the reps of one more set.
  func refuseLoadInRowOnBody(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.addsToBody, groups.count > 1, groups.allSatisfy({ $0.isBare && !$0.namesReps }),
      case let held = context.lastLoad(for: .normal), held == nil || held == .bodyWeight
    else { return }
    var reps = groups.compactMap { $0.amounts[0].exactReps }
    guard reps.count == groups.count else { return }
    let list = SetPhrase(groups[0], in: context).with(amounts: reps.map { .exactly(.reps($0)) })
    let number = groups.count == 2 ? reps.removeFirst() : reps.removeLast()
    guard let most = reps.max(), most <= 12, (20...40).contains(number), number >= most * 2 else { return }
    let loaded = list.with(amounts: reps.map { .exactly(.reps($0)) })
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: loaded.withLoads([.added(Mass(Thousandths(number), context.unit))])
        + [list.text(at: .load(.bodyWeight))])
  }

  /// Refuses `push-ups 3 15`: three sets of fifteen, or a set of three and one of fifteen.
  func refuseRowOnBody(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 2, groups.allSatisfy({ $0.isBare && !$0.namesReps }),
      let count = groups[0].amounts[0].exactReps, let reps = groups[1].amounts[0].exactReps,
      (2...6).contains(count), reps >= count + 3,
      case let held = context.lastLoad(for: .normal), held == nil || held == .bodyWeight
    else { return }
    let set = SetPhrase(groups[1], in: context)
    var sets = set.with(amounts: Array(repeating: .exactly(.reps(reps)), count: count))
    sets.isCounted = true
    let list = set.with(amounts: [count, reps].map { .exactly(.reps($0)) })
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [sets, list].map { $0.text(at: .load(.bodyWeight)) })
  }

  /// Refuses `dips 20 3x8`, `dips 20 8 8 8` and `squat with band 140 5x3`: sets with a load, or a longer set before them.
  func refuseNumberBeforeSets(_ typed: [NotatedGroup]) throws(SetRefusal) {
    let isOnBody = context.loading == .bodyWeight
    let groups = isOnBody ? withRowCounted(typed) : typed
    guard context.countMode == .reps, isOnBody || context.isLoadOptional,
      groups.count == 2, groups[0].isBare, !groups[0].namesReps, let number = groups[0].amounts[0].exactReps,
      groups[1].isCounted, groups[1].load == nil, groups[1].parts.isEmpty, groups[1].sides == nil,
      let reps = groups[1].amounts[0].exactReps, number >= 5,
      number * 2 >= reps * (typed.count > 2 ? 4 : 3)
    else { return }
    let mass = Mass(Thousandths(number), context.unit)
    let sets = SetPhrase(groups[1], in: context)
    let list =
      isOnBody
      ? SetPhrase(groups[0], in: context).text(at: .load(.bodyWeight)) + " "
        + sets.text(at: .load(.bodyWeight))
      : "\(number)reps " + sets.text
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [sets.text(at: .load(isOnBody ? .added(mass) : .external(mass))), list])
  }

  /// `20 8 8 8` as `20 3x8`
  private func withRowCounted(_ groups: [NotatedGroup]) -> [NotatedGroup] {
    guard groups.count > 2, groups.dropFirst().allSatisfy({ $0.isBare && !$0.namesReps }),
      Set(groups.dropFirst().map { $0.amounts[0].exactReps }).count == 1
    else { return groups }
    var row = groups[1]
    (row.amounts, row.isCounted) = (groups.dropFirst().map { $0.amounts[0] }, true)
    row.words = row.words.lowerBound..<groups[groups.count - 1].words.upperBound
    return [groups[0], row]
  }

  /// Refuses `lateral raise 8 3x15` if no load is known today, or it is 8: that may be the load.
  func refuseSmallLoadBeforeSets(_ groups: [NotatedGroup]) throws(SetRefusal) {
    let least = context.unit == .kilograms ? 20 : 45
    guard groups.count == 2, groups[0].isBare, !groups[0].namesReps,
      let number = groups[0].amounts[0].exactReps, groups[1].isCounted, groups[1].load == nil,
      groups[1].parts.isEmpty, groups[1].sides == nil, !groups[1].isEachSide,
      number <= 20, !context.hasBar || number >= least
    else { return }
    let load = Load.external(Mass(Thousandths(number), context.unit))
    let held = context.lastLoad(for: .normal)
    guard held == nil || held == load else { return }
    let phrase = SetPhrase(groups[1], in: context)
    let known = held ?? context.lastTime ?? .external(Mass(Thousandths(least), context.unit))
    let list = SetPhrase(groups[0], in: context).text(at: .load(known)) + " " + phrase.text(at: .load(known))
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [phrase.text(at: .load(load)), list])
  }

  /// Refuses `7+60 12` after 80 kg: no part is so much longer than the set, so it is a drop with its load.
  func refuseLoadAsPart(
    of group: NotatedGroup, before following: NotatedGroup?, held: TargetLoad?, unit: MassUnit,
    _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard group.load == nil, group.parts.count == 1, group.parts[0].load == nil, let following,
      following.isBare,
      case .load(.external(let load))? = held, let first = group.amounts[0].exactReps,
      let reps = following.amounts[0].exactReps, case let number = group.parts[0].reps, number >= 20,
      number > first * 2
    else { return }
    var whole = phrase
    whole.load = .plain(NotatedMass(load.value, load.unit))
    whole.parts = [NotatedPart(reps: reps, load: .plain(NotatedMass(Thousandths(number), unit)))]
    throw SetRefusal(
      .repsOrLoad, words: group.words.lowerBound..<following.words.upperBound, readings: [whole.text])
  }
}

extension SetInterpreter {
  /// The reading of several groups where only the first was refused, if one answer settles all of them: the reps of
  /// `4x6-8 80kg 8,7,7,6` are those after the range, a number before a distance is its load, and `10x12 10x12 10x10` are reps and
  /// loads, or loads and reps. Nil for anything else.
  func readingOfAll(_ groups: ArraySlice<NotatedGroup>, _ error: SetRefusal) -> [String]? {
    guard let first = groups.first, groups.count > 1 else { return nil }
    let rest = groups.dropFirst()
    // `plank 3 45s`
    if case .countMode(.duration, .reps) = error.problem, groups.count == 2, first.isBare,
      let last = rest.last,
      let count = first.amounts[0].exactReps, (2...10).contains(count), last.isOneAmount,
      last.amounts[0].countMode == .duration
    {
      var holds = SetPhrase(last, in: context)
      (holds.amounts, holds.isCounted) = (Array(repeating: last.amounts[0], count: count), true)
      return [holds.text]
    }
    // `sled push 90 20m`
    if case .countMode(.distance, .reps) = error.problem, groups.count == 2, first.isBare,
      context.loading != .unloaded, let load = first.amounts[0].exactReps, let last = rest.last,
      last.isOneAmount, last.amounts[0].countMode == .distance, last.load == nil
    {
      var carried = SetPhrase(last, in: context)
      carried.load = .plain(NotatedMass(Thousandths(load), nil))
      return [carried.text]
    }
    guard first.isCounted else { return nil }
    switch (error.problem, first.amounts[0]) {
    case (.planOnly, .repRange):
      guard rest.allSatisfy({ !$0.isCounted && $0.parts.isEmpty && $0.sides == nil }),
        rest.reduce(0, { $0 + $1.amounts.count }) == first.amounts.count
      else { return nil }
      let sets = rest.map { group in
        var set = SetPhrase(group, in: context)
        set.load = group.load ?? first.load
        return set.text
      }
      return [sets.joined(separator: " ")]
    case (.setsOrLoad, _):
      let pairs = groups.compactMap { group -> (Int, Int)? in
        guard group.isCounted, group.load == nil, group.parts.isEmpty, let number = group.amounts[0].exactReps
        else {
          return nil
        }
        return (group.amounts.count, number)
      }
      guard pairs.count == groups.count, pairs.allSatisfy({ $0.0 >= 6 }) else { return nil }
      func text(_ group: NotatedGroup, _ reps: Int, _ load: Int) -> String {
        var group = group
        // `drop set: 20x10 15x8`: what follows the first set are drops.
        if first.type == .drop { group.type = group.words == first.words ? nil : .drop }
        var set = SetPhrase(group, in: context)
        (set.amounts, set.isCounted) = ([.exactly(.reps(reps))], false)
        set.load = .plain(NotatedMass(Thousandths(load), context.unit))
        return set.text
      }
      let readings = [
        zip(groups, pairs).map { text($0, $1.0, $1.1) }, zip(groups, pairs).map { text($0, $1.1, $1.0) },
      ].map { $0.joined(separator: " ") }
      return readings[0] == readings[1] ? [readings[0]] : readings
    default: return nil
    }
  }
}
