extension Notation {
  /// Where in the words of `log` or `add` the sets begin, after the words of an exercise: the first point from which
  /// all the rest reads as SETs, or the one after a word that ends in a comma. Nil where nothing looks like a SET.
  ///
  /// Throws where a word before that point, or any word if there is no such point, can only be a SET that is wrong
  /// (`bench 8@1e999`): it is not to be taken for a part of the exercise's name.
  package func startOfSets(in words: [String]) throws(SetSyntaxError) -> Int? {
    if let comma = words.firstIndex(where: { $0.utf8.last == UInt8(ascii: ",") }), !isList(words, comma) {
      guard comma + 1 < words.count else { return nil }
      _ = try groups(in: words, from: comma + 1)
      return comma + 1
    }
    let start = firstPointThatReads(NotationText(words))
    let name = words[..<(start ?? words.count)]
    if let broken = name.indices.first(where: { looksLikeSet(words, $0) }) {
      var first = broken
      while first > 0, isNumber(words[first - 1]) { first -= 1 }
      _ = try groups(in: words, from: first)
    }
    if start == nil, let last = words.last, isWrittenLikeASet(last) {
      _ = try groups(in: words, from: words.count - 1)
    }
    return start
  }

  /// The groups of the words from one on; places are counted from the first word of all.
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

  /// From right to left, so that each word is looked at once: a word is such a point if a group begins there and the
  /// word after the group is one.
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

  /// `8,` after another word: a list with spaces in it, not the end of an exercise's name.
  private func isList(_ words: [String], _ index: Int) -> Bool {
    index > 0 && words[index].utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
      && words[index].utf8.first.map(\.isDigit) == true
  }

  /// Whether a word can be nothing but a part of a SET: it holds an `@`, a count or a mass, or a rating, or it stands
  /// between numbers as an `x`, or it is a list cut short.
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

  /// Digits, an `x`, and digits.
  private func hasCount(_ cells: [Unicode.Scalar]) -> Bool {
    let rest = cells.drop(while: \.isDigit)
    return rest.count < cells.count && rest.first == "x" && rest.dropFirst().first?.isDigit == true
  }

  /// A digit, and then nothing that the notation has no use for.
  private func isWrittenLikeASet(_ word: String) -> Bool {
    let marks = ".,:+-%".utf8
    return word.utf8.first.map(\.isDigit) == true
      && word.utf8.allSatisfy { $0.isDigit || (97...122).contains($0 | 0x20) || marks.contains($0) }
  }

  private func isNumber(_ word: String) -> Bool {
    word.utf8.first.map(\.isDigit) == true && word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// Words separated by commas at the end of words: exercises, each perhaps with its sets.
  ///
  /// `bench 3x8@80, row 3x10` is two; a comma within a word belongs to the word. A part may be empty: what that means
  /// is for the caller to say.
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

  package struct Part: Hashable, Sendable {
    /// The words, the last one without its comma.
    package var words: [String]
    /// The index of the first of them among all words.
    package var start: Int

    package init(words: [String], start: Int) { (self.words, self.start) = (words, start) }
  }
}
