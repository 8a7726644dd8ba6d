import Formats

/// How a value is read from a member and written to one.
struct Codec<Value: Sendable>: Sendable {
  /// The value of a member. Throws if the member can't have it.
  let read: @Sendable (Field) throws(DocumentError) -> Value
  let write: @Sendable (Value) -> JSON
  /// The known parts of the value; see ``JSONShape``.
  let shape: @Sendable () -> JSONShape

  init(
    _ read: @escaping @Sendable (Field) throws(DocumentError) -> Value,
    _ write: @escaping @Sendable (Value) -> JSON,
    shape: @escaping @Sendable () -> JSONShape = { .value }
  ) {
    self.read = read
    self.write = write
    self.shape = shape
  }

  /// An object with the members of `list`, which are read into a copy of `blank`.
  static func object(_ blank: Value, _ list: @escaping MemberList<Value>) -> Self {
    Self(
      { field throws(DocumentError) in
        var value = blank
        try Members.read(&value, from: field, list)
        return value
      }, { Members.write($0, list) }, shape: { Members.shape(of: blank, list) })
  }

  static func list<Element>(of element: Codec<Element>) -> Self where Value == [Element] {
    Self(
      { field throws(DocumentError) in try field.elements(element.read) },
      { .array($0.map(element.write)) },
      // An array without objects is changed as a whole.
      shape: { if case .value = element.shape() { .value } else { .array(element.shape()) } })
  }
}
