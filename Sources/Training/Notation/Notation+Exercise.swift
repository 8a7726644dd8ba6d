extension Notation {
  /// The index of the first word of the SETs that follow an exercise's name in `log` or `add`: the first word
  /// from which all the rest reads as SETs, or the one after a word that ends in a comma. Nil if nothing
  /// looks like a SET.
  ///
  /// - Throws: `SetSyntaxError` if a word of what would be the name can only be a mistyped SET, such as
  ///   `bench 8@1e999`
  package func startOfSets(in words: [String]) throws(SetSyntaxError) -> Int? {
    let phrase = firstPhrase(in: words)
    if let comma = words.firstIndex(where: { $0.utf8.last == UInt8(ascii: ",") }), !isList(words, comma),
      phrase.map({ $0 > comma }) ?? true
    {
      guard comma + 1 < words.count else { return nil }
      _ = try groups(in: words, from: comma + 1)
      return comma + 1
    }
    var start = firstPointThatReads(NotationText(words))
    // Numbers before a phrase are no name: `8 100kg 5`.
    if let phrase, phrase == 0 || !words[..<phrase].allSatisfy(isNumber), start.map({ phrase < $0 }) ?? true {
      start = phrase
    }
    // Without a name before them, Cluster is the lift, 90/90 the stretch and 12-3-30 the walk.
    if start == 0, words.count > 1,
      Self.isTechnique(words[0]) || ["90/90", "12-3-30"].contains(words[0].lowercased())
    {
      start = 1
    }
    // `dips bw + 10`: no name ends so, and the number isn't the reps.
    if let start, start > 1, words[start - 1] == "+" { _ = try groups(in: words, from: start - 2) }
    let name = words[..<(start ?? words.count)]
    if let broken = name.indices.first(where: { looksLikeSet(words, $0) }) {
      var first = broken
      while first > 0, isNumber(words[first - 1]) { first -= 1 }
      _ = try groups(in: words, from: first)
    }
    if start == nil, let last = words.last, isWrittenLikeASet(last) {
      // What comes before it may say what is wrong: `5km 27.30`.
      let isAfterSet = words.count > 2 && reads(asSets: [words[words.count - 2]])
      _ = try groups(in: words, from: words.count - (isAfterSet ? 2 : 1))
    }
    return start
  }

  /// Whether a word names a lift and also a way to do a set of another.
  package static func isTechnique(_ word: String) -> Bool {
    ["cluster", "clusters"].contains(word.lowercased())
  }

  /// Whether SETs can begin with a word: a number in digits or in letters.
  package static func canBeginSets(_ word: String) -> Bool {
    let text = NotationText([word])
    if text.cells.first?.scalar.isDigit == true { return true }
    return NumberWord.read([text.text(0..<text.cells.count)]) != nil
  }

  /// Reads the groups from a word on. Indices count from the first of all words.
  ///
  /// - Throws: `SetSyntaxError` if the words can't be read
  package func groups(in words: [String], from first: Int) throws(SetSyntaxError) -> [NotatedGroup] {
    do throws(SetSyntaxError) {
      return try groups(in: Array(words[first...])).map { group in
        var group = group
        group.words = (group.words.lowerBound + first)..<(group.words.upperBound + first)
        return group
      }
    } catch {
      var error = error
      error.place.word += first
      error.words = (error.words.lowerBound + first)..<(error.words.upperBound + first)
      throw error
    }
  }

  /// The first word from which all the rest reads as a phrase.
  private func firstPhrase(in words: [String]) -> Int? {
    guard !isStrict, words.count <= Self.mostWordsOfPhrases else { return nil }
    return words.indices.first { first in
      let text = NotationText(Array(words[first...]))
      do throws(NotationFailure) {
        guard let groups = try phrase(text), let group = groups.first else { return false }
        // A number in words by itself is rather the end of a name.
        return groups.count == 1 || !group.isBare || text.cells.first?.scalar.isDigit == true
      } catch {
        return true
      }
    }
  }

  static let mostWordsOfPhrases = 60

  /// Works from right to left so that each word is read only once: SETs start at a word if a group does, and
  /// SETs start again at the word after that group.
  private func firstPointThatReads(_ text: NotationText) -> Int? {
    var reads = Array(repeating: false, count: text.starts.count)
    for word in text.starts.indices.reversed() {
      var parser = NotationParser(text, decimalComma: decimalComma)
      parser.index = text.starts[word]
      while (try? parser.group()) != nil {
        parser.skipSpace()
        guard !parser.isAtEnd else {
          reads[word] = true
          break
        }
        let next = Int(text.cells[parser.index].word)
        guard parser.index != text.starts[next] else {
          reads[word] = reads[next]
          break
        }
      }
    }
    return reads.firstIndex(of: true)
  }

  /// Whether a word such as `8,`, after another word, is part of a list typed with spaces rather than the end
  /// of a name.
  private func isList(_ words: [String], _ index: Int) -> Bool {
    index > 0 && words[index].utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
      && words[index].utf8.first.map(\.isDigit) == true
  }

  /// Whether a word can only be part of a SET: it contains an `@`, a count, a mass or a rating, it is an `x`
  /// after a number, or it is an unfinished list.
  private func looksLikeSet(_ words: [String], _ index: Int) -> Bool {
    let text = NotationText([words[index]])
    let cells = text.cells.map(\.scalar)
    guard !cells.contains(NotationText.space) else { return false }
    if cells.contains("@"), cells.count == 1 || cells.contains(where: \.isDigit) { return true }
    let isAfterNumber = index > 0 && isNumber(words[index - 1])
    if cells == ["x"] { return isAfterNumber }
    if isList(words, index) { return true }
    var parser = NotationParser(text, decimalComma: true)
    if parser.startsRating, cells.count > 3, cells[3].isDigit { return true }
    if (try? parser.unitLoad()) != nil { return true }
    return hasCount(cells)
  }

  /// Whether it starts with digits, an `x` and another digit.
  private func hasCount(_ cells: [Unicode.Scalar]) -> Bool {
    let rest = cells.drop(while: \.isDigit)
    return rest.count < cells.count && rest.first == "x" && rest.dropFirst().first?.isDigit == true
  }

  /// Whether it starts with a digit and contains only characters that SETs use.
  private func isWrittenLikeASet(_ word: String) -> Bool {
    let marks = word.utf8.last == UInt8(ascii: "s") ? ".,:+-%/".utf8 : ".,:+-%".utf8
    return word.utf8.first.map(\.isDigit) == true
      && word.utf8.allSatisfy { $0.isDigit || (97...122).contains($0 | 0x20) || marks.contains($0) }
  }

  private func isNumber(_ word: String) -> Bool {
    word.utf8.first.map(\.isDigit) == true && word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// Splits words at those that end in a comma, as lists of exercises do, each perhaps with its SETs.
  ///
  /// `bench 3x8@80, row 3x10` has two parts. Commas within a word don't split. Parts may be empty, which is
  /// for callers to judge.
  package static func parts(of words: [String]) -> [Part] {
    var parts = [Part(words: [], start: 0)]
    for (index, word) in words.enumerated() {
      guard word.utf8.last == UInt8(ascii: ",") else {
        parts[parts.count - 1].words.append(word)
        continue
      }
      if word.utf8.count > 1 { parts[parts.count - 1].words.append(String(word.dropLast())) }
      parts.append(Part(words: [], start: index + 1))
    }
    if words.last?.utf8.last == UInt8(ascii: ",") { parts.removeLast() }
    return parts
  }

  /// A part of a comma-separated list.
  package struct Part: Hashable, Sendable {
    /// Its words, the last one without its comma.
    package var words: [String]
    /// The index of its first word among all words.
    package var start: Int

    /// Creates a part.
    package init(words: [String], start: Int) { (self.words, self.start) = (words, start) }
  }
}
