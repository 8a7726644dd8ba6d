extension SetInterpreter {
  /// A group with the reps of missed attempts, which are none.
  ///
  /// - Throws: `SetRefusal` if it isn't clear that each set is an attempt at one rep, or if it is a plan
  func missed(_ group: NotatedGroup, for purpose: Purpose) throws(SetRefusal) -> NotatedGroup {
    guard let miss = group.miss else { return group }
    let phrase = SetPhrase(group, in: context)
    try refuseMiss(miss, phrase, for: purpose)
    var group = group
    group.amounts = group.amounts.map { _ in .exactly(.reps(0)) }
    return group
  }

  /// A replacement with the reps of a missed attempt, which are none.
  ///
  /// - Throws: as for a group
  func missed(
    _ change: NotatedChange.Replacement, for purpose: Purpose
  ) throws(SetRefusal) -> NotatedChange.Replacement {
    guard let miss = change.miss, change.amount != .exactly(.reps(0)) else { return change }
    try refuseMiss(miss, SetPhrase(change, in: context), for: purpose)
    var change = change
    change.amount = .exactly(.reps(0))
    return change
  }

  private func refuseMiss(
    _ miss: NotatedMiss, _ phrase: SetPhrase, for purpose: Purpose
  ) throws(SetRefusal) {
    guard context.countMode == .reps else {
      throw SetRefusal(.missedPlan, readings: [phrase.missed(false).typed(.failure).text])
    }
    if purpose == .plan { throw SetRefusal(.missedPlan, readings: [phrase.missed(false).text]) }
    let isAttempt =
      phrase.parts.isEmpty && phrase.sides == nil && phrase.amounts.allSatisfy { $0 == .exactly(.reps(1)) }
    guard !isAttempt || miss == .missedOrToFailure else { return }
    var attempt = phrase.with(amounts: phrase.amounts.map { _ in .exactly(.reps(1)) }).missed(true)
    // `315 miss`
    if phrase.load == nil, phrase.amounts.count == 1, case .exactly(.reps(let number)) = phrase.amounts[0],
      number > 20, context.loading == .external
    {
      attempt.load = .plain(NotatedMass(Thousandths(number)))
      throw SetRefusal(.missedOrToFailure, readings: [attempt.text(inUnitOf: context)])
    }
    let toFailure = phrase.missed(false).typed(.failure)
    throw SetRefusal(.missedOrToFailure, readings: [attempt, toFailure].map { $0.text(inUnitOf: context) })
  }
}

extension SetPhrase {
  /// The group as typed, with the unit of its load, which is that of the context if none was typed.
  fileprivate func text(inUnitOf context: SetContext) -> String {
    guard case .plain(let mass) = load, mass.unit == nil else { return text }
    var phrase = self
    phrase.load = .plain(NotatedMass(mass.value, context.unit))
    return phrase.text
  }
}
