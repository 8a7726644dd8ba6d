/// A JSON text that has been read: its bytes, and a flat tape over them. Strings are built only when asked
/// for.
package struct JSONDocument: Sendable {
  /// The most bytes that a document may have: 1 MiB.
  package static let byteLimit = 1 << 20
  /// The most arrays and objects that may stand inside each other.
  package static let depthLimit = 64

  /// The text, as it was given.
  package let bytes: [UInt8]
  let tape: [JSONTapeEntry]

  /// Reads `bytes` by RFC 8259, in UTF-8, strictly: no byte order mark, no two members of one name in an
  /// object, no half of a surrogate pair. Numbers stay text.
  ///
  /// A text that isn't one entity's document (a record of a whole import) may have another `byteLimit`, of
  /// less than 4 GiB. RFC 8259 asks for unique names without making other texts ill-formed; who has to look
  /// into such a text may let them pass, and a name then means the first member that has it.
  package init(
    _ bytes: [UInt8], byteLimit: Int = JSONDocument.byteLimit, refusingDuplicates: Bool = true
  ) throws(JSONError) {
    var parser = JSONParser(bytes, refusesDuplicates: refusingDuplicates)
    try parser.parse(byteLimit: byteLimit)
    self.bytes = bytes
    tape = parser.tape
  }

  /// The value that the text is.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
}
