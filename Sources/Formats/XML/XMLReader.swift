/// A strict pull reader of XML 1.0 with name spaces.
///
/// It is asked for one element after another, and keeps only the open ones. Nothing is ever expanded or fetched: a
/// document type is passed over, one with declarations is refused, and no entity is known but the five of XML.
///
///     var reader = try XMLReader(bytes)
///     while let child = try reader.nextChild() {
///       if child.local == "ele" { elevation = try reader.text() } else { try reader.skip() }
///     }
package struct XMLReader: Sendable {
  /// The most elements inside each other.
  package static let maximumDepth = 200
  /// The most attributes of an element, and the most name space declarations in force.
  package static let maximumAttributes = 200
  /// The largest document, in bytes of UTF-8.
  package static let maximumSize = 256 << 20

  /// Whether an unknown entity, or an `&` alone, is read as it is written. The first is ``unknownEntity``.
  package var keepsUnknownEntities = false
  /// The first entity that was kept.
  package internal(set) var unknownEntity: XMLError?

  let bytes: [UInt8]
  var index: Int
  /// Where the last tag begins.
  package private(set) var start: Int
  private var open: [OpenElement] = []
  var attributes: [Attribute] = []
  private var names = XMLNames()
  private var bindings: [Binding] = []
  private var hasRoot = false
  /// Whether the last start tag was `<a/>`, whose end hasn't been reported.
  private var isEmpty = false

  /// Prepares to read a document; the first ``nextChild()`` is its root.
  ///
  /// - Throws: `XMLError` if it is too large, or its encoding or declaration can't be read.
  package init(_ document: [UInt8]) throws(XMLError) {
    (bytes, index) = try XMLEncoding.decode(document)
    start = index
    guard bytes.count <= Self.maximumSize else { throw error(.tooLarge, at: 0) }
    try skipDeclaration()
  }

  /// What the reader meets next.
  private enum Event { case start, end, text(Range<Int>, isPlain: Bool), literal(Range<Int>), finished }

  /// The next element inside the one that was last begun; nil at its end. Text between elements is passed over.
  ///
  /// Each element that this returns is read to its end before the next one: with this function until nil, with
  /// ``text()``, or with ``skip()``.
  ///
  /// - Throws: `XMLError` for malformed XML up to there.
  package mutating func nextChild() throws(XMLError) -> XMLName? {
    while true {
      switch try next() {
      case .start: return open.last?.name
      case .end, .finished: return nil
      case .text, .literal: continue
      }
    }
  }

  /// The text in the element that was last begun, up to its end, without that of elements inside it.
  ///
  /// - Throws: As ``nextChild()``.
  package mutating func text() throws(XMLError) -> String {
    let (text, error) = textUpToError()
    if let error { throw error }
    return text
  }

  /// The same, and the error that ends it if it isn't whole.
  package mutating func textUpToError() -> (text: String, error: XMLError?) {
    var text = ""
    do throws(XMLError) {
      while true {
        switch try next() {
        case .start: try skip()
        case .end, .finished: return (text, nil)
        case .text(let range, let isPlain):
          let part = isPlain ? plainText(range) : try decoded(range, isAttribute: false)
          if text.isEmpty { text = part } else { text += part }
        case .literal(let range): text += normalised(range)
        }
      }
    } catch {
      return (text, error)
    }
  }

  /// Passes over the element that was last begun, up to its end.
  ///
  /// - Throws: As ``nextChild()``.
  package mutating func skip() throws(XMLError) {
    var depth = 1
    while depth > 0 {
      switch try next() {
      case .start: depth += 1
      case .end, .finished: depth -= 1
      case .text, .literal: continue
      }
    }
  }

  /// The value of an attribute without a prefix; nil if the element that was last begun has none of this name.
  ///
  /// - Throws: `XMLError` for a malformed reference in its value.
  package func attribute(_ name: String) throws(XMLError) -> String? {
    for attribute in attributes where bytes[attribute.name].elementsEqual(name.utf8) {
      return try decoded(attribute.value, isAttribute: true)
    }
    return nil
  }

  /// The place of the last tag.
  package var position: TextPosition { position(of: start) }

  /// The place of a byte, such as an earlier ``start``.
  package func position(of offset: Int) -> TextPosition { TextPosition(offset: offset, in: bytes) }

  func error(_ reason: XMLError.Reason, at offset: Int) -> XMLError {
    XMLError(reason, at: TextPosition(offset: min(offset, bytes.count), in: bytes))
  }
}

/// An element that hasn't ended.
private struct OpenElement {
  var name: XMLName
  /// Its name with the prefix, as in the start tag.
  var written: Range<Int>
  /// The number of bindings outside it.
  var bindings: Int
}

/// A prefix and its name space.
private struct Binding {
  var prefix: String
  var space: String
}

/// An attribute of the last start tag, as places in the text.
struct Attribute {
  var name: Range<Int>
  var value: Range<Int>
}

extension XMLReader {
  private mutating func next() throws(XMLError) -> Event {
    if isEmpty {
      isEmpty = false
      close()
      return .end
    }
    while true {
      guard index < bytes.count else {
        guard hasRoot, open.isEmpty else { throw error(.unexpectedEnd, at: bytes.count) }
        return .finished
      }
      if bytes[index] != UInt8(ascii: "<") {
        if let text = try characters() { return text }
      } else {
        start = index
        switch byte(at: index + 1) {
        case UInt8(ascii: "/"):
          try endTag()
          return .end
        case UInt8(ascii: "?"): try skipInstruction()
        case UInt8(ascii: "!"):
          if let literal = try declaration() { return .literal(literal) }
        default:
          try startTag()
          return .start
        }
      }
    }
  }

  /// Text up to the next tag; nil for white space outside the root.
  private mutating func characters() throws(XMLError) -> Event? {
    let (from, isPlain) = try scanText()
    guard open.isEmpty else { return .text(from..<index, isPlain: isPlain) }
    for offset in from..<index where !isSpace(bytes[offset]) {
      throw error(hasRoot ? .contentAfterRoot : .unexpectedCharacter, at: offset)
    }
    return nil
  }

  /// `<!`: a comment or document type, passed over, or the range of a CDATA section.
  private mutating func declaration() throws(XMLError) -> Range<Int>? {
    if has("<!--") {
      try skipComment()
    } else if has("<![CDATA["), !open.isEmpty {
      return try literal()
    } else if has("<!DOCTYPE"), !hasRoot {
      try skipDocumentType()
    } else {
      throw error(.unexpectedCharacter, at: index)
    }
    return nil
  }

  private mutating func startTag() throws(XMLError) {
    guard !open.isEmpty || !hasRoot else { throw error(.contentAfterRoot, at: index) }
    guard open.count < Self.maximumDepth else { throw error(.tooDeep, at: index) }
    hasRoot = true
    index += 1
    let written = try name()
    let outside = bindings.count
    try readAttributes()
    if byte(at: index) == UInt8(ascii: "/") {
      index += 1
      isEmpty = true
    }
    guard byte(at: index) == UInt8(ascii: ">") else { throw unexpected() }
    index += 1
    let (prefix, local) = names.split(bytes[written])
    let space = try space(of: prefix, at: written.lowerBound)
    open.append(
      OpenElement(name: XMLName(space: space, local: local), written: written, bindings: outside))
  }

  private mutating func endTag() throws(XMLError) {
    index += 2
    let written = try name()
    guard let element = open.last else { throw error(.unexpectedCharacter, at: start) }
    guard bytes[written].elementsEqual(bytes[element.written]) else {
      throw error(.mismatchedEndTag(open: plainText(element.written)), at: start)
    }
    skipSpace()
    guard byte(at: index) == UInt8(ascii: ">") else { throw unexpected() }
    index += 1
    close()
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    bindings.removeLast(bindings.count - element.bindings)
  }

  private func space(of prefix: String, at offset: Int) throws(XMLError) -> String {
    for binding in bindings.reversed() where binding.prefix == prefix { return binding.space }
    if prefix.isEmpty { return "" }
    if prefix == "xml" { return "http://www.w3.org/XML/1998/namespace" }
    throw error(.undeclaredPrefix(prefix), at: offset)
  }

  /// Reads the attributes of a start tag, up to its `/` or `>`.
  private mutating func readAttributes() throws(XMLError) {
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hadSpace = skipSpace()
      guard let next = byte(at: index) else { throw unexpected() }
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return }
      guard hadSpace else { throw unexpected() }
      let at = index
      let name = try name()
      let value = try attributeValue()
      guard !attributes.contains(where: { bytes[$0.name].elementsEqual(bytes[name]) }) else {
        throw error(.duplicateAttribute(plainText(name)), at: at)
      }
      attributes.append(Attribute(name: name, value: value))
      guard attributes.count <= Self.maximumAttributes else { throw error(.tooManyAttributes, at: at) }
      try bind(bytes[name], to: value, at: at)
    }
  }

  /// Notes a name space if the attribute declares one.
  private mutating func bind(_ name: ArraySlice<UInt8>, to value: Range<Int>, at offset: Int) throws(XMLError)
  {
    guard name.starts(with: "xmlns".utf8) else { return }
    let rest = name.dropFirst(5)
    guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { return }
    let prefix = String(decoding: rest.dropFirst(), as: UTF8.self)
    bindings.append(Binding(prefix: prefix, space: try decoded(value, isAttribute: true)))
    guard bindings.count <= Self.maximumAttributes else { throw error(.tooManyAttributes, at: offset) }
  }
}

/// The names that a document has used so far, split at their colon, so that each is a string only once.
private struct XMLNames: Sendable {
  private var known: [UInt64: Entry] = [:]

  private struct Entry {
    var written: ArraySlice<UInt8>
    var prefix: String
    var local: String
  }

  mutating func split(_ written: ArraySlice<UInt8>) -> (prefix: String, local: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
    for byte in written { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    if let entry = known[hash], entry.written.elementsEqual(written) { return (entry.prefix, entry.local) }
    let colon = written.firstIndex(of: UInt8(ascii: ":"))
    let prefix = String(decoding: written[..<(colon ?? written.startIndex)], as: UTF8.self)
    let local = String(decoding: written[(colon.map { $0 + 1 } ?? written.startIndex)...], as: UTF8.self)
    if known.count < 1_000 { known[hash] = Entry(written: written, prefix: prefix, local: local) }
    return (prefix, local)
  }
}
