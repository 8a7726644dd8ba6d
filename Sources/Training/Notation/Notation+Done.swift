extension Notation {
  /// The band that words name as a load, `green band`; nil for other words.
  package func band(in words: [String]) -> Band? {
    guard let group = try? groups(in: ["8"] + words).first, case .band(let band)? = group.load else {
      return nil
    }
    return band
  }

  /// Reads the words of `done`: a CHANGE of the next planned set, then further SETs.
  ///
  /// What can be a CHANGE is one, because it keeps the rest of the plan: `7 6` is the planned set with 7
  /// reps, then a set of 6. `3x8@80` can't be one, so all of it is SETs, the first for the planned set.
  ///
  /// - Throws: `SetSyntaxError` if the words can't be read
  package func changeThenSets(
    in words: [String]
  ) throws(SetSyntaxError) -> (change: NotatedChange?, groups: [NotatedGroup]) {
    do { _ = try groups(in: words) } catch  where error.problem == .timeOfWhich { throw error } catch {}
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

  /// The change at the start of the words, and the index of the word after it; nil if they don't start with
  /// one.
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
