extension NotationParser {
  /// A failure at the beginning of a group may be a part of the group before: `60 s` for `60s`, `8 100kg` for
  /// `8@100kg`. Offers that reading.
  func joined(with before: Int?, _ failure: NotationFailure) -> NotationFailure {
    guard let before, failure.index == groupStart else { return failure }
    var end = groupStart
    while end > before, text.cells[end - 1].scalar == NotationText.space { end -= 1 }
    let group = text.text(before..<end)
    let word = text.text(groupStart..<text.endOfWord(at: groupStart))
    let reading: String
    switch failure.problem {
    case .noAmount: reading = group + word
    case .loadWithoutAmount: reading = group + "@" + word
    default: return failure
    }
    guard Notation(decimalComma: decimalComma).reads(asSets: [reading]) else { return failure }
    return NotationFailure(problem: failure.problem, index: failure.index, readings: [reading], start: before)
  }
}
