/// The characters and small parts of XML.
extension XMLReader {
  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func has(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The error of the byte at `index`.
  func unexpected() -> XMLError {
    error(index < bytes.count ? .unexpectedCharacter : .unexpectedEnd, at: index)
  }

  /// Skips white space; false if there is none.
  @discardableResult mutating func skipSpace() -> Bool {
    let from = index
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index > from
  }

  mutating func name() throws(XMLError) -> Range<Int> {
    let from = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        0x80...:
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"):
        guard index > from else { throw unexpected() }
        index += 1
      default:
        guard index > from, bytes[index - 1] != UInt8(ascii: ":") else { throw unexpected() }
        return from..<index
      }
    }
    throw unexpected()
  }

  /// Reads text up to the next `<`, and whether it is as written.
  mutating func scanText() throws(XMLError) -> (from: Int, isPlain: Bool) {
    let from = index
    var isPlain = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "&") {
        try checkReference()
        isPlain = false
      } else if byte == 0x0D {
        isPlain = false
      } else if byte < 0x20, byte != 0x0A, byte != 0x09 {
        throw error(.invalidCharacter, at: index)
      } else if byte == UInt8(ascii: "]"), has("]]>") {
        throw unexpected()
      }
      index += 1
    }
    return (from, isPlain)
  }

  /// `= "value"`, without its quotation marks.
  mutating func attributeValue() throws(XMLError) -> Range<Int> {
    skipSpace()
    guard byte(at: index) == UInt8(ascii: "=") else { throw unexpected() }
    index += 1
    skipSpace()
    guard let quote = byte(at: index), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw unexpected()
    }
    index += 1
    let from = index
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw unexpected() }
      if bytes[index] < 0x20, !isSpace(bytes[index]) { throw error(.invalidCharacter, at: index) }
      if bytes[index] == UInt8(ascii: "&") { try checkReference() }
      index += 1
    }
    guard index < bytes.count else { throw unexpected() }
    index += 1
    return from..<index - 1
  }

  /// Skips `<?xml version="1.0"?>` at the start.
  mutating func skipDeclaration() throws(XMLError) {
    guard has("<?xml"), let next = byte(at: index + 5), isSpace(next) else { return }
    try skip(past: "?>", from: 5)
  }

  /// Passes over `<?target data?>`. No target is named xml.
  mutating func skipInstruction() throws(XMLError) {
    let at = index
    index += 2
    guard String(decoding: bytes[try name()], as: UTF8.self).lowercased() != "xml" else {
      throw error(.unexpectedCharacter, at: at)
    }
    try skip(past: "?>", from: 0)
  }

  mutating func skipComment() throws(XMLError) {
    try skip(past: "--", from: 4)
    guard byte(at: index) == UInt8(ascii: ">") else { throw unexpected() }
    index += 1
  }

  /// The text in `<![CDATA[…]]>`.
  mutating func literal() throws(XMLError) -> Range<Int> {
    let from = index + 9
    try skip(past: "]]>", from: 9)
    return from..<index - 3
  }

  /// Passes over a document type. One with declarations, in square brackets, is refused.
  mutating func skipDocumentType() throws(XMLError) {
    var quote: UInt8?
    while let next = byte(at: index), quote != nil || next != UInt8(ascii: ">") {
      if quote != nil {
        if next == quote { quote = nil }
      } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        quote = next
      } else if next == UInt8(ascii: "[") {
        throw error(.documentType, at: start)
      }
      index += 1
    }
    guard index < bytes.count else { throw unexpected() }
    index += 1
  }

  private mutating func skip(past end: StaticString, from offset: Int) throws(XMLError) {
    index += offset
    while index < bytes.count {
      if has(end) {
        index += end.utf8CodeUnitCount
        return
      }
      if bytes[index] < 0x20, !isSpace(bytes[index]) { throw error(.invalidCharacter, at: index) }
      index += 1
    }
    throw error(.unexpectedEnd, at: bytes.count)
  }

  func plainText(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Text with each end of a line as LF.
  func normalised(_ range: Range<Int>) -> String {
    guard bytes[range].contains(0x0D) else { return plainText(range) }
    var text: [UInt8] = []
    for offset in range {
      if bytes[offset] != 0x0D {
        text.append(bytes[offset])
      } else if byte(at: offset + 1) != 0x0A {
        text.append(0x0A)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Text with its references replaced. In an attribute, white space becomes spaces.
  func decoded(_ range: Range<Int>, isAttribute: Bool) throws(XMLError) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let (scalar, end) = try known(at: index, before: range.upperBound) {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index = end
        continue
      }
      if isAttribute, isSpace(byte) {
        if byte != 0x0D || self.byte(at: index + 1) != 0x0A { text.append(0x20) }
      } else if byte != 0x0D {
        text.append(byte)
      } else if self.byte(at: index + 1) != 0x0A {
        text.append(0x0A)
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Notes an unknown entity, or throws it if none is kept.
  private mutating func checkReference() throws(XMLError) {
    do throws(XMLError) {
      _ = try reference(at: index, before: bytes.count)
    } catch {
      guard keepsUnknownEntities, case .unknownEntity = error.reason else { throw error }
      unknownEntity = unknownEntity ?? error
    }
  }

  /// As `reference`; nil for an unknown entity that is kept.
  private func known(at start: Int, before limit: Int) throws(XMLError) -> (Unicode.Scalar, end: Int)? {
    do throws(XMLError) {
      return try reference(at: start, before: limit)
    } catch {
      guard keepsUnknownEntities, case .unknownEntity = error.reason else { throw error }
      return nil
    }
  }

  /// The character that `&amp;` or `&#38;` stands for, and where the reference ends.
  private func reference(at start: Int, before limit: Int) throws(XMLError) -> (Unicode.Scalar, end: Int) {
    // No reference that is known has more than ten characters.
    let most = min(limit, start + 12)
    guard let end = bytes[start..<most].firstIndex(of: UInt8(ascii: ";")) else {
      throw error(.unknownEntity(plainText(start + 1..<most)), at: start)
    }
    let name = plainText(start + 1..<end)
    switch name {
    case "amp": return ("&", end + 1)
    case "lt": return ("<", end + 1)
    case "gt": return (">", end + 1)
    case "quot": return ("\"", end + 1)
    case "apos": return ("'", end + 1)
    default: break
    }
    guard name.hasPrefix("#") else { throw error(.unknownEntity(name), at: start) }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard
      digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(number),
      number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D, number & 0xFFFE != 0xFFFE
    else { throw error(.invalidReference, at: start) }
    return (scalar, end + 1)
  }
}
