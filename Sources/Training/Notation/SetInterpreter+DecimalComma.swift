extension SetInterpreter {
  /// Refuses `8 22,5`, `22,5 10 10 8` and `22,5`: a load with a decimal comma, or two more sets.
  func refuseDecimalComma(_ groups: [NotatedGroup]) throws(SetRefusal) {
    try refuseFailureBeforeDecimal(groups)
    guard groups.allSatisfy({ $0.load == nil && $0.parts.isEmpty && $0.sides == nil }),
      groups.allSatisfy({ $0.amounts[0].exactReps != nil }),
      let place = groups.firstIndex(where: { decimal($0) != nil }), let number = decimal(groups[place])
    else { return }
    let isOnBody = context.loading == .bodyWeight
    let mass = Mass(number, context.unit)
    let load = isOnBody ? Load.added(mass) : .external(mass)
    let held = context.lastLoad(for: .normal) ?? (isOnBody ? .bodyWeight : nil)
    let phrases = groups.map { SetPhrase($0, in: context) }
    var readings: [String] = []
    if groups.count == 1 {
      // `10,5` are sets; 22 reps and then 5 are implausible.
      guard held != nil, isSteep(groups[0]) else { return }
      readings = [(isOnBody ? "+" : "@") + number.text]
    } else if place == groups.count - 1, groups.count == 2 || isSteep(groups[place]) {
      readings = [phrases.dropLast().map { $0.text(at: .load(load)) }.joined(separator: " ")]
    } else if isSteep(groups[place]) {
      if place == 0 {
        readings = [phrases.dropFirst().map { $0.text(at: .load(load)) }.joined(separator: " ")]
      }
    } else {
      return
    }
    if let held { readings.append(phrases.map { $0.text(at: .load(held)) }.joined(separator: " ")) }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[groups.count - 1].words.upperBound,
      readings: readings)
  }

  /// Refuses `f 62,5 8`: a load with a decimal comma.
  private func refuseFailureBeforeDecimal(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 2, var first = groups.first, first.type == .failure, groups[1].isBare,
      context.loading == .external
    else { return }
    first.type = nil
    guard let number = decimal(first), number >= Thousandths(20) else { return }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [
        SetPhrase(groups[1], in: context).typed(.failure).text(
          at: .load(.external(Mass(number, context.unit))))
      ])
  }

  /// Whether the reps of a pair fall by more than half, or are 25, 50 or 75 in the second set.
  func isSteep(_ group: NotatedGroup) -> Bool {
    let reps = group.amounts.compactMap(\.exactReps)
    return reps[1] > 5 || reps[0] > 2 * reps[1]
  }

  /// The number that `22,5` is with a decimal comma; nil for other groups.
  func decimal(_ group: NotatedGroup) -> Thousandths? {
    guard isPair(group), let whole = group.amounts[0].exactReps, let decimals = group.amounts[1].exactReps,
      [5, 25, 50, 75].contains(decimals)
    else { return nil }
    return Thousandths(raw: whole * 1_000 + (decimals == 5 ? 500 : decimals * 10))
  }

  private func isPair(_ group: NotatedGroup) -> Bool {
    group.amounts.count == 2 && !group.isCounted && group.load == nil && group.effort == nil
      && group.type == nil
      && group.miss == nil && !group.namesReps && group.parts.isEmpty && group.sides == nil
  }
}
