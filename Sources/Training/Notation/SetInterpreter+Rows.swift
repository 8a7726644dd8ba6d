/// Rows of bare numbers: reps, loads or numbers of sets.
extension SetInterpreter {
  /// Refuses `10 12` where no load is known: two sets, or reps and their load; and `3 8 80`, a row of a table.
  func refuseTwoNumbers(_ groups: [NotatedGroup]) throws(SetRefusal) {
    let numbers = groups.enumerated().compactMap { place, group in
      // `8 45 rpe 9`
      let isNumber = place == groups.count - 1 ? group.isOneAmount : group.isBare
      return isNumber && !group.namesReps ? group.amounts[0].exactReps : nil
    }
    if groups.count == 3, numbers.count == 3, (1...10).contains(numbers[0]), numbers[1] <= 30,
      numbers[2] >= 20, numbers[2] > numbers[1]
    {
      var sets = SetPhrase(groups[1], in: context)
      sets.amounts = Array(repeating: .exactly(.reps(numbers[1])), count: numbers[0])
      sets.isCounted = true
      throw SetRefusal(
        .repsOrLoad, words: groups[0].words.lowerBound..<groups[2].words.upperBound,
        readings: sets.withLoads([.external(Mass(Thousandths(numbers[2]), context.unit))]))
    }
    guard groups.count > 1, groups.count == numbers.count, let last = numbers.last,
      let most = numbers.dropLast().max()
    else { return }
    try refuseRow(groups, numbers)
    let load = Mass(Thousandths(last), context.unit)
    let held = context.lastLoad(for: .normal)
    if let held {
      // With a load from before, they are sets, unless the last has too many reps after the others, or is that load.
      guard last >= 20 && last >= most * 2 || last > most && held == .external(load) else { return }
    } else if groups.count > 2 {
      guard last >= 20, last > most * 2 else { return }
    }
    var phrase = SetPhrase(groups[0], in: context)
    phrase.effort = groups[groups.count - 1].effort
    phrase.type = groups[groups.count - 1].type
    let amounts = numbers.map { TargetAmount.exactly(.reps($0)) }
    // `45 15`: the load may come first.
    let isLoadFirst = numbers.count == 2 && held == nil && numbers[0] >= 20 && numbers[0] * 2 >= last * 3
    let first = Load.external(Mass(Thousandths(numbers[0]), context.unit))
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: (isLoadFirst ? phrase.with(amounts: amounts.suffix(1)).withLoads([first]) : [])
        + phrase.with(amounts: amounts.dropLast()).withLoads([.external(load)])
        + (last > 50 ? [] : phrase.with(amounts: amounts).withLoads([held ?? context.lastTime])))
  }

  /// Refuses `80,8,8,7`: a load and reps, written as one list.
  func refuseLoadInList(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 1, !groups[0].isCounted, groups[0].load == nil, groups[0].parts.isEmpty,
      !groups[0].namesReps
    else { return }
    let numbers = groups[0].amounts.compactMap(\.exactReps)
    guard numbers.count > 2, numbers.count == groups[0].amounts.count, let most = numbers.dropFirst().max(),
      numbers[0] >= 20, numbers[0] > most * 3
    else { return }
    let list = SetPhrase(groups[0], in: context).with(amounts: Array(groups[0].amounts.dropFirst()))
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words,
      readings: list.withLoads([.external(Mass(Thousandths(numbers[0]), context.unit))]))
  }

  /// Refuses `45 15 reps`: a number beside reps that are named as such is their load.
  func refuseNumberBeforeReps(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 2, groups[0].isBare, !groups[0].namesReps, groups[1].namesReps,
      groups[1].isOneAmount,
      let number = groups[0].amounts[0].exactReps, let reps = groups[1].amounts[0].exactReps, number > reps
    else { return }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: SetPhrase(groups[1], in: context).withLoads([
        .external(Mass(Thousandths(number), context.unit))
      ]))
  }

  /// Refuses `3 8` and `60 8 4` after a load: numbers of sets and reps, or the reps of each set.
  private func refuseRow(_ groups: [NotatedGroup], _ numbers: [Int]) throws(SetRefusal) {
    guard let held = context.lastLoad(for: .normal) else { return }
    var (row, load) = ((count: numbers[0], reps: numbers[1]), held)
    if numbers.count == 3 {
      guard numbers[0] >= 20, numbers[0] > numbers[1] * 2 else { return }
      (row, load) = ((numbers[2], numbers[1]), .external(Mass(Thousandths(numbers[0]), context.unit)))
    }
    guard numbers.count < 4, (2...6).contains(row.count), row.reps >= row.count + 3, row.reps <= 20 else {
      return
    }
    var sets = SetPhrase(groups[1], in: context)
    sets.amounts = Array(repeating: .exactly(.reps(row.reps)), count: row.count)
    sets.isCounted = true
    var list = sets.with(amounts: numbers.suffix(2).map { .exactly(.reps($0)) })
    list.isCounted = false
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: [sets.text(at: .load(load)), list.text(at: .load(load))])
  }
}
