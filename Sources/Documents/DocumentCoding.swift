package import Formats

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
    self.list = { value, members in
      members.version()
      list(&value, &members)
    }
  }

  /// The value of a document with this name. Unknown members are ignored.
  ///
  /// - Throws: `DocumentError` if the document is damaged, or newer than this program.
  package func decode(_ bytes: [UInt8], named name: Name) throws(DocumentError) -> Value {
    try decode(document(bytes), named: name)
  }

  /// The members of `value` that aren't at their defaults, in the order of Format.md. Nothing is checked.
  package func encode(_ value: Value) -> JSON { Members.write(value, list) }

  /// The text of a document with this value.
  ///
  /// Written over `old`, everything unchanged keeps its bytes: unknown members, the spelling of values, defaults that are
  /// spelt out, the order of members. An unchanged value gives `old` itself.
  ///
  /// - Throws: `DocumentError` if `old` is damaged or newer, because such a document must not be rewritten; and with
  ///   ``DocumentError/isOfValue`` if the new text couldn't be read again.
  package func bytes(of value: Value, over old: [UInt8]? = nil) throws(DocumentError) -> [UInt8] {
    let new = encode(value)
    guard let old else { return try readable(new.text(.members), name(value)) }
    let document = try document(old)
    let before = encode(try decode(document, named: name(value)))
    if before == new { return old }
    let shape = Members.shape(of: value, list)
    let merged = Merge.merged(new, since: before, in: document.root, shape: shape)
    return try readable(document.replacing(with: merged, shape: shape, style: .members), name(value))
  }

  /// `text`, if it can be read. Only the reader knows what a document can hold.
  private func readable(_ text: [UInt8], _ name: Name) throws(DocumentError) -> [UInt8] {
    do {
      _ = try decode(text, named: name)
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

  private func decode(_ document: JSONDocument, named name: Name) throws(DocumentError) -> Value {
    var value = blank(name)
    try Members.read(&value, from: Field(member: "", value: document.root), list)
    return value
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
}
