extension Notation {
  /// The words of `done`: what differs from the plan of the set in turn, then sets beside it.
  ///
  /// What can be a CHANGE is one, since what it leaves out is as planned: `7 6` is the planned set with 7 reps, then 6
  /// more. `3x8@80` can't be one: it is all sets, of which the first is the planned one's.
  package func changeThenSets(
    in words: [String]
  ) throws(SetSyntaxError) -> (change: NotatedChange?, groups: [NotatedGroup]) {
    if let (change, rest) = changeAtStart(of: words) {
      if rest == words.count { return (change, []) }
      if let groups = try? groups(in: words, from: rest) { return (change, groups) }
      guard let groups = try? groups(in: words) else {
        return (change, try self.groups(in: words, from: rest))
      }
      return (nil, groups)
    }
    guard words.first?.unicodeScalars.first.map(\.isDigit) == true else { return (try change(in: words), []) }
    return (nil, try groups(in: words))
  }

  /// The change that the first words are, and the index of the word after it.
  private func changeAtStart(of words: [String]) -> (NotatedChange, Int)? {
    let text = NotationText(words)
    var parser = NotationParser(text, decimalComma: decimalComma)
    parser.skipSpace()
    guard let change = try? parser.change() else { return nil }
    parser.skipSpace()
    guard !parser.isAtEnd else { return (change, words.count) }
    let word = Int(text.cells[parser.index].word)
    return text.starts[word] == parser.index ? (change, word) : nil
  }
}
