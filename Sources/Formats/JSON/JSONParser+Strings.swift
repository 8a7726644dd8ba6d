extension JSONParser {
  /// Reads the string whose opening quotation mark is the current byte.
  mutating func parseString() throws(Fault) {
    let start = index
    var hasEscapes = false
    index += 1
    while true {
      skipPlainText()
      guard index < bytes.count else { throw Fault(reason: .endOfText, offset: index) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return append(.string, hasEscapes: hasEscapes, from: start)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case let byte where byte < 0x20:
        throw Fault(reason: .controlCharacter(Unicode.Scalar(byte)), offset: index)
      default:
        guard let length = UTF8Text.scalarLength(at: index, in: bytes) else {
          throw Fault(reason: .invalidUTF8, offset: index)
        }
        index += length
      }
    }
  }

  /// Skips printable ASCII characters other than quotation marks and backslashes.
  private mutating func skipPlainText() {
    var index = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index &+= 1
    }
    self.index = index
  }

  private mutating func skipEscape() throws(Fault) {
    guard index + 1 < bytes.count else { throw Fault(reason: .endOfText, offset: index + 1) }
    if JSONEscapes.meaning(of: bytes[index + 1]) != nil {
      index += 2
      return
    }
    guard let unit = escapedUnit(at: index) else { throw Fault(reason: .invalidEscape, offset: index) }
    guard UTF16.isSurrogate(unit) else {
      index += 6
      return
    }
    guard UTF16.isLeadSurrogate(unit), let trail = escapedUnit(at: index + 6), UTF16.isTrailSurrogate(trail)
    else { throw Fault(reason: .loneSurrogate, offset: index) }
    index += 12
  }

  /// The code unit of the `\u` sequence at `start`; nil if there is none.
  private func escapedUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return JSONEscapes.codeUnit(bytes[start + 2..<start + 6])
  }
}

extension JSONParser {
  /// Up to how many members are compared with one another. Larger objects are checked with a set, so that a hostile text
  /// doesn't take quadratic time.
  private static let pairwiseLimit = 16

  /// Throws if two members of the object at `opening`, which has been read to its end, have the same name.
  func refuseDuplicates(in opening: Int) throws(Fault) {
    var names = 0
    var name = opening + 1
    let end = Int(tape[opening].next)
    while name < end {
      var earlier = opening + 1
      if names == Self.pairwiseLimit { return try refuseDuplicatesWithSet(in: opening) }
      while earlier < name {
        if tape[earlier].hasSameText(as: tape[name], in: bytes) { throw duplicate(name) }
        earlier = Int(tape[earlier + 1].next)
      }
      names += 1
      name = Int(tape[name + 1].next)
    }
  }

  private func refuseDuplicatesWithSet(in opening: Int) throws(Fault) {
    var names: Set<[UInt8]> = []
    var name = opening + 1
    while name < Int(tape[opening].next) {
      guard names.insert(tape[name].text(in: bytes)).inserted else { throw duplicate(name) }
      name = Int(tape[name + 1].next)
    }
  }

  private func duplicate(_ name: Int) -> Fault {
    let text = String(decoding: tape[name].text(in: bytes), as: UTF8.self)
    return Fault(reason: .duplicateMember(text), offset: Int(tape[name].start))
  }
}
