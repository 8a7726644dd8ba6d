/// A group to be written again with one part corrected: the text of a reading.
struct SetPhrase {
  /// The amounts as typed; empty for a CHANGE without one.
  var amounts: [TargetAmount]
  var isCounted = false
  var load: NotatedLoad?
  var effort: Effort?
  var type: SetType?
  var isMissed = false
  var writer: NotationWriter

  init(_ group: NotatedGroup, in context: SetContext) {
    amounts = group.amounts
    isCounted = group.isCounted
    load = group.load
    effort = group.effort
    type = group.type
    isMissed = group.miss == .missed
    writer = NotationWriter(loading: context.loading)
  }

  init(_ change: NotatedChange.Replacement, in context: SetContext) {
    amounts = change.amount.map { [$0] } ?? []
    load = change.load
    effort = change.effort
    type = change.type
    isMissed = change.miss == .missed
    writer = NotationWriter(loading: context.loading)
  }

  func with(amounts: [TargetAmount]) -> SetPhrase {
    var phrase = self
    phrase.amounts = amounts
    return phrase
  }

  func missed(_ isMissed: Bool) -> SetPhrase {
    var phrase = self
    phrase.isMissed = isMissed
    return phrase
  }

  func typed(_ type: SetType) -> SetPhrase {
    var phrase = self
    phrase.type = type
    return phrase
  }

  func rated(_ effort: Effort) -> SetPhrase {
    var phrase = self
    phrase.effort = effort
    return phrase
  }

  /// The group as typed.
  var text: String { text(at: load.map(writer.text)) }

  func text(at load: TargetLoad?) -> String { text(at: load.map(writer.text)) }

  func withLoads(_ loads: [Load?]) -> [String] { loads.compactMap { $0 }.map { text(at: .load($0)) } }

  private func text(at load: String?) -> String {
    let amounts = isMissed ? amounts.map { _ in TargetAmount.exactly(.reps(1)) } : amounts
    let list =
      isCounted
      ? "\(amounts.count)x" + (amounts.first.map(writer.text) ?? "")
      : amounts.map(writer.text).joined(separator: ",")
    return writer.phrase(list, at: load, effort: effort, type: type, isMissed: isMissed)
  }
}
