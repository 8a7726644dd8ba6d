/// Beginnings of words, searched for together in one pass over folded labels.
struct WordStarts {
  struct Start {
    var bytes: [UInt8]
    /// Whether it is the whole word.
    var isWhole = false
  }

  /// The most words searched for; no name has as many.
  static let mostWords = 64

  private struct Pattern {
    let start: Start
    /// The bit of the word in the search.
    let word: UInt64
  }

  /// The patterns, grouped by first letter.
  private let patterns: [Pattern]
  /// For each first letter, the range of its patterns.
  private let places: [Range<Int>]
  private let all: UInt64
  /// The number of words that aren't searched for.
  private let excess: Int

  /// Words, each given by its possible beginnings, none of them empty. Words beyond ``mostWords`` are never found.
  init(_ words: [[Start]]) {
    var patterns: [Pattern] = []
    let wanted = words.prefix(Self.mostWords)
    for (place, starts) in wanted.enumerated() {
      patterns += starts.map { Pattern(start: $0, word: 1 << UInt64(place)) }
    }
    patterns.sort { $0.start.bytes[0] < $1.start.bytes[0] }
    var places = [Range<Int>](repeating: 0..<0, count: 256)
    for (index, pattern) in patterns.enumerated() {
      let letter = Int(pattern.start.bytes[0])
      places[letter] = (places[letter].isEmpty ? index : places[letter].lowerBound)..<index + 1
    }
    self.patterns = patterns
    self.places = places
    all = wanted.indices.reduce(0) { $0 | 1 << UInt64($1) }
    excess = words.count - wanted.count
  }

  /// The number of words that begin no word in a part of the text.
  func lacking(in part: Range<Int>, of text: Span<UInt8>) -> Int {
    let places = places.span
    var lacking = all
    var index = part.lowerBound
    while index < part.upperBound, lacking != 0 {
      for place in places[Int(text[index])] where lacking & patterns[place].word != 0 {
        if begins(patterns[place].start, at: index, before: part.upperBound, of: text) {
          lacking &= ~patterns[place].word
        }
      }
      while index < part.upperBound, !Self.isGap(text[index]) { index += 1 }
      index += 1
    }
    return lacking.nonzeroBitCount + excess
  }

  private func begins(_ start: Start, at index: Int, before end: Int, of text: Span<UInt8>) -> Bool {
    let letters = start.bytes.span
    guard index + letters.count <= end else { return false }
    for place in letters.indices where text[index + place] != letters[place] { return false }
    let next = index + letters.count
    return !start.isWhole || next == end || Self.isGap(text[next])
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte == .space || byte == .bar }
}
