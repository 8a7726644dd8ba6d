import Formats

/// A member of an object, or an element of a member's array, that is being read.
struct Field {
  /// The name of the member; empty for the root of a document.
  let member: StaticString
  let value: JSONValue

  var name: String { member.description }

  func failure(_ reason: DocumentError.Reason) -> DocumentError {
    DocumentError(reason: reason, position: value.position)
  }

  func wrongType(_ expected: DocumentError.Expectation) -> DocumentError {
    failure(.wrongType(name, expected: expected))
  }

  /// The elements of an array, each read by `read`.
  func elements<Element>(
    _ read: (Field) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    guard value.kind == .array else { throw wrongType(.array) }
    var elements: [Element] = []
    for element in value.elements { elements.append(try read(Field(member: member, value: element))) }
    return elements
  }
}
