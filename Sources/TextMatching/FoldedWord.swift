/// A text as one word to compare with what people type: without accents, case, spaces, hyphens and other marks.
///
/// `Warm-up`, `warm up` and `WARMUP` are the same word; so are `bíceps` and `biceps`.
package struct FoldedWord: Hashable, Sendable {
  /// The letters and digits that are left; empty if the text has none.
  package let text: String

  package init(_ text: some StringProtocol) { self.init(String(text)) }

  package init(_ text: String) {
    // Most texts are ASCII, and a command may fold hundreds of them.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      self.text = String(decoding: text.utf8.compactMap(Self.letter), as: UTF8.self)
      return
    }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if let (letter, next) = LatinLetters.letters(of: scalar) {
        folded.append(letter)
        if let next { folded.append(next) }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded.append(scalar)
      }
    }
    self.text = String(folded)
  }

  /// The letter in lower case, or the digit; nil for any other ASCII character.
  static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}

/// The scalars of a text without case and accents. Spaces, hyphens and other marks stay, except the middle dot of Catalan.
package func foldedScalars(_ text: String) -> [UInt32] {
  var folded: [UInt32] = []
  folded.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      folded.append((65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value)
      continue
    }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars where !lower.isAccent {
      let (letter, next) = LatinLetters.letters(of: lower) ?? (lower, nil)
      folded.append(letter.value)
      if let next { folded.append(next.value) }
    }
  }
  return folded
}
