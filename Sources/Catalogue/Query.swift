import TextMatching

/// A typed name of an exercise, folded.
struct Query {
  /// A word, with what it may be in the singular.
  struct Word {
    let bytes: [UInt8]
    let singulars: [[UInt8]]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      let s = UInt8(ascii: "s")
      var singulars: [[UInt8]] = []
      if bytes.count >= 3, bytes.last == s, bytes.dropLast().last != s { singulars.append(bytes.dropLast()) }
      if bytes.count >= 5, bytes.suffix(2) == [UInt8(ascii: "e"), s] { singulars.append(bytes.dropLast(2)) }
      self.singulars = singulars
    }
  }

  let words: [Word]
  /// The letters of all words: "Pull-Up", "pull up" and "pullup" have the same key.
  let key: [UInt8]

  init(_ text: String) {
    self.init(words: folded(text).split(separator: .space).map(Array.init))
  }

  init(words: [[UInt8]]) {
    self.words = words.map(Word.init)
    key = Array(words.joined())
  }

  var isEmpty: Bool { words.isEmpty }

  /// The query without the article that it begins with; nil if it begins with none, or with "one arm".
  var withoutArticle: Query? {
    guard words.count > 1, Self.articles.contains(where: words[0].bytes.elementsEqual) else { return nil }
    let isCount = Self.limbs.contains { words[1].bytes.starts(with: $0) }
    return isCount ? nil : Query(words: words.dropFirst().map(\.bytes))
  }

  private static let articles = ["the", "a", "an", "un", "una", "el", "la", "los", "las", "els", "les", "l"]
    .map { Array($0.utf8) }
  private static let limbs = ["brazo", "mano", "pierna", "brac", "ma", "cama"].map { Array($0.utf8) }

  /// The beginnings of words that it asks for, or whole words in the singular.
  var starts: WordStarts {
    WordStarts(
      words.map { word in
        [WordStarts.Start(bytes: word.bytes)]
          + word.singulars.map { WordStarts.Start(bytes: $0, isWhole: true) }
      })
  }
}

/// A name to compare with others: its words without case and accents. `Día 2 (Push)` is `dia 2 push`.
package struct FoldedName: Hashable, Sendable {
  package let words: [String]

  package init(_ text: String) {
    words = folded(text).split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
  }

  package var isEmpty: Bool { words.isEmpty }

  /// Whether each word of `other` begins a word of this name; false if `other` is empty.
  package func contains(_ other: FoldedName) -> Bool {
    !other.isEmpty && other.words.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }
}
