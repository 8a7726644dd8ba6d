/// Sets in brackets that are done several times, `3x(5@100 3@110)`.
struct PhraseRounds {
  let count: Int
  /// The cells from the opening bracket to the closing one.
  let cells: Range<Int>

  /// The first rounds in a text; nil if there are none.
  init?(_ tokens: [PhraseTokens.Token]) {
    guard let open = tokens.firstIndex(where: { $0.text == "(" }),
      let close = tokens[open...].firstIndex(where: { $0.text == ")" })
    else { return nil }
    func count(_ number: Int, _ times: Int) -> Int? {
      guard tokens.indices.contains(number), tokens.indices.contains(times),
        tokens[times].text == "*" || PhraseWord.isTimes(tokens[times].text)
      else { return nil }
      return Int(tokens[number].text)
    }
    guard let count = count(open - 2, open - 1) ?? count(close + 2, close + 1), count > 1 else { return nil }
    (self.count, cells) = (count, tokens[open].cells.lowerBound..<tokens[close].cells.upperBound)
  }
}

extension PhraseWord {
  fileprivate static func isTimes(_ word: String) -> Bool {
    if case .times? = PhraseWord(word) { true } else { false }
  }
}

extension PhraseReader {
  /// Asks about several sets in brackets: one after the other in each round, or each of them as often.
  func refuseRounds(_ groups: [Group]) throws(NotationFailure) {
    guard let rounds else { return }
    var round: [Group] = []
    var others: (before: [Group], after: [Group]) = ([], [])
    for var group in groups {
      if group.cells.upperBound <= rounds.cells.lowerBound {
        others.before.append(group)
      } else if group.cells.lowerBound >= rounds.cells.upperBound {
        others.after.append(group)
      } else {
        if group.count == rounds.count { group.count = nil }
        round.append(group)
      }
    }
    guard round.count > 1, rounds.count <= Self.mostRounds else { return }
    let inTurn = Array(repeating: round, count: rounds.count).flatMap { $0 }
    let each = round.map { group in
      var group = group
      group.count = rounds.count
      return group
    }
    throw asked(
      [inTurn, each].map { (others.before + $0 + others.after).map(\.text).joined(separator: " ") }, 0,
      pieces.count)
  }

  private static let mostRounds = 20
}
