/// A value in a ``JSONDocument``. It is a cursor and cheap to copy.
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

  /// Where the value starts. Counts lines from the start of the text, so it is for messages, not for loops.
  package var position: TextPosition { TextPosition(offset: Int(entry.start), in: document.bytes) }

  /// The text of the value.
  package var rawBytes: ArraySlice<UInt8> { document.bytes[entry.range] }

  package var isNull: Bool { entry.kind == .null }

  /// The value of `true` or `false`; nil for another kind.
  package var boolValue: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The text of a string, with escapes resolved; nil for another kind.
  package var stringValue: String? {
    guard entry.kind == .string else { return nil }
    return document.string(index)
  }

  /// Whether it is a string of this text, compared scalar by scalar.
  package func isText(_ text: String) -> Bool { entry.kind == .string && document.isText(index, text) }

  /// The text of a number; nil for another kind.
  package var numberText: String? {
    guard entry.kind == .number else { return nil }
    return String(decoding: rawBytes, as: UTF8.self)
  }

  /// The value of the member `name`, compared scalar by scalar; nil if there is none or this isn't an object.
  package subscript(name: String) -> JSONValue? {
    guard entry.kind == .object else { return nil }
    var name = name
    return name.withUTF8 { document.member($0, from: index + 1, to: Int(entry.next)) }
      .map { JSONValue(document: document, index: $0 + 1) }
  }

  /// The members of an object in order; none for another kind.
  package var members: JSONMembers {
    JSONMembers(document: document, index: index + 1, end: entry.kind == .object ? Int(entry.next) : index)
  }

  /// The elements of an array; none for another kind.
  package var elements: JSONElements {
    JSONElements(document: document, index: index + 1, end: entry.kind == .array ? Int(entry.next) : index)
  }
}

/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var index: Int
  let end: Int

  package mutating func next() -> (name: String, value: JSONValue)? {
    guard index < end else { return nil }
    let name = document.string(index)
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

/// Takes the members of an object by name, each at most once. It is fastest in the order of the text.
package struct JSONObjectReader: Sendable {
  package let object: JSONValue
  /// The tape index of the first name that can be left.
  private var first: Int
  /// The tape index after the last member taken.
  private var next: Int
  private let end: Int

  /// Nil if `value` isn't an object.
  package init?(_ value: JSONValue) {
    let entry = value.entry
    guard entry.kind == .object else { return nil }
    object = value
    (first, next, end) = (value.index + 1, value.index + 1, Int(entry.next))
  }

  /// The value of the member `name`, compared scalar by scalar; nil if there is none.
  package mutating func take(_ name: StaticString) -> JSONValue? {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var member = object.document.member(name, from: next, to: end)
    if member == nil, first < next { member = object.document.member(name, from: first, to: next) }
    guard let member else { return nil }
    let value = JSONValue(document: object.document, index: member + 1)
    next = Int(value.entry.next)
    if first == member { first = next }
    return value
  }
}
