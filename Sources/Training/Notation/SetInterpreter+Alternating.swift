/// Rows of loads and reps by turns, and the ratings of each of several sets.
extension SetInterpreter {
  /// The groups of `20 10 40 8 60 6` and `10 60 8 80 6 100`: a load for every number of reps. Of shorter rows, and of loads that may
  /// be reps, it isn't sure.
  ///
  /// - Throws: `SetRefusal` for `45 10 95 8`
  func withAlternatingLoads(_ groups: [NotatedGroup]) throws(SetRefusal) -> [NotatedGroup] {
    let numbers = groups.compactMap { $0.isBare && !$0.namesReps ? $0.amounts[0].exactReps : nil }
    guard numbers.count == groups.count, numbers.count >= 4, numbers.count.isMultiple(of: 2) else {
      return groups
    }
    for first in [0, 1] {
      let loads = stride(from: first, to: numbers.count, by: 2).map { numbers[$0] }
      let reps = stride(from: 1 - first, to: numbers.count, by: 2).map { numbers[$0] }
      guard areLoads(loads, of: reps) else { continue }
      // `100 5 3 1`: after a load, 3 can only be reps.
      if first == 0, loads.count == 2, loads[1] < 10, loads[0] > 5 * loads[1], loads[1] <= reps[0] {
        continue
      }
      let pairs = reps.indices.map { place in
        var group = groups[2 * place]
        group.amounts = [.exactly(.reps(reps[place]))]
        group.load = .plain(NotatedMass(Thousandths(loads[place])))
        group.words = group.words.lowerBound..<groups[2 * place + 1].words.upperBound
        return group
      }
      if loads.count > 2, zip(loads, reps).allSatisfy({ $0 >= 20 && $0 >= $1 * 2 }) { return pairs }
      let writtenLoads = loads.map { Load.external(Mass(Thousandths($0), context.unit)) }
      let texts = zip(pairs, writtenLoads).map { SetPhrase($0, in: context).text(at: .load($1)) }
      throw SetRefusal(
        .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
        readings: [texts.joined(separator: " ")])
    }
    return groups
  }

  /// Whether numbers between those of reps are probably loads: each is twice the reps, or they rise while the reps fall.
  private func areLoads(_ loads: [Int], of reps: [Int]) -> Bool {
    guard reps.allSatisfy({ $0 <= 30 }), let most = loads.max() else { return false }
    let areFar = zip(loads, reps).allSatisfy { $0 >= $1 * 2 }
    let doRise =
      (loads.count > 2 || zip(loads, reps).allSatisfy { $0 > $1 })
      && zip(loads, loads.dropFirst()).allSatisfy { $0 < $1 }
      && zip(reps, reps.dropFirst()).allSatisfy { $0 >= $1 }
    if areFar, most >= 20 { return true }
    // `8 15 10 12 12 10`: as reps they would go up and down.
    return doRise && (loads.count > 2 ? reps.first != reps.last : most > (reps.last ?? most) * 2)
  }

  /// Refuses `12,10,8@25 rir 3 2 1` and `3x5@100 rpe 7 8 9`: the rating of each set, or further sets.
  func refuseRatings(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard let place = groups.firstIndex(where: { $0.effort != nil }), let effort = groups[place].effort,
      groups[...place].allSatisfy({ $0.parts.isEmpty && $0.sides == nil })
    else { return }
    // `rpe 8 8,5 9`
    let rest = groups[(place + 1)...].map { group in
      decimal(group).map { [$0] } ?? group.plainReps.map { Thousandths($0) }
    }
    let numbers = rest.flatMap(\.self)
    // `225 5 5 5 rir 3 2 1`
    var first = 0
    var before: NotatedLoad?
    if place > 0, groups[0].isBare, !groups[0].namesReps, let number = groups[0].amounts[0].exactReps,
      number > 50
    {
      (first, before) = (1, .plain(NotatedMass(Thousandths(number), context.unit)))
    }
    let sets = groups[first...place].flatMap { group in group.amounts.map { (group, $0) } }
    guard !numbers.isEmpty, rest.allSatisfy({ !$0.isEmpty }),
      areRatings(numbers, like: effort, of: sets.map { $0.1 })
    else { return }
    let load = groups[place].load ?? before
    func text(_ rated: (Int) -> Effort?) -> String {
      sets.indices.map { index in
        var set = SetPhrase(sets[index].0, in: context).with(amounts: [sets[index].1])
        (set.isCounted, set.load, set.effort) = (false, sets[index].0.load ?? load, rated(index))
        return set.text
      }.joined(separator: " ")
    }
    let ratings = [effort] + numbers.compactMap { rating($0, like: effort) }
    var readings: [String] = []
    if ratings.count == sets.count { readings.append(text { ratings[$0] }) }
    let further = groups[(place + 1)...].map { group in
      var set = SetPhrase(group, in: context)
      set.load = load
      return set.text
    }
    readings.append(([text { $0 == sets.count - 1 ? effort : nil }] + further).joined(separator: " "))
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: readings)
  }

  /// Whether numbers after a rating may be those of the other sets.
  private func areRatings(_ numbers: [Thousandths], like effort: Effort, of sets: [TargetAmount]) -> Bool {
    switch effort {
    case .rir:
      let least = sets.compactMap(\.exactReps).min() ?? 0
      return numbers.allSatisfy { $0.isWhole && $0 <= Thousandths(5) }
        && (numbers.count > 1 || sets.count == 2 || numbers[0].raw * 3 <= least * 1_000)
    case .rpe(let first):
      return numbers.count + 1 == sets.count
        && numbers.allSatisfy { (Thousandths(6)...Thousandths(10)).contains($0) }
        && first.value >= Thousandths(6)
    }
  }

  private func rating(_ number: Thousandths, like effort: Effort) -> Effort? {
    switch effort {
    case .rir: .rir(number.raw / 1_000)
    case .rpe: RPE(number).map { .rpe($0) }
    }
  }
}

extension NotatedGroup {
  /// The reps of each set, if nothing but reps was typed, `8` or `8,9`; empty otherwise.
  fileprivate var plainReps: [Int] {
    guard !isCounted, load == nil, effort == nil, type == nil, miss == nil, parts.isEmpty, sides == nil,
      !namesReps, !isEachSide
    else { return [] }
    let reps = amounts.compactMap(\.exactReps)
    return reps.count == amounts.count ? reps : []
  }
}
