package import Documents
package import Training
package import Wording

/// A document that stands alone, such as a custom exercise, with the bytes that were read.
package struct StoredDocument<Value: Equatable & Sendable>: Equatable, Sendable {
  package let path: DocumentPath
  package let value: Value
  let bytes: [UInt8]
}

/// The documents of a folder in which each stands alone.
package struct StoredDocuments<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The documents, ordered by id.
  package let documents: [StoredDocument<Value>]
  /// The documents that can't be used. They are never changed.
  package let problems: [Problem]

  /// The values in the documents, ordered by id.
  package var values: [Value] { documents.map(\.value) }
}

extension Snapshot {
  /// The maxes that the lifter tested, ordered by id, and the documents that can't be used.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func testedMaxes() throws(Failure) -> (maxes: [TestedMax], problems: [Problem]) {
    let found = try documents(of: TestedMax.self)
    return (found.values, found.problems)
  }

  /// The lifter's training maxes, ordered by id, and the documents that can't be used.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func trainingMaxes() throws(Failure) -> (maxes: [TrainingMax], problems: [Problem]) {
    let found = try documents(of: TrainingMax.self)
    return (found.values, found.problems)
  }

  /// Reads the documents of a kind. Makes a single system call if there is no folder of them.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func documents<Value: StoredAlone>(of _: Value.Type) throws(Failure) -> StoredDocuments<Value> {
    let kind = Value.standaloneKind
    let folder = kind.rawValue
    var (files, problems) = try files(in: folder) { DocumentPath(folder + "/" + $0) != nil }
    tree?.close(folder)
    var documents: [StoredDocument<Value>] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      guard case .standalone(_, let id)? = DocumentPath(folder + "/" + name) else { continue }
      let path = DocumentPath.standalone(kind, id)
      do throws(DocumentError) {
        let value = try Value.coding.decode(bytes, at: DocumentPlace(id))
        documents.append(StoredDocument(path: path, value: value, bytes: bytes))
      } catch {
        problems.append(Problem(path: path.text, reason: .document(error)))
      }
    }
    return StoredDocuments(documents: documents, problems: problems)
  }
}

extension Change {
  /// Adds a document that stands alone, or replaces the `stored` one. Writes nothing if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold the value, or the stored one can't be rewritten.
  package mutating func save<Value: StoredAlone>(
    _ value: Value, over stored: StoredDocument<Value>? = nil
  ) throws(Failure) {
    try put(.standalone(Value.standaloneKind, value.id), value, Value.coding, over: stored?.bytes)
  }

  /// Removes a document that stands alone.
  package mutating func delete<Value>(_ stored: StoredDocument<Value>) {
    put(stored.path, before: stored.bytes, after: nil)
  }

  /// Removes the document of a value. Does nothing if it is gone.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package mutating func remove<Value: StoredAlone>(_ value: Value) throws(Failure) {
    let path = DocumentPath.standalone(Value.standaloneKind, value.id)
    if let bytes = try snapshot.bytes(path) { put(path, before: bytes, after: nil) }
  }
}
