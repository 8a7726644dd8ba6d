extension JSONParser {
  /// Reads the string whose quotation mark is in hand.
  mutating func parseString() throws(JSONError) {
    let start = index
    var hasEscapes = false
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return append(.string, hasEscapes: hasEscapes, from: start)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else if byte >= 0x80 {
        guard let length = UTF8Text.scalarLength(at: index, in: bytes) else {
          throw failure(.invalidUTF8, at: index)
        }
        index += length
      } else if byte >= 0x20 {
        index += 1
      } else {
        throw failure(.controlCharacter(Unicode.Scalar(byte)), at: index)
      }
    }
    throw failure(.endOfText, at: index)
  }

  private mutating func skipEscape() throws(JSONError) {
    guard index + 1 < bytes.count else { throw failure(.endOfText, at: index + 1) }
    if JSONEscapes.meaning(of: bytes[index + 1]) != nil {
      index += 2
      return
    }
    guard let unit = escapedUnit(at: index) else { throw failure(.invalidEscape, at: index) }
    guard UTF16.isSurrogate(unit) else {
      index += 6
      return
    }
    guard UTF16.isLeadSurrogate(unit), let trail = escapedUnit(at: index + 6), UTF16.isTrailSurrogate(trail)
    else {
      throw failure(.loneSurrogate, at: index)
    }
    index += 12
  }

  /// The code unit of the `\u` sequence at `start`, or nil where none stands.
  private func escapedUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return JSONEscapes.codeUnit(at: start + 2, in: bytes[...])
  }
}

extension JSONParser {
  /// Objects with more members than this are checked with a set, so that a hostile one costs no quadratic
  /// time.
  private static let pairwiseLimit = 16

  /// Throws where two members of the object at `opening`, which has been read to its end, have one name.
  func refuseDuplicates(in opening: Int) throws(JSONError) {
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

  private func refuseDuplicatesWithSet(in opening: Int) throws(JSONError) {
    var names: Set<ArraySlice<UInt8>> = []
    var name = opening + 1
    while name < Int(tape[opening].next) {
      guard names.insert(tape[name].text(in: bytes)).inserted else { throw duplicate(name) }
      name = Int(tape[name + 1].next)
    }
  }

  private func duplicate(_ name: Int) -> JSONError {
    let text = String(decoding: tape[name].text(in: bytes), as: UTF8.self)
    return failure(.duplicateMember(text), at: Int(tape[name].start))
  }
}
