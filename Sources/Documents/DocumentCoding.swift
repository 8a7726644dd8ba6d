package import Formats

/// How the documents of one kind are read and written.
///
/// `Name` is what the value takes from the document's place (an id); `Void` where it takes nothing.
package struct DocumentCoding<Name, Value: Sendable>: Sendable {
  /// The members that this program knows.
  package var shape: JSONShape { makeShape() }
  /// Only what writes over an old document needs it: a reader doesn't make its dictionaries.
  private let makeShape: @Sendable () -> JSONShape
  /// The most bytes that a document of this kind may have.
  package let byteLimit: Int
  /// Reads plain documents; see `QuickReader`.
  private let readQuickly: (@Sendable (UnsafeBufferPointer<UInt8>, Name) -> Value?)?
  private let read: @Sendable (ObjectReader, Name) throws(DocumentError) -> Value
  private let write: @Sendable (Value) -> JSON
  private let name: @Sendable (Value) -> Name

  init(
    shape: @autoclosure @escaping @Sendable () -> JSONShape, byteLimit: Int = JSONDocument.byteLimit,
    readQuickly: (@Sendable (UnsafeBufferPointer<UInt8>, Name) -> Value?)? = nil,
    read: @escaping @Sendable (ObjectReader, Name) throws(DocumentError) -> Value,
    write: @escaping @Sendable (Value) -> JSON, name: @escaping @Sendable (Value) -> Name
  ) {
    makeShape = shape
    self.byteLimit = byteLimit
    self.readQuickly = readQuickly
    self.read = read
    self.write = write
    self.name = name
  }

  /// The value of a document with this name. Unknown members are passed over.
  package func decode(_ bytes: [UInt8], named name: Name) throws(DocumentError) -> Value {
    if let readQuickly, bytes.count <= byteLimit,
      let value = bytes.withUnsafeBufferPointer({ readQuickly($0, name) })
    {
      return value
    }
    return try decodeFully(bytes, named: name)
  }

  /// The same by the reader of all JSON.
  func decodeFully(_ bytes: [UInt8], named name: Name) throws(DocumentError) -> Value {
    try read(root(of: document(bytes)), name)
  }

  /// All the members of a value that aren't at their defaults, in the order of Format.md. Nothing is checked.
  package func encode(_ value: Value) -> JSON { write(value) }

  /// The text of a value's document.
  ///
  /// Written over an `old` text, everything that hasn't changed keeps its bytes: unknown members, the spelling of
  /// values, defaults that are spelt out, the order. An unchanged value gives `old` itself. Throws where `old` is
  /// damaged or newer, because such a document must not be rewritten, and where the value is none that could be read
  /// again (``DocumentError/isOfValue``): the reader alone knows what a document holds.
  package func bytes(of value: Value, over old: [UInt8]? = nil) throws(DocumentError) -> [UInt8] {
    let new = write(value)
    guard let old else { return try readable(new.text(.members), name(value)) }
    let document = try document(old)
    let before = write(try read(root(of: document), name(value)))
    if before == new { return old }
    let merged = Merge.merged(new, since: before, in: document.root, shape: shape)
    return try readable(document.replacing(with: merged, shape: shape, style: .members), name(value))
  }

  /// The text, once it has been read.
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

  private func root(of document: JSONDocument) throws(DocumentError) -> ObjectReader {
    let root = try ObjectReader(Field(name: "", value: document.root))
    try DocumentVersion.check(root)
    return root
  }
}

extension DocumentCoding where Name == Void {
  /// The value of a document. Unknown members are passed over.
  package func decode(_ bytes: [UInt8]) throws(DocumentError) -> Value {
    try decode(bytes, named: ())
  }
}
