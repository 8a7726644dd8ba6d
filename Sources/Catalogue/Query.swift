/// What somebody typed to name an exercise, folded.
struct Query {
  /// A word, with what it would be without its plural ending.
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
  /// The words without spaces: "Pull-Up", "pull up" and "pullup" are one name.
  let key: [UInt8]

  init(_ text: String) {
    self.init(words: folded(text).split(separator: .space).map(Array.init))
  }

  init(words: [[UInt8]]) {
    self.words = words.map(Word.init)
    key = Array(words.joined())
  }

  var isEmpty: Bool { words.isEmpty }

  /// How words begin that it asks for, plurals forgiven.
  var starts: WordStarts {
    WordStarts(
      words.map { word in
        [WordStarts.Start(bytes: word.bytes)]
          + word.singulars.map { WordStarts.Start(bytes: $0, isWhole: true) }
      })
  }
}
