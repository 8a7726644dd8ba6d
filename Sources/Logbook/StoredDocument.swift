package import Documents
package import Training

/// A document that stands alone, as it was read: an exercise of the lifter's own, an alias.
package struct StoredDocument<Value: Equatable & Sendable>: Equatable, Sendable {
  package let path: DocumentPath
  package let value: Value
  let bytes: [UInt8]
}

/// What was read of a folder in which each document stands alone.
package struct StoredDocuments<Value: Equatable & Sendable>: Equatable, Sendable {
  /// In the order of their ids.
  package let documents: [StoredDocument<Value>]
  /// Documents that can't be used; they stay as they are.
  package let problems: [Problem]

  package var values: [Value] { documents.map(\.value) }
}

extension Snapshot {
  /// The exercises of the lifter's own.
  package func ownExercises() throws(LogbookError) -> StoredDocuments<CustomExercise> {
    try documents(in: "exercises", Document.ownExercise)
  }

  /// The names that the lifter gave exercises.
  package func aliases() throws(LogbookError) -> StoredDocuments<ExerciseAlias> {
    try documents(in: "aliases", Document.alias)
  }

  /// The documents of a folder in which each stands alone. Where there is no such folder, that is found out with a single
  /// system call.
  func documents<Value: Equatable & Sendable>(
    in folder: String, _ coding: DocumentCoding<EntityID, Value>
  ) throws(LogbookError) -> StoredDocuments<Value> {
    var (files, problems) = try files(in: folder) { DocumentPath(folder + "/" + $0) != nil }
    tree?.forget(folder)
    var documents: [StoredDocument<Value>] = []
    for file in files.entries {
      guard let path = DocumentPath(folder + "/" + file.name),
        let id = EntityID(file.name.dropLast(".json".count))
      else { continue }
      do {
        let value = try coding.decode(file.bytes, named: id)
        documents.append(StoredDocument(path: path, value: value, bytes: file.bytes))
      } catch {
        problems.append(Problem(path: path.text, reason: .document(error)))
      }
    }
    return StoredDocuments(documents: documents, problems: problems)
  }
}

extension Change {
  /// Writes an exercise of the lifter's own: a new one, or one over what it was. One that is as it was writes nothing.
  package mutating func save(
    _ exercise: CustomExercise, over stored: StoredDocument<CustomExercise>? = nil
  ) throws(LogbookError) {
    try save(exercise, .ownExercise(exercise.id), Document.ownExercise, over: stored)
  }

  /// Writes an alias, likewise.
  package mutating func save(
    _ alias: ExerciseAlias, over stored: StoredDocument<ExerciseAlias>? = nil
  ) throws(LogbookError) {
    try save(alias, .alias(alias.id), Document.alias, over: stored)
  }

  /// Removes a document that stands alone.
  package mutating func delete<Value>(_ stored: StoredDocument<Value>) {
    put(stored.path, before: stored.bytes, after: nil)
  }

  private mutating func save<Value>(
    _ value: Value, _ path: DocumentPath, _ coding: DocumentCoding<EntityID, Value>,
    over stored: StoredDocument<Value>?
  ) throws(LogbookError) {
    do {
      put(path, before: stored?.bytes, after: try coding.bytes(of: value, over: stored?.bytes))
    } catch {
      throw .damaged(Problem(path: path.text, reason: .document(error)))
    }
  }
}
