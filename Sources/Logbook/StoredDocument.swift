package import Documents
package import Training
package import Wording

/// A document that stands alone, such as a custom exercise, with the bytes that were read.
package struct StoredDocument<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The path of the document.
  package let path: DocumentPath
  /// The value in the document.
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
  /// The lifter's custom exercises.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func ownExercises() throws(Failure) -> StoredDocuments<CustomExercise> {
    try documents(of: .customExercise, Document.ownExercise)
  }

  /// The lifter's aliases for exercises.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func aliases() throws(Failure) -> StoredDocuments<ExerciseAlias> {
    try documents(of: .alias, Document.alias)
  }

  /// What imports have taken.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func imports() throws(Failure) -> StoredDocuments<ImportRecord> {
    try documents(of: .importRecord, Document.importRecord)
  }

  /// The maxes that the lifter tested, ordered by id, and the documents that can't be used.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func testedMaxes() throws(Failure) -> (maxes: [TestedMax], problems: [Problem]) {
    let found = try testedMaxDocuments()
    return (found.values, found.problems)
  }

  /// The documents of the maxes that the lifter tested.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func testedMaxDocuments() throws(Failure) -> StoredDocuments<TestedMax> {
    try documents(of: .testedMax, Document.max)
  }

  /// The lifter's training maxes, ordered by id, and the documents that can't be used.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func trainingMaxes() throws(Failure) -> (maxes: [TrainingMax], problems: [Problem]) {
    let found = try trainingMaxDocuments()
    return (found.values, found.problems)
  }

  /// The documents of the lifter's training maxes.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func trainingMaxDocuments() throws(Failure) -> StoredDocuments<TrainingMax> {
    try documents(of: .trainingMax, Document.trainingMax)
  }

  /// Reads the documents of a kind. Makes a single system call if there is no folder of them.
  private func documents<Value: Equatable & Sendable>(
    of kind: StandaloneKind, _ coding: DocumentCoding<EntityID, Value>
  ) throws(Failure) -> StoredDocuments<Value> {
    let folder = kind.rawValue
    var (files, problems) = try files(in: folder) { DocumentPath(folder + "/" + $0) != nil }
    tree?.close(folder)
    var documents: [StoredDocument<Value>] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      guard case .standalone(_, let id)? = DocumentPath(folder + "/" + name) else { continue }
      let path = DocumentPath.standalone(kind, id)
      do throws(DocumentError) {
        let value = try coding.decode(bytes, at: DocumentPlace(id))
        documents.append(StoredDocument(path: path, value: value, bytes: bytes))
      } catch {
        problems.append(Problem(path: path.text, reason: .document(error)))
      }
    }
    return StoredDocuments(documents: documents, problems: problems)
  }
}

extension Change {
  /// Adds a custom exercise, or replaces the `stored` one. Writes nothing if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold the exercise, or the stored one can't be rewritten.
  package mutating func save(
    _ exercise: CustomExercise, over stored: StoredDocument<CustomExercise>? = nil
  ) throws(Failure) {
    try put(.standalone(.customExercise, exercise.id), exercise, Document.ownExercise, over: stored?.bytes)
  }

  /// Adds an alias, or replaces the `stored` one. Writes nothing if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold the alias, or the stored one can't be rewritten.
  package mutating func save(
    _ alias: ExerciseAlias, over stored: StoredDocument<ExerciseAlias>? = nil
  ) throws(Failure) {
    try put(.standalone(.alias, alias.id), alias, Document.alias, over: stored?.bytes)
  }

  /// Adds what an import has taken, or replaces the `stored` document. Writes nothing if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it, or the stored one can't be rewritten.
  package mutating func save(
    _ record: ImportRecord, over stored: StoredDocument<ImportRecord>? = nil
  ) throws(Failure) {
    try put(.standalone(.importRecord, record.id), record, Document.importRecord, over: stored?.bytes)
  }

  /// Adds a tested max.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it.
  package mutating func add(_ max: TestedMax) throws(Failure) {
    try put(.standalone(.testedMax, max.id), max, Document.max, over: nil)
  }

  /// Adds a training max.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it.
  package mutating func add(_ max: TrainingMax) throws(Failure) {
    try put(.standalone(.trainingMax, max.id), max, Document.trainingMax, over: nil)
  }

  /// Replaces a stored tested max. Writes nothing if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it, or the stored one can't be rewritten.
  package mutating func save(_ max: TestedMax, over stored: StoredDocument<TestedMax>) throws(Failure) {
    try put(.standalone(.testedMax, max.id), max, Document.max, over: stored.bytes)
  }

  /// Replaces a stored training max. Writes nothing if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it, or the stored one can't be rewritten.
  package mutating func save(_ max: TrainingMax, over stored: StoredDocument<TrainingMax>) throws(Failure) {
    try put(.standalone(.trainingMax, max.id), max, Document.trainingMax, over: stored.bytes)
  }

  /// Adds a body weight.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it.
  package mutating func add(_ weight: BodyWeight) throws(Failure) {
    try put(.standalone(.bodyWeight, weight.id), weight, Document.bodyWeight, over: nil)
  }

  /// Removes a document that stands alone.
  package mutating func delete<Value>(_ stored: StoredDocument<Value>) {
    put(stored.path, before: stored.bytes, after: nil)
  }

  /// Removes a tested max. Does nothing if it is gone.
  ///
  /// - Throws: `LogbookError.damaged` if its document can't be used; `LogbookError.system` if reading fails.
  package mutating func remove(_ max: TestedMax) throws(Failure) {
    let found = try snapshot.testedMaxDocuments()
    if let stored = found.documents.first(where: { $0.value.id == max.id }) { return delete(stored) }
    if let problem = found.problems.first { throw Failure(.damaged(problem)) }
  }

  /// Removes a training max. Does nothing if it is gone.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package mutating func remove(_ max: TrainingMax) throws(Failure) {
    let path = DocumentPath.standalone(.trainingMax, max.id)
    if let bytes = try snapshot.bytes(path) { put(path, before: bytes, after: nil) }
  }

  /// Removes a body weight. Does nothing if it is gone.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package mutating func remove(_ weight: BodyWeight) throws(Failure) {
    let path = DocumentPath.standalone(.bodyWeight, weight.id)
    if let bytes = try snapshot.bytes(path) { put(path, before: bytes, after: nil) }
  }
}
