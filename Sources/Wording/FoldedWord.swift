/// A text folded for comparison: without accents, case, spaces, hyphens and punctuation.
///
/// `Warm-up`, `warm up` and `WARMUP` are one word; so are `bíceps` and `biceps`.
package struct FoldedWord: Hashable, Sendable {
  package let text: String

  /// Folds a text; without letters and digits the result is empty.
  package init(_ text: some StringProtocol) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      self.text = String(decoding: text.utf8.compactMap(Self.letter), as: UTF8.self)
      return
    }
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      if let base = Self.bases[scalar] {
        folded.unicodeScalars.append(base)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded.unicodeScalars.append(scalar)
      }
    }
    self.text = folded
  }

  /// The byte in lower case if it is an ASCII letter or digit; nil for punctuation. A fast path: most words are ASCII.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }

  /// Accented letters of the three languages and their neighbours. A decomposed accent is dropped like punctuation.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "á": "a", "â": "a", "ã": "a", "ä": "a", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e",
    "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ö": "o",
    "ù": "u", "ú": "u", "û": "u", "ü": "u",
  ]
}
