/// A value inside a ``JSONDocument``: a cursor, cheap to copy.
package struct JSONValue: Sendable {
  package enum Kind: Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  let document: JSONDocument
  let index: Int

  var entry: JSONTapeEntry { document.tape[index] }

  package var kind: Kind {
    switch entry.kind {
    case .null: .null
    case .yes, .no: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Where the value begins. Counts lines from the beginning of the text: for messages, not for loops.
  package var position: TextPosition { TextPosition(offset: Int(entry.start), in: document.bytes) }

  /// The value as it is written.
  package var rawBytes: ArraySlice<UInt8> { document.bytes[entry.range] }

  package var isNull: Bool { entry.kind == .null }

  /// Nil where the value is neither `true` nor `false`.
  package var boolValue: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The text of a string, escapes resolved; nil for another kind.
  package var stringValue: String? {
    guard entry.kind == .string else { return nil }
    return String(decoding: entry.text(in: document.bytes), as: UTF8.self)
  }

  /// A number as it is written; nil for another kind.
  package var numberText: String? {
    guard entry.kind == .number else { return nil }
    return String(decoding: rawBytes, as: UTF8.self)
  }

  /// A number times ten to the power of `scale`, exactly: `102.5` with scale 3 is 102500, `8.0` with scale 0
  /// is 8. Nil where it is not a number, has more decimals than that, or doesn't fit.
  package func integer(scale: Int = 0) -> Int? {
    guard entry.kind == .number else { return nil }
    return JSONDecimal.integer(rawBytes, scale: scale)
  }

  /// The value of an object's member; nil where it has none of that name (scalar by scalar) or is no object.
  package subscript(name: String) -> JSONValue? {
    guard entry.kind == .object else { return nil }
    let end = Int(entry.next)
    var member = index + 1
    while member < end {
      if document.tape[member].isText(name, in: document.bytes) {
        return JSONValue(document: document, index: member + 1)
      }
      member = Int(document.tape[member + 1].next)
    }
    return nil
  }

  /// An object's members in their order; none for another kind.
  package var members: JSONMembers {
    JSONMembers(document: document, index: index + 1, end: entry.kind == .object ? Int(entry.next) : index)
  }

  /// An array's elements; none for another kind.
  package var elements: JSONElements {
    JSONElements(document: document, index: index + 1, end: entry.kind == .array ? Int(entry.next) : index)
  }
}

/// The members of an object, in their order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var index: Int
  let end: Int

  package mutating func next() -> (name: String, value: JSONValue)? {
    guard index < end else { return nil }
    let name = String(decoding: document.tape[index].text(in: document.bytes), as: UTF8.self)
    let value = JSONValue(document: document, index: index + 1)
    index = Int(value.entry.next)
    return (name, value)
  }
}

/// The elements of an array.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var index: Int
  let end: Int

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(document: document, index: index)
    index = Int(value.entry.next)
    return value
  }
}
