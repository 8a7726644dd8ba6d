/// Which members a program knows: those it may change or remove. Every other member is somebody else's.
package indirect enum JSONShape: Sendable {
  /// Known as a whole, with all that it contains.
  case value
  /// An object with its known members; those it doesn't name stay.
  case object([String: JSONShape])
  /// An array all of whose elements have this shape.
  case array(JSONShape)
}

extension JSONShape {
  /// The shape of the member that is named `name`, scalar by scalar; nil where it isn't known.
  func member(_ name: String) -> JSONShape? {
    guard case .object(let members) = self, let index = members.index(forKey: name),
      members[index].key.utf8.elementsEqual(name.utf8)
    else { return nil }
    return members[index].value
  }
}
