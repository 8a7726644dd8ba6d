/// The backslash sequences of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
  /// The character for the letter after a backslash; nil for `u` and for any other byte.
  static func meaning(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The code unit of four hexadecimal digits; nil if one of the bytes isn't a digit.
  static func codeUnit(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
    var unit: UInt16 = 0
    for digit in digits {
      guard let value = hexadecimalValue(of: digit) else { return nil }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }

  private static func hexadecimalValue(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The text of `raw`, the content of a string without errors, with its escapes resolved.
  static func resolved(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == UInt8(ascii: "\\") else {
        text.append(raw[index])
        index += 1
        continue
      }
      if let byte = meaning(of: raw[index + 1]) {
        text.append(byte)
        index += 2
      } else {
        index += appendScalar(at: index, of: raw, to: &text)
      }
    }
    return text
  }

  /// Appends the scalar of the `\u` sequence or pair of sequences at `index`, and returns the length of the sequence.
  private static func appendScalar(
    at index: Int, of raw: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]
  ) -> Int {
    let first = codeUnit(raw[index + 2..<index + 6]) ?? 0
    var units = [first]
    if UTF16.isLeadSurrogate(first) { units.append(codeUnit(raw[index + 8..<index + 12]) ?? 0) }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    return units.count * 6
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends `text` as a quoted JSON string. Only what must be escaped is escaped.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    guard text.utf8.contains(where: mustBeEscaped) else {
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += Array(#"\b"#.utf8)
      case 0x0C: bytes += Array(#"\f"#.utf8)
      case 0x0A: bytes += Array(#"\n"#.utf8)
      case 0x0D: bytes += Array(#"\r"#.utf8)
      case 0x09: bytes += Array(#"\t"#.utf8)
      case 0..<0x20:
        bytes += Array((byte < 0x10 ? #"\u000"# : #"\u00"#).utf8)
        bytes += Array(String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
