package import Formats
package import Training

/// How the documents of one kind are read and written.
///
/// `Name` is the part of a value that comes from the name of its file or folder: an id, or `Void`.
package struct DocumentCoding<Name, Value: Sendable>: Sendable {
  /// The largest document of this kind, in bytes.
  private let byteLimit: Int
  /// The value into which a document with this name is read.
  private let blank: @Sendable (Name) -> Value
  private let name: @Sendable (Value) -> Name
  private let list: MemberList<Value>

  init(
    byteLimit: Int = JSONDocument.byteLimit, blank: @escaping @Sendable (Name) -> Value,
    name: @escaping @Sendable (Value) -> Name, _ list: @escaping MemberList<Value>
  ) {
    self.byteLimit = byteLimit
    self.blank = blank
    self.name = name
    self.list = list
  }

  /// All members of a document: those of its kind, and before them those that every document has.
  private func members(at place: DocumentPlace?) -> MemberList<Value> {
    { [list] value, members in
      members.version()
      if let place { members.place(place) }
      list(&value, &members)
    }
  }

  /// The value of a document with this name. Unknown members are ignored, and so is its place if none is given.
  ///
  /// - Throws: `DocumentError` if the document is damaged, newer than this program, or that of another place.
  package func decode(
    _ bytes: [UInt8], named name: Name, at place: DocumentPlace? = nil
  ) throws(DocumentError) -> Value {
    try decode(document(bytes), named: name, at: place)
  }

  /// The members of `value` that aren't at their defaults, in the order of Format.md, without the ids of its place. Nothing
  /// is checked.
  package func encode(_ value: Value) -> JSON { Members.write(value, members(at: nil)) }

  /// The text of a document with this value.
  ///
  /// Written over `old`, everything unchanged keeps its bytes: unknown members, the spelling of values, defaults that are
  /// spelt out, the order of members. An unchanged value gives `old` itself, unless it is written to a new place.
  ///
  /// With a `place`, the text names it: an older document gets its ids when it is written for another reason.
  ///
  /// - Throws: `DocumentError` if `old` is damaged or newer, because such a document must not be rewritten; and with
  ///   ``DocumentError/isOfValue`` if the new text couldn't be read again.
  package func bytes(
    of value: Value, over old: [UInt8]? = nil, at place: DocumentPlace? = nil, isNewPlace: Bool = false
  ) throws(DocumentError) -> [UInt8] {
    let list = members(at: place)
    let new = Members.write(value, list)
    guard let old else { return try readable(new.text(.members), name(value), at: place) }
    let document = try document(old)
    let before = encode(try decode(document, named: name(value), at: nil))
    if before == encode(value), !isNewPlace { return old }
    let shape = Members.shape(of: value, list)
    let merged = Merge.merged(new, since: before, in: document.root, shape: shape)
    let text = document.replacing(with: merged, shape: shape, style: .members)
    return try readable(text, name(value), at: place)
  }

  /// `text`, if it can be read. Only the reader knows what a document can hold.
  private func readable(
    _ text: [UInt8], _ name: Name, at place: DocumentPlace?
  ) throws(DocumentError) -> [UInt8] {
    do {
      _ = try decode(text, named: name, at: place)
    } catch {
      throw DocumentError(reason: error.reason, position: error.position, isOfValue: true)
    }
    return text
  }

  private func document(_ bytes: [UInt8]) throws(DocumentError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(bytes, byteLimit: byteLimit)
    } catch {
      throw DocumentError(error)
    }
  }

  private func decode(
    _ document: JSONDocument, named name: Name, at place: DocumentPlace?
  ) throws(DocumentError) -> Value {
    var value = blank(name)
    try Members.read(&value, from: Field(member: "", value: document.root), members(at: place))
    return value
  }
}

extension DocumentCoding {
  /// The value of the document at a place. Unknown members are ignored.
  ///
  /// - Throws: `DocumentError` if the document is damaged, newer than this program, or that of another place.
  package func decode(_ bytes: [UInt8], at place: DocumentPlace) throws(DocumentError) -> Value
  where Name == EntityID {
    try decode(bytes, named: place.id, at: place)
  }
}

extension DocumentCoding where Name == Void {
  /// The value of a document. Unknown members are ignored.
  ///
  /// - Throws: `DocumentError` if the document is damaged, or newer than this program.
  package func decode(_ bytes: [UInt8]) throws(DocumentError) -> Value {
    try decode(bytes, named: ())
  }
}

extension Members {
  /// The member `format`, the first of every document.
  fileprivate mutating func version() {
    var format = DocumentVersion.current
    required("format", &format, .integer)
    refuse(.newer(format: format), at: "format", if: format > DocumentVersion.current)
    refuse(.outOfRange("format"), at: "format", if: format < 1)
  }

  /// The members `id` and `parent`: the ids in the document's path, so that a document in the wrong place shows.
  fileprivate mutating func place(_ place: DocumentPlace) {
    id("id", place.id)
    if let parent = place.parent { id("parent", parent) }
  }

  private mutating func id(_ name: StaticString, _ expected: EntityID) {
    var id: EntityID? = expected
    optional(name, &id, .id(expected))
    refuse(
      .misplaced(name.description, belongsTo: id?.text ?? ""), at: name, if: id != nil && id != expected)
  }
}
