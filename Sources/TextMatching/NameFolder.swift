/// Folds names to compare them: lower case, without accents, one space between words.
///
/// Latin letters lose their accents, other scripts only their case. A full stop, the middle dot of Catalan and the
/// apostrophe before an `s` vanish ("Farmer's" is "farmers"). A bar ends a name and stays. Any other sign separates words.
///
/// It works on bytes because a search folds every name of the catalogue.
package struct NameFolder {
  private var isInName = false
  private var owesSpace = false

  package init() {}

  /// Folds well-formed UTF-8. `output` needs room for twice the text.
  package mutating func fold(_ text: Span<UInt8>, into output: inout OutputSpan<UInt8>) {
    let classes = Self.classes.span
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        index += foldScalar(at: index, of: text, into: &output)
        continue
      }
      let folded = classes[Int(byte)]
      if folded > .space {
        letter(folded, &output)
      } else if folded == .space {
        owesSpace = isInName
      } else if folded == Self.bar {
        output.append(.bar)
        (isInName, owesSpace) = (false, false)
      } else if folded == Self.apostrophe {
        apostrophe(before: index + 1, of: text)
      }
      index += 1
    }
  }

  @inline(__always)
  private mutating func letter(_ byte: UInt8, _ output: inout OutputSpan<UInt8>) {
    if owesSpace {
      output.append(.space)
      owesSpace = false
    }
    output.append(byte)
    isInName = true
  }

  private mutating func apostrophe(before index: Int, of text: Span<UInt8>) {
    let isBeforeS = index < text.count && text[index] | 0x20 == UInt8(ascii: "s")
    if !isBeforeS { owesSpace = isInName }
  }

  /// The number of bytes read.
  private mutating func foldScalar(
    at index: Int, of text: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) -> Int {
    let (value, length) = Self.scalar(at: index, of: text)
    switch value {
    case LatinLetters.codes: latin(value, &output)
    case 0xB7, 0x300...0x36F: break
    case 0x2019: apostrophe(before: index + length, of: text)
    case 0x80..<0xC0, 0x2000...0x206F: owesSpace = isInName
    default:
      guard let scalar = Unicode.Scalar(value) else { break }
      for byte in scalar.properties.lowercaseMapping.utf8.prefix(2 * length - 1) { letter(byte, &output) }
    }
    return length
  }

  private mutating func latin(_ value: UInt32, _ output: inout OutputSpan<UInt8>) {
    let single = LatinLetters.single[Int(value - LatinLetters.codes.lowerBound)]
    if single != LatinLetters.none {
      letter(single, &output)
    } else if let (first, second) = LatinLetters.pair(value) {
      letter(first, &output)
      letter(second, &output)
    } else {
      owesSpace = isInName
    }
  }
}

extension NameFolder {
  private static let nothing: UInt8 = 0
  private static let apostrophe: UInt8 = 1
  private static let bar: UInt8 = 2

  /// The folded letter or digit of each ASCII character, or a code up to that of a space for any other character.
  package static let classes: [UInt8] = (0..<0x80).map { (byte: UInt8) -> UInt8 in
    if let letter = FoldedWord.letter(byte) { return letter }
    return switch byte {
    case UInt8(ascii: "."): nothing
    case UInt8(ascii: "'"): apostrophe
    case .bar: bar
    default: .space
    }
  }

  /// The scalar that begins at `index`, and its length in bytes.
  private static func scalar(at index: Int, of text: Span<UInt8>) -> (UInt32, Int) {
    let first = UInt32(text[index])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return (0xFFFD, text.count - index) }
    var value = first & (0x7F >> UInt32(length))
    for next in index + 1..<index + length { value = value << 6 | UInt32(text[next] & 0x3F) }
    return (value, length)
  }
}

/// A name as `NameFolder` folds it; a bar in it separates words.
package func folded(_ text: String) -> [UInt8] {
  let bytes = text.utf8.map { $0 == .bar ? .space : $0 }
  return [UInt8](capacity: 2 * bytes.count) { output in
    var folder = NameFolder()
    folder.fold(bytes.span, into: &output)
  }
}

extension UInt8 {
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
  fileprivate static var bar: UInt8 { UInt8(ascii: "|") }
}
