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
    return document.string(index)
  }

  /// A number as it is written; nil for another kind.
  package var numberText: String? {
    guard entry.kind == .number else { return nil }
    return String(decoding: rawBytes, as: UTF8.self)
  }

  /// The value of an object's member; nil where it has none of that name (scalar by scalar) or is no object.
  package subscript(name: String) -> JSONValue? {
    guard entry.kind == .object else { return nil }
    var name = name
    return name.withUTF8 { document.member($0, from: index + 1, to: Int(entry.next)) }
      .map { JSONValue(document: document, index: $0 + 1) }
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

/// Takes the members of an object by their names, each at most once: fastest in the order in which they stand.
package struct JSONObjectReader: Sendable {
  /// The object.
  package let object: JSONValue
  /// The tape index of the first name that may be left.
  private var first: Int
  /// The tape index after the member that was taken last.
  private var next: Int
  private let end: Int

  /// Nil if `value` isn't an object.
  package init?(_ value: JSONValue) {
    let entry = value.entry
    guard entry.kind == .object else { return nil }
    object = value
    (first, next, end) = (value.index + 1, value.index + 1, Int(entry.next))
  }

  /// The value of the member `name`, scalar by scalar; nil if there is none.
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
