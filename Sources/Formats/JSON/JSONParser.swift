/// Reads a text into a tape, byte by byte: RFC 8259 without leniency, and with the limits of
/// ``JSONDocument``.
struct JSONParser {
  let bytes: [UInt8]
  let refusesDuplicates: Bool
  var index = 0
  var tape: [JSONTapeEntry] = []
  private var depth = 0

  init(_ bytes: [UInt8], refusesDuplicates: Bool) {
    self.bytes = bytes
    self.refusesDuplicates = refusesDuplicates
    tape.reserveCapacity(bytes.count / 8 + 4)
  }

  mutating func parse(byteLimit: Int) throws(JSONError) {
    if bytes.count > byteLimit { throw failure(.tooLarge, at: byteLimit) }
    if UTF8Text.hasByteOrderMark(bytes) { throw failure(.byteOrderMark, at: 0) }
    skipWhitespace()
    try parseValue()
    skipWhitespace()
    if index < bytes.count { throw unexpected(.endOfText) }
  }

  private mutating func parseValue() throws(JSONError) {
    switch current {
    case UInt8(ascii: "{"): try parseObject()
    case UInt8(ascii: "["): try parseArray()
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parse(.yes, "true")
    case UInt8(ascii: "f"): try parse(.no, "false")
    case UInt8(ascii: "n"): try parse(.null, "null")
    default: throw unexpected(.value)
    }
  }

  private mutating func parseArray() throws(JSONError) {
    let opening = try open(.array)
    if current == UInt8(ascii: "]") { return close(opening) }
    while true {
      try parseValue()
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): step()
      case UInt8(ascii: "]"): return close(opening)
      default: throw unexpected(.commaOrBracket)
      }
    }
  }

  private mutating func parseObject() throws(JSONError) {
    let opening = try open(.object)
    if current == UInt8(ascii: "}") { return close(opening) }
    while true {
      guard current == UInt8(ascii: "\"") else { throw unexpected(.memberName) }
      try parseString()
      skipWhitespace()
      guard current == UInt8(ascii: ":") else { throw unexpected(.colon) }
      step()
      try parseValue()
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): step()
      case UInt8(ascii: "}"):
        close(opening)
        if refusesDuplicates { try refuseDuplicates(in: opening) }
        return
      default: throw unexpected(.commaOrBrace)
      }
    }
  }

  private mutating func open(_ kind: JSONTapeEntry.Kind) throws(JSONError) -> Int {
    if depth == JSONDocument.depthLimit { throw failure(.tooDeep, at: index) }
    depth += 1
    append(kind, from: index)
    step()
    return tape.count - 1
  }

  private mutating func close(_ opening: Int) {
    depth -= 1
    index += 1
    tape[opening].end = UInt32(truncatingIfNeeded: index)
    tape[opening].next = UInt32(truncatingIfNeeded: tape.count)
  }

  private mutating func parseNumber() throws(JSONError) {
    guard let end = JSONDecimal.end(ofNumberAt: index, in: bytes) else {
      throw failure(.invalidNumber, at: index)
    }
    let start = index
    index = end
    append(.number, from: start)
  }

  private mutating func parse(_ kind: JSONTapeEntry.Kind, _ word: StaticString) throws(JSONError) {
    for offset in 0..<word.utf8CodeUnitCount {
      let here = index + offset
      guard here < bytes.count else { throw failure(.endOfText, at: here) }
      guard bytes[here] == word.utf8Start[offset] else { throw unexpected(.value) }
    }
    let start = index
    index += word.utf8CodeUnitCount
    append(kind, from: start)
  }
}

extension JSONParser {
  /// The byte in hand; 0, which can stand nowhere in JSON, after the last one.
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Goes over the byte in hand and the white space after it.
  mutating func step() {
    index += 1
    skipWhitespace()
  }

  mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  /// An entry for what stands between `start` and the byte in hand.
  mutating func append(_ kind: JSONTapeEntry.Kind, hasEscapes: Bool = false, from start: Int) {
    tape.append(
      JSONTapeEntry(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: index), next: UInt32(truncatingIfNeeded: tape.count + 1)))
  }

  func failure(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason: reason, position: TextPosition(offset: offset, in: bytes))
  }

  func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    guard index < bytes.count else { return failure(.endOfText, at: index) }
    guard let scalar = UTF8Text.scalar(at: index, in: bytes) else { return failure(.invalidUTF8, at: index) }
    return failure(.unexpected(scalar, expected: expected), at: index)
  }
}
