/// A JSON value to write.
///
/// Two values are equal if they are written alike: strings are compared scalar by scalar, numbers by their text, members
/// in order.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  /// The text of a JSON number, such as `102.5`, `-8` or `1e3`. Any other text is a programming error.
  case number(String)
  case string(String)
  case array([JSON])
  /// The members in the order of writing. Two of the same name are a programming error.
  case object([Member])

  package struct Member: Sendable {
    package var name: String
    package var value: JSON

    package init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  package static func int(_ value: Int) -> JSON { .number(String(value)) }

  /// Members as they are listed: `JSON.members(["sets": 3, "open": true])`.
  package static func members(_ members: KeyValuePairs<String, JSON>) -> [Member] {
    members.map { Member(name: $0, value: $1) }
  }

  /// An object of the members whose value isn't nil.
  package static func object(present members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value in a document.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.boolValue ?? false)
    case .number: self = .number(value.numberText ?? "")
    case .string: self = .string(value.stringValue ?? "")
    case .array: self = .array(value.elements.map(JSON.init))
    case .object: self = .object(value.members.map { Member(name: $0.name, value: JSON($0.value)) })
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}
