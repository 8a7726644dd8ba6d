import Formats

/// An object of a document, from which members are read by their names.
struct ObjectReader {
  let object: JSONValue

  init(_ field: Field) throws(DocumentError) {
    guard field.value.kind == .object else { throw field.wrongType(.object) }
    object = field.value
  }

  /// What `read` makes of a member that must be there.
  func required<Value>(
    _ name: String, _ read: (Field) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    guard let value = object[name] else { throw failure(.missing(name)) }
    return try read(Field(name: name, value: value))
  }

  /// What `read` makes of a member, or nil where it isn't there.
  func optional<Value>(
    _ name: String, _ read: (Field) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value? {
    guard let value = object[name] else { return nil }
    return try read(Field(name: name, value: value))
  }

  /// A failure at the object as a whole.
  func failure(_ reason: DocumentError.Reason) -> DocumentError {
    DocumentError(reason: reason, position: object.position)
  }

  /// A failure at a member's value.
  func failure(_ reason: DocumentError.Reason, at name: String) -> DocumentError {
    DocumentError(reason: reason, position: (object[name] ?? object).position)
  }

  func has(_ name: String) -> Bool { object[name] != nil }
}
