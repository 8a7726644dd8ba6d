extension SetInterpreter {
  func checkCountMode(of group: NotatedGroup) throws(SetRefusal) {
    try checkCountMode(SetPhrase(group, in: context))
  }

  /// Refuses amounts that the exercise isn't counted in, and suggests the same numbers in the right form.
  func checkCountMode(_ phrase: SetPhrase) throws(SetRefusal) {
    guard let typed = phrase.amounts.first?.countMode, !phrase.amounts.allSatisfy(isTaken) else { return }
    // `70s x 8`: a pair of seventies.
    if context.countMode == .reps, context.loading == .external, phrase.isCounted, phrase.load == nil,
      case .exactly(.duration(let time))? = phrase.amounts.first, time.milliseconds % 1_000 == 0,
      (5...300).contains(time.seconds), !Self.isHold(time.seconds, sets: phrase.amounts.count)
    {
      var set = phrase.with(amounts: [.exactly(.reps(phrase.amounts.count))])
      set.isCounted = false
      throw SetRefusal(
        .countMode(expected: .reps, typed: typed),
        readings: set.withLoads([.external(Mass(Thousandths(time.seconds), context.unit))]))
    }
    // `3x45s@30`, `5x45s`: an isometric hold, which these exercises don't have.
    if context.countMode == .reps, context.loading == .external, phrase.isCounted,
      case .exactly(.duration)? = phrase.amounts.first
    {
      throw SetRefusal(.countMode(expected: .reps, typed: typed))
    }
    if let whole = holdsByNumber(phrase) ?? withComma(phrase) {
      throw SetRefusal(.countMode(expected: context.countMode, typed: typed), readings: [whole.text])
    }
    // `side plank 45/30`: a hold on each side.
    if let sides = phrase.sides, context.countMode == .duration, !context.acceptsTimeAndDistance {
      let holds = [sides.left, sides.right].map { Amount.duration(Duration(seconds: $0)) }
      throw SetRefusal(
        .countMode(expected: .duration, typed: typed),
        readings: [phrase.with(amounts: holds.map { .exactly($0) }).text])
    }
    // `plank 30+30+30`: three holds.
    let parts: [TargetAmount] = phrase.isCounted ? [] : phrase.parts.map { .exactly(.reps($0.reps)) }
    let amounts = phrase.amounts + parts
    let forms = amounts.map { inLengths($0, phrase) ?? rightForms($0, isCounted: phrase.isCounted) }
    let count = forms.map(\.count).min() ?? 0
    var phrase = phrase
    phrase.writer.writesMinutes = true
    throw SetRefusal(
      .countMode(expected: context.countMode, typed: typed),
      readings: (0..<count).map { form in phrase.with(amounts: forms.map { .exactly($0[form]) }).text })
  }

  /// Whether a time is one that people hold: `5x45s`, unlike `70s x 8`.
  private static func isHold(_ seconds: Int, sets: Int) -> Bool {
    sets <= 5 && [10, 15, 20, 30, 40, 45, 60, 90].contains(seconds)
  }

  /// `plank 60 x 3`: three holds of 60 s.
  private func holdsByNumber(_ phrase: SetPhrase) -> SetPhrase? {
    guard context.countMode == .duration, !context.acceptsTimeAndDistance, phrase.amounts.count == 1,
      let count = phrase.amounts[0].exactReps, (2...10).contains(count),
      case .plain(let number)? = phrase.load, number.unit == nil, number.value.raw % 1_000 == 0,
      (10...600).contains(number.value.raw / 1_000)
    else { return nil }
    let hold = Amount.duration(Duration(milliseconds: number.value.raw))
    var holds = phrase.with(amounts: Array(repeating: .exactly(hold), count: count))
    (holds.load, holds.isCounted) = (nil, true)
    return holds
  }

  /// `plank 1,30`: minutes and seconds. `run 5,3`: kilometres with decimals.
  private func withComma(_ phrase: SetPhrase) -> SetPhrase? {
    guard !phrase.isCounted, phrase.load == nil, phrase.parts.isEmpty, phrase.amounts.count == 2,
      let first = phrase.amounts[0].exactReps, let second = phrase.amounts[1].exactReps, first > 0,
      second > 0
    else { return nil }
    switch context.countMode {
    case .duration where first < 10 && (10...59).contains(second):
      return phrase.with(amounts: [.exactly(.duration(Duration(seconds: first * 60 + second)))])
    case .distance where context.acceptsTimeAndDistance && second < 100:
      let thousandths = Thousandths(raw: first * 1_000 + second * (second < 10 ? 100 : 10))
      return phrase.with(amounts: [.exactly(.distance(Distance(thousandths, .kilometres), nil))])
    default: return nil
    }
  }

  /// For cardio that isn't counted by distance, a few metres are a slip for minutes: `5m`.
  private func isTaken(_ amount: TargetAmount) -> Bool {
    if amount.countMode == context.countMode { return true }
    if context.acceptsTime, case .exactly(.duration(let time)) = amount { return time.seconds >= 10 }
    guard context.acceptsTimeAndDistance else { return false }
    switch amount {
    case .exactly(.duration), .exactly(.distance(_, _?)): return true
    case .exactly(.distance(let distance, nil)):
      return context.countMode == .distance || distance.unit != .metres || distance.value.raw >= 100_000
    default: return false
    }
  }

  /// `10x100` of cardio: metres, since 100 minutes or kilometres ten times are implausible.
  private func inLengths(_ amount: TargetAmount, _ phrase: SetPhrase) -> [Amount]? {
    guard context.acceptsTimeAndDistance, context.countMode == .distance, phrase.isCounted,
      let number = amount.exactReps, number >= 25, number.isMultiple(of: 25)
    else { return nil }
    return [.distance(Distance(Thousandths(number), .metres), nil)]
  }

  /// The likely meanings of an amount of the wrong kind: `60s` for `60`, `5min` for `5m`.
  private func rightForms(_ amount: TargetAmount, isCounted: Bool) -> [Amount] {
    guard case .exactly(let amount) = amount else { return [] }
    switch (context.countMode, amount) {
    case (.duration, .reps(let number)) where !context.acceptsTimeAndDistance:
      let seconds = Amount.duration(Duration(seconds: number))
      return number < 10 || context.loading == .unloaded
        ? [.duration(Duration(seconds: number * 60)), seconds] : [seconds]
    case (.duration, .distance(_, let time?)): return [.duration(time)]
    case (.duration, .distance(let distance, nil)) where distance.unit == .metres:
      return [.duration(Duration(milliseconds: distance.value.raw * 60))]
    case (.reps, .distance(let distance, nil))
    where context.acceptsTimeAndDistance && distance.unit == .metres:
      return [.duration(Duration(milliseconds: distance.value.raw * 60))]
    case (.duration, .reps(let number)) where isCounted && number < 100:
      return [1, 60].map { .duration(Duration(seconds: number * $0)) }
    case (_, .reps(let number)) where context.acceptsTimeAndDistance:
      if number >= 400 { return [.distance(Distance(Thousandths(number), .metres), nil)] }
      let distance = Distance(Thousandths(number), .kilometres)
      let miles = context.unit == .pounds ? [Amount.distance(Distance(Thousandths(number), .miles), nil)] : []
      return [.duration(Duration(seconds: number * 60))] + miles + [.distance(distance, nil)]
    case (.distance, .reps(let number)):
      return [DistanceUnit.metres, .kilometres].map { .distance(Distance(Thousandths(number), $0), nil) }
    case (.reps, .duration(let duration))
    where !isCounted && duration.milliseconds % 1_000 == 0 && duration.seconds <= 60:
      return [.reps(duration.seconds)]
    default: return []
    }
  }
}
