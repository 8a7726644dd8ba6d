/// A JSON text that has been read: its bytes and a flat tape over them. Strings are built only on demand.
///
/// It is a class, so that copying one of its values counts one reference.
package final class JSONDocument: Sendable {
  /// The default size limit of a document in bytes: 1 MiB.
  package static let byteLimit = 1 << 20
  /// How deep arrays and objects can be nested.
  package static let depthLimit = 64

  /// The text, as it was given.
  package let bytes: [UInt8]
  let tape: [JSONTapeEntry]

  /// Reads `bytes` strictly by RFC 8259, in UTF-8: no byte order mark, no two members of the same name in an object, no
  /// half of a surrogate pair. Numbers stay text. `byteLimit` is less than 4 GiB.
  ///
  /// - Throws: `JSONError` at the first place that breaks these rules.
  package init(_ bytes: [UInt8], byteLimit: Int = JSONDocument.byteLimit) throws(JSONError) {
    do throws(JSONParser.Fault) {
      tape = try bytes.withUnsafeBufferPointer { bytes throws(JSONParser.Fault) in
        var parser = JSONParser(bytes)
        try parser.parse(byteLimit: byteLimit)
        return parser.tape
      }
    } catch {
      throw JSONError(reason: error.reason, position: TextPosition(offset: error.offset, in: bytes))
    }
    self.bytes = bytes
  }

  /// The value of the text.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
}

/// Entries of the tape, by index.
extension JSONDocument {
  /// The text of a string or a name.
  func string(_ index: Int) -> String { bytes.withUnsafeBufferPointer(tape[index].string) }

  /// Whether the text of a string or a name is `text`, compared scalar by scalar.
  func isText(_ index: Int, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBufferPointer { tape[index].isText(text, in: $0) }
    }
  }

  /// The index of the first name from `first` to `end` that is `name`, compared scalar by scalar; nil if there is none.
  func member(_ name: UnsafeBufferPointer<UInt8>, from first: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      tape.withUnsafeBufferPointer { tape in
        var member = first
        while member < end {
          if tape[member].isText(name, in: bytes) { return member }
          member = Int(tape[member + 1].next)
        }
        return nil
      }
    }
  }
}
