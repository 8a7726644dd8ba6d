/// How a query fits the labels of an exercise, from the closest; the first that any exercise has, decides.
enum FitLevel: CaseIterable {
  /// The same letters and digits.
  case exact
  /// The same words in any order, plurals forgiven.
  case reordered
  /// Every word of the query begins a word of one label.
  case words
  /// Every word of the query begins a word of some label.
  case scattered
  /// As `reordered`, with one typo.
  case typo
  /// As `words`, with one typo.
  case typoInWords

  /// Whether the query is a whole name, not a part of one.
  var isWhole: Bool {
    switch self {
    case .exact, .reordered, .typo: true
    case .words, .scattered, .typoInWords: false
    }
  }

  var forgivesTypo: Bool {
    switch self {
    case .typo, .typoInWords: true
    case .exact, .reordered, .words, .scattered: false
    }
  }
}

/// An exercise that a query fits.
struct Fit {
  var candidate: Candidate
  /// How much more than the query the closest label says: less is closer.
  var surplus: Int
}

extension FoldedNames {
  /// The exercises that a query fits at a level, in the order of the list.
  func fits(_ query: Query, at level: FitLevel) -> [Fit] {
    var fitter = Fitter(names: self, query: query, level: level)
    return entries.compactMap { entry in
      fitter.surplus(of: entry).map { Fit(candidate: entry.candidate, surplus: $0) }
    }
  }
}

private struct Fitter {
  let names: FoldedNames
  let query: Query
  let level: FitLevel
  /// The words of the label in hand.
  private var words: [Range<Int>] = []

  init(names: FoldedNames, query: Query, level: FitLevel) {
    self.names = names
    self.query = query
    self.level = level
  }

  /// Nil where the query doesn't fit. Names come before aliases with as many words.
  mutating func surplus(of entry: FoldedNames.Entry) -> Int? {
    if level == .scattered { return hasWords(in: entry.labels) ? 0 : nil }
    // Almost all exercises are out here, before any label is taken apart.
    if level.forgivesTypo, lacksTwoWords(in: entry.labels) { return nil }
    var least: Int?
    var start = entry.labels.lowerBound + 1
    while start < entry.labels.upperBound {
      let end = self.end(ofLabelAt: start)
      if fits(start..<end) {
        let aliasHandicap = start == entry.labels.lowerBound + 1 ? 0 : 1
        let words = 1 + names.bytes[start..<end].count { $0 == .space }
        let surplus = 2 * (words - query.words.count) + aliasHandicap
        least = min(least ?? surplus, surplus)
      }
      start = end + 1
    }
    return least
  }

  private func end(ofLabelAt start: Int) -> Int {
    let span = names.bytes.span
    var end = start
    while span[end] != .bar { end += 1 }
    return end
  }

  private mutating func fits(_ label: Range<Int>) -> Bool {
    switch level {
    case .exact: return isExact(label)
    case .words, .scattered: return hasWords(in: label)
    case .reordered:
      guard hasWords(in: label) else { return false }
      split(label)
      return hasSameWords()
    case .typo:
      split(label)
      return hasSameWords()
    case .typoInWords:
      split(label)
      return hasWordsButOne()
    }
  }

  /// Whether every word of the query begins a word of a text.
  private func hasWords(in text: Range<Int>) -> Bool {
    query.words.allSatisfy { has($0, in: text) }
  }

  /// Whether two words of the query begin no word of a text: more than one typo explains.
  private func lacksTwoWords(in text: Range<Int>) -> Bool {
    var lacks = false
    for typed in query.words where !has(typed, in: text) {
      if lacks { return true }
      lacks = true
    }
    return false
  }

  private func has(_ typed: Query.Word, in text: Range<Int>) -> Bool {
    if hasWord(beginningWith: typed.bytes, in: text, isWhole: false) { return true }
    return typed.singulars.contains { hasWord(beginningWith: $0, in: text, isWhole: true) }
  }

  private func hasWord(beginningWith start: [UInt8], in text: Range<Int>, isWhole: Bool) -> Bool {
    let (span, start) = (names.bytes.span, start.span)
    var index = text.lowerBound
    while index < text.upperBound {
      var place = 0
      while place < start.count, index < text.upperBound, span[index] == start[place] {
        place += 1
        index += 1
      }
      let isEnd = index == text.upperBound || Self.isGap(span[index])
      if place == start.count, isEnd || !isWhole { return true }
      while index < text.upperBound, !Self.isGap(span[index]) { index += 1 }
      index += 1
    }
    return false
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte == .space || byte == .bar }

  private func isExact(_ label: Range<Int>) -> Bool {
    let (span, key) = (names.bytes.span, query.key.span)
    guard label.count >= key.count else { return false }
    var place = 0
    for index in label where span[index] != .space {
      guard place < key.count, span[index] == key[place] else { return false }
      place += 1
    }
    return place == key.count
  }

  private mutating func split(_ text: Range<Int>) {
    let bytes = names.bytes
    let span = bytes.span
    words.removeAll(keepingCapacity: true)
    var start = text.lowerBound
    for index in text where span[index] == .space || span[index] == .bar {
      if index > start { words.append(start..<index) }
      start = index + 1
    }
    if start < text.upperBound { words.append(start..<text.upperBound) }
  }

  private func hasWordsButOne() -> Bool {
    var mayErr = true
    for word in query.words where !words.contains(where: { begins($0, with: word) }) {
      guard mayErr, words.contains(where: { isTyped($0, as: word) }) else { return false }
      mayErr = false
    }
    return true
  }

  private func hasSameWords() -> Bool {
    guard words.count == query.words.count else { return false }
    var mayErr = level.forgivesTypo
    var rest = words
    for word in query.words {
      if let place = rest.firstIndex(where: { isSame($0, word) }) {
        rest.remove(at: place)
      } else if mayErr, let place = rest.firstIndex(where: { isTyped($0, as: word) }) {
        mayErr = false
        rest.remove(at: place)
      } else {
        return false
      }
    }
    return true
  }
}

extension Fitter {
  private func begins(_ word: Range<Int>, with typed: Query.Word) -> Bool {
    hasPrefix(word, typed.bytes) || typed.singulars.contains { equals(word, $0) }
  }

  private func isSame(_ word: Range<Int>, _ typed: Query.Word) -> Bool {
    equals(word, typed.bytes) || typed.singulars.contains { equals(word, $0) }
      || isPlural(word, of: typed.bytes)
  }

  private func isTyped(_ word: Range<Int>, as typed: Query.Word) -> Bool {
    let label = names.bytes.span.extracting(word)
    return isTypo(typed.bytes.span, of: label) || typed.singulars.contains { isTypo($0.span, of: label) }
  }

  private func isPlural(_ word: Range<Int>, of singular: [UInt8]) -> Bool {
    guard hasPrefix(word, singular) else { return false }
    let ending = names.bytes[word].dropFirst(singular.count)
    return ending.elementsEqual("s".utf8) || ending.elementsEqual("es".utf8)
  }

  private func equals(_ word: Range<Int>, _ other: [UInt8]) -> Bool {
    word.count == other.count && hasPrefix(word, other)
  }

  private func hasPrefix(_ word: Range<Int>, _ prefix: [UInt8]) -> Bool {
    guard word.count >= prefix.count else { return false }
    let (span, start) = (names.bytes.span, word.lowerBound)
    for index in prefix.indices where span[start + index] != prefix[index] { return false }
    return true
  }
}
