/// Finding the encoding of XML, and making it UTF-8 (XML 1.0, appendix F).
enum XMLEncoding {
  /// The text in UTF-8, and where it begins after a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(XMLError) -> (text: [UInt8], start: Int) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): return (try utf16(bytes[2...], isBig: false), 0)
    case (0xFE, 0xFF): return (try utf16(bytes[2...], isBig: true), 0)
    case (0x3C, 0): return (try utf16(bytes[...], isBig: false), 0)
    case (0, 0x3C): return (try utf16(bytes[...], isBig: true), 0)
    default: break
    }
    let start = UTF8Text.hasByteOrderMark(bytes) ? UTF8Text.byteOrderMark.count : 0
    switch declared(in: bytes[start...]) {
    case nil, "UTF-8", "UTF8", "US-ASCII", "ASCII":
      let range = start..<bytes.count
      let fault = bytes.withUnsafeBufferPointer { UTF8Text.firstIllFormed(in: $0, range: range) }
      guard let fault else { return (bytes, start) }
      throw XMLError(.invalidEncoding, at: TextPosition(offset: fault, in: bytes))
    case "ISO-8859-1", "ISO_8859-1", "LATIN1", "LATIN-1": return (latin1(Array(bytes[start...])), 0)
    case .some(let name):
      throw XMLError(.unsupportedEncoding(name), at: TextPosition(offset: start, in: bytes))
    }
  }

  /// The encoding that the XML declaration names, in capitals.
  private static func declared(in bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    // The first use of a regular expression would take 1.2 million instructions, a twentieth of what a short track takes.
    guard let key = head.firstRange(of: "encoding") else { return nil }
    let value = head[key.upperBound...].drop(while: \.isWhitespace)
    let quoted = value.dropFirst().drop(while: \.isWhitespace)
    guard value.first == "=", let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
    let name = quoted.dropFirst().prefix { $0 != quote }
    guard !name.isEmpty, name.endIndex < quoted.endIndex else { return nil }
    return name.uppercased()
  }

  private static func latin1(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    return text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) throws(XMLError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 + bytes.count / 16)
    var decoder = UTF16()
    let (high, low) = isBig ? (0, 1) : (1, 0)
    var units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).lazy.map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }.makeIterator()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar):
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .emptyInput:
        guard bytes.count % 2 == 0 else { fallthrough }
        return text
      case .error: throw XMLError(.invalidEncoding, at: TextPosition(offset: text.count, in: text))
      }
    }
  }
}
