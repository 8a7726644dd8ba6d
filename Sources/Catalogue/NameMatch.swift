/// How closely a query matches the names and aliases of an exercise, closest first. The first level with a match decides.
enum MatchLevel: CaseIterable {
  /// The same letters and digits.
  case exact
  /// The same words in any order, singular or plural.
  case reordered
  /// Every word of the query begins a word of one name or alias.
  case words
  /// Every word of the query begins a word of any name or alias.
  case scattered
  /// Like `reordered`, but for one typo.
  case typo
  /// Like `words`, but for one typo.
  case typoInWords

  /// Whether the query matches a whole name, not a part of one.
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

struct NameMatch {
  var candidate: CatalogueEntry
  /// How much more the closest name says than the query; less is closer.
  var surplus: Int
}

extension NameIndex {
  /// The exercises of `entries` that match a query at a level.
  func fits(_ query: Query, at level: MatchLevel, among entries: [Entry]) -> [NameMatch] {
    if entries.isEmpty { return [] }
    var matcher = LabelMatcher(names: self, query: query, level: level)
    return entries.compactMap { entry in
      matcher.surplus(of: entry).map { NameMatch(candidate: entry.candidate, surplus: $0) }
    }
  }
}

/// Matches the names of exercises against a query at one level.
private struct LabelMatcher {
  let names: NameIndex
  let query: Query
  let level: MatchLevel
  private let starts: WordStarts
  /// The words of the label that was split last.
  private var words: [Range<Int>] = []

  init(names: NameIndex, query: Query, level: MatchLevel) {
    self.names = names
    self.query = query
    self.level = level
    starts = query.starts
  }

  /// How much more an exercise says than the query; nil if it doesn't match. A name is closer than an alias with as many words.
  mutating func surplus(of entry: NameIndex.Entry) -> Int? {
    if level == .scattered { return lacking(in: entry.labels) == 0 ? 0 : nil }
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
    if level == .exact { return isExact(label) }
    let lacking = lacking(in: label)
    guard lacking == 0 || (lacking == 1 && level.forgivesTypo) else { return false }
    if level == .words || level == .scattered { return true }
    split(label)
    return level == .typoInWords ? hasWordsButOne() : hasSameWords()
  }

  private func lacking(in text: Range<Int>) -> Int { starts.lacking(in: text, of: names.bytes.span) }

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

extension LabelMatcher {
  private func begins(_ word: Range<Int>, with typed: Query.Word) -> Bool {
    hasPrefix(word, typed.bytes) || typed.singulars.contains { equals(word, $0) }
  }

  private func isSame(_ word: Range<Int>, _ typed: Query.Word) -> Bool {
    equals(word, typed.bytes) || typed.singulars.contains { equals(word, $0) }
      || isPlural(word, of: typed.bytes)
  }

  private func isTyped(_ word: Range<Int>, as typed: Query.Word) -> Bool {
    typed.isTypo(of: names.bytes.span.extracting(word))
  }

  /// Two letters have no plural: `ohs`, the overhead squat, isn't that of `oh`.
  private func isPlural(_ word: Range<Int>, of singular: [UInt8]) -> Bool {
    guard singular.count > 2, hasPrefix(word, singular) else { return false }
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
