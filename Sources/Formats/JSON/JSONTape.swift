/// A value or a member name of a document. The entries of a container's content follow its own entry; a name comes
/// before its value.
struct JSONTapeEntry: Sendable {
  enum Kind: UInt8 {
    case null, yes, no, number, string, array, object
  }

  var kind: Kind
  /// Whether a string or name has a backslash.
  var hasEscapes = false
  /// The offset of the raw text; for a string, of its quotation mark.
  var start: UInt32
  /// The offset after the raw text.
  var end: UInt32
  /// The index of the entry after this one and its content.
  var next: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
  /// The content of a string, between its quotation marks.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

/// The text of a string or a name, compared scalar by scalar. `bytes` are those of the whole document.
extension JSONTapeEntry {
  /// The text in UTF-8, with escapes resolved.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    hasEscapes ? JSONEscapes.resolved(bytes[content]) : Array(bytes[content])
  }

  func string(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    if hasEscapes { return String(decoding: text(in: bytes), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[content]), as: UTF8.self)
  }

  func isText(_ other: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if hasEscapes { return text(in: bytes).elementsEqual(other) }
    return Int(end &- start) == other.count &+ 2 && isEqual(bytes, Int(start) &+ 1, other, 0, other.count)
  }

  func hasSameText(as other: JSONTapeEntry, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if hasEscapes || other.hasEscapes { return text(in: bytes) == other.text(in: bytes) }
    return end &- start == other.end &- other.start
      && isEqual(bytes, Int(start), bytes, Int(other.start), Int(end &- start))
  }
}

/// Whether the `count` bytes at two places are the same.
private func isEqual(
  _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ others: UnsafeBufferPointer<UInt8>, _ otherStart: Int,
  _ count: Int
) -> Bool {
  var offset = 0
  while offset < count, bytes[start &+ offset] == others[otherStart &+ offset] { offset &+= 1 }
  return offset == count
}
