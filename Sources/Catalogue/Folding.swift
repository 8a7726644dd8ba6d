/// Writes names as people compare them: lower case, without accents, words with one space between them.
///
/// Letters of the Latin script lose their accents, those of other scripts only their case. A full stop, the middle
/// dot of Catalan and the apostrophe before an `s` vanish ("Farmer's" is "farmers"); whatever else is neither a
/// letter nor a digit separates words.
struct FoldedWriter {
  private(set) var bytes: [UInt8] = []
  private var isInName = false
  private var owesSpace = false

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes a byte that no folded name has, and ends the name before it.
  mutating func mark(_ byte: UInt8) {
    bytes.append(byte)
    isInName = false
    owesSpace = false
  }

  /// Writes text in well-formed UTF-8.
  mutating func append(_ text: Span<UInt8>) {
    let ascii = Self.ascii.span
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        index += appendScalar(at: index, of: text)
        continue
      }
      let folded = ascii[Int(byte)]
      if folded > .space {
        letter(folded)
      } else if folded == .space {
        owesSpace = isInName
      } else if folded == Self.apostrophe {
        apostrophe(before: index + 1, of: text)
      }
      index += 1
    }
  }

  private mutating func letter(_ byte: UInt8) {
    if owesSpace {
      bytes.append(.space)
      owesSpace = false
    }
    bytes.append(byte)
    isInName = true
  }

  private mutating func apostrophe(before index: Int, of text: Span<UInt8>) {
    let isBeforeS = index < text.count && text[index] | 0x20 == UInt8(ascii: "s")
    if !isBeforeS { owesSpace = isInName }
  }

  /// The number of bytes read.
  private mutating func appendScalar(at index: Int, of text: Span<UInt8>) -> Int {
    let (value, length) = Self.scalar(at: index, of: text)
    switch value {
    case 0xC0..<0xC0 + UInt32(Self.latin.count): latin(value)
    case 0xB7, 0x300...0x36F: break
    case 0x2019: apostrophe(before: index + length, of: text)
    case 0x80..<0xC0, 0x2000...0x206F: owesSpace = isInName
    default:
      guard let scalar = Unicode.Scalar(value) else { break }
      for byte in scalar.properties.lowercaseMapping.utf8 { letter(byte) }
    }
    return length
  }

  private mutating func latin(_ value: UInt32) {
    switch value {
    case 0xC6, 0xE6: letters("ae")
    case 0xDE, 0xFE: letters("th")
    case 0xDF: letters("ss")
    case 0x132, 0x133: letters("ij")
    case 0x152, 0x153: letters("oe")
    case 0xD7, 0xF7: owesSpace = isInName
    default: letter(Self.latin[Int(value - 0xC0)])
    }
  }

  private mutating func letters(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { letter(byte) } }
  }
}

extension FoldedWriter {
  private static let nothing: UInt8 = 0
  private static let apostrophe: UInt8 = 1

  /// What becomes of each ASCII character.
  private static let ascii: [UInt8] = (0..<0x80).map { (byte: UInt8) -> UInt8 in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "."): nothing
    case UInt8(ascii: "'"): apostrophe
    default: .space
    }
  }

  /// The letters under the accents of U+00C0 to U+017F; `?` for two letters and for signs.
  static let latin = Array(
    ("aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkkllllllllllnnnnnnnnn"
      + "oooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// The scalar whose first byte is at `index`, and its length in bytes.
  private static func scalar(at index: Int, of text: Span<UInt8>) -> (UInt32, Int) {
    let first = UInt32(text[index])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return (0xFFFD, text.count - index) }
    var value = first & (0x7F >> UInt32(length))
    for next in index + 1..<index + length { value = value << 6 | UInt32(text[next] & 0x3F) }
    return (value, length)
  }
}

/// The folded text of one name.
func folded(_ text: String) -> [UInt8] {
  var writer = FoldedWriter()
  writer.append(Array(text.utf8).span)
  return writer.bytes
}
