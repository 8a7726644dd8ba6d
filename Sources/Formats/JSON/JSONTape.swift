/// One value or member name of a document. The entries of a container follow its own; a name stands before
/// its value.
struct JSONTapeEntry: Sendable {
  enum Kind: UInt8 {
    case null, yes, no, number, string, array, object
  }

  var kind: Kind
  /// A string or name with a backslash in it.
  var hasEscapes = false
  /// The first byte of the raw text: of a string, its quotation mark.
  var start: UInt32
  /// The byte after the raw text.
  var end: UInt32
  /// The index of the entry after this one and all that it contains.
  var next: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
  /// Of a string: what stands between its quotation marks.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

extension JSONTapeEntry {
  /// The text of this string or name as UTF-8, escapes resolved.
  func text(in bytes: [UInt8]) -> ArraySlice<UInt8> {
    hasEscapes ? JSONEscapes.resolved(bytes[content])[...] : bytes[content]
  }

  /// Whether this string or name is `other`, scalar by scalar.
  func isText(_ other: String, in bytes: [UInt8]) -> Bool {
    if !hasEscapes, content.count != other.utf8.count { return false }
    return text(in: bytes).elementsEqual(other.utf8)
  }

  /// Whether two strings or names of one document are the same, scalar by scalar.
  func hasSameText(as other: JSONTapeEntry, in bytes: [UInt8]) -> Bool {
    if !hasEscapes, !other.hasEscapes, content.count != other.content.count { return false }
    return text(in: bytes) == other.text(in: bytes)
  }
}
