/// Reads a text into a tape, byte by byte, strictly by RFC 8259 and within the limits of ``JSONDocument``.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tape: [JSONTapeEntry] = []
  var index = 0
  private var depth = 0

  /// An error before its line and column are known.
  struct Fault: Error {
    var reason: JSONError.Reason
    var offset: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Documents have an entry for about every seven bytes.
    tape.reserveCapacity(bytes.count / 6 + 4)
  }

  mutating func parse(byteLimit: Int) throws(Fault) {
    if bytes.count > byteLimit { throw Fault(reason: .tooLarge, offset: byteLimit) }
    if bytes.starts(with: UTF8Text.byteOrderMark) { throw Fault(reason: .byteOrderMark, offset: 0) }
    skipWhitespace()
    try parseValue()
    skipWhitespace()
    if index < bytes.count { throw unexpected(.endOfText) }
  }

  private mutating func parseValue() throws(Fault) {
    switch current {
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "{"): try parseObject()
    case UInt8(ascii: "["): try parseArray()
    case UInt8(ascii: "t"): try parse(.yes, "true")
    case UInt8(ascii: "f"): try parse(.no, "false")
    case UInt8(ascii: "n"): try parse(.null, "null")
    default: throw unexpected(.value)
    }
  }

  private mutating func parseArray() throws(Fault) {
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

  private mutating func parseObject() throws(Fault) {
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
        return try refuseDuplicates(in: opening)
      default: throw unexpected(.commaOrBrace)
      }
    }
  }

  private mutating func open(_ kind: JSONTapeEntry.Kind) throws(Fault) -> Int {
    if depth == JSONDocument.depthLimit { throw Fault(reason: .tooDeep, offset: index) }
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

  private mutating func parseNumber() throws(Fault) {
    guard let end = JSONDecimal.end(ofNumberAt: index, in: bytes) else {
      throw Fault(reason: .invalidNumber, offset: index)
    }
    let start = index
    index = end
    append(.number, from: start)
  }

  private mutating func parse(_ kind: JSONTapeEntry.Kind, _ word: StaticString) throws(Fault) {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count else { throw Fault(reason: .endOfText, offset: index) }
      guard bytes[index] == word.utf8Start[offset] else {
        index = start
        throw unexpected(.value)
      }
      index += 1
    }
    append(kind, from: start)
  }
}

extension JSONParser {
  /// The byte at `index`; 0, which JSON has nowhere, after the last one.
  private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Skips the current byte and the white space after it.
  private mutating func step() {
    index += 1
    skipWhitespace()
  }

  private mutating func skipWhitespace() {
    while index < bytes.count, bytes[index] <= 0x20 {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  /// Appends an entry for the text from `start` up to the current byte.
  mutating func append(_ kind: JSONTapeEntry.Kind, hasEscapes: Bool = false, from start: Int) {
    tape.append(
      JSONTapeEntry(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: index), next: UInt32(truncatingIfNeeded: tape.count + 1)))
  }

  private func unexpected(_ expected: JSONError.Expectation) -> Fault {
    guard index < bytes.count else { return Fault(reason: .endOfText, offset: index) }
    guard let scalar = UTF8Text.scalar(at: index, in: bytes) else {
      return Fault(reason: .invalidUTF8, offset: index)
    }
    return Fault(reason: .unexpected(scalar, expected: expected), offset: index)
  }
}
