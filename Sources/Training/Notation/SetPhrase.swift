/// A group to be written again with one part corrected: the text of a reading.
struct SetPhrase {
  /// The amounts as typed; empty for a CHANGE without one.
  var amounts: [TargetAmount]
  var isCounted = false
  var load: NotatedLoad?
  var effort: Effort?
  var type: SetType?
  var isMissed = false
  /// Whether the amounts were named as reps.
  var namesReps = false
  var parts: [NotatedPart] = []
  var sides: SideReps?
  /// Whether it changes a set, so that a load may stand alone.
  var isChange = false
  var writer: NotationWriter

  init(_ group: NotatedGroup, in context: SetContext) {
    amounts = group.amounts
    isCounted = group.isCounted
    load = group.load
    effort = group.effort
    type = group.type
    isMissed = group.miss == .missed
    namesReps = group.namesReps
    (parts, sides) = (group.parts, group.sides)
    writer = NotationWriter(loading: context.loading)
  }

  init(_ change: NotatedChange.Replacement, in context: SetContext) {
    amounts = change.amount.map { [$0] } ?? []
    load = change.load
    effort = change.effort
    type = change.type
    isMissed = change.miss == .missed
    isChange = true
    (parts, sides) = (change.parts, change.sides)
    writer = NotationWriter(loading: context.loading)
  }

  func with(amounts: [TargetAmount]) -> SetPhrase {
    var phrase = self
    phrase.amounts = amounts
    (phrase.parts, phrase.sides) = ([], nil)
    return phrase
  }

  func missed(_ isMissed: Bool) -> SetPhrase {
    var phrase = self
    phrase.isMissed = isMissed
    return phrase
  }

  func typed(_ type: SetType?) -> SetPhrase {
    var phrase = self
    phrase.type = type
    return phrase
  }

  func rated(_ effort: Effort) -> SetPhrase {
    var phrase = self
    phrase.effort = effort
    return phrase
  }

  /// `5x100 @8` as five reps with that RPE, whose load is the number of reps typed; nil for other groups.
  var ratedAtReps: SetPhrase? {
    guard isCounted, effort == nil, case .plain(let mass)? = load, mass.unit == nil,
      mass.value >= Thousandths(5),
      let rpe = RPE(mass.value)
    else { return nil }
    var single = with(amounts: [.exactly(.reps(amounts.count))]).rated(.rpe(rpe))
    single.isCounted = false
    return single
  }

  /// The group as typed.
  var text: String { text(at: load.map(writer.text)) }

  func text(at load: TargetLoad?) -> String { text(at: load.map(writer.text)) }

  func withLoads(_ loads: [Load?]) -> [String] { loads.compactMap { $0 }.map { text(at: .load($0)) } }

  private func text(at load: String?) -> String {
    if !parts.isEmpty || sides != nil { return textBesides(load) }
    let amounts = isMissed ? amounts.map { _ in TargetAmount.exactly(.reps(1)) } : amounts
    let list =
      isCounted
      ? "\(amounts.count)x" + (amounts.first.map(writer.text) ?? "")
      : amounts.map(writer.text).joined(separator: ",")
    return writer.phrase(list, at: load, effort: effort, type: type, isMissed: isMissed)
  }

  /// The group with its parts or its sides.
  private func textBesides(_ load: String?) -> String {
    let first = sides.map { "\($0.left)/\($0.right)" } ?? amounts.first.map(writer.text) ?? ""
    let work = writer.work(first, at: load, parts.map { ($0.reps, $0.load.map(writer.text)) })
    guard isCounted else { return writer.phrase(work.text, at: work.load, effort: effort, type: type) }
    return writer.phrase("\(amounts.count)x(" + work.text + ")", at: work.load, effort: effort, type: type)
  }
}
