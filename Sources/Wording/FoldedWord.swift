/// A text as it is compared with what people type: without accents, case, spaces, hyphens and other marks.
///
/// `Warm-up`, `warm up` and `WARMUP` are one word; so are `bíceps` and `biceps`.
package struct FoldedWord: Hashable, Sendable {
  package let text: String

  /// Folds a text; one without letters and digits gives an empty word.
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

  /// A letter of ASCII in lower case, or a digit; nil for a mark. Most words have no others, and are folded by the hundred.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }

  /// The letters with accents of the three languages and their neighbours. A decomposed accent is a mark of
  /// its own and falls away with the other marks.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "á": "a", "â": "a", "ã": "a", "ä": "a", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e",
    "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o", "õ": "o", "ö": "o",
    "ù": "u", "ú": "u", "û": "u", "ü": "u",
  ]
}
