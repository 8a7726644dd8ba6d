import Formats
package import Training

/// One change of the logbook: the documents before and after it. Its number stands in the name of its file.
package struct OperationRecord: Hashable, Sendable {
  /// What the lifter called: `log`.
  package var command: String
  package var time: Instant
  /// The number of the record that this one took back.
  package var undoes: Int?
  /// Nil where the change leaves the workout in hand alone.
  package var hand: Hand?
  /// In the order of writing. May be empty: a change can be one of the hand alone.
  package var documents: [Change]

  package init(
    command: String, time: Instant, undoes: Int? = nil, hand: Hand? = nil, documents: [Change]
  ) {
    self.command = command
    self.time = time
    self.undoes = undoes
    self.hand = hand
    self.documents = documents
  }

  /// Which workout is in hand on this device; nil for none.
  package struct Hand: Hashable, Sendable {
    package var before: WorkoutFolder?
    package var after: WorkoutFolder?

    package init(before: WorkoutFolder?, after: WorkoutFolder?) {
      self.before = before
      self.after = after
    }
  }

  /// The texts of a document, in UTF-8; nil where there is none.
  package struct Change: Hashable, Sendable {
    package var path: DocumentPath
    package var before: [UInt8]?
    package var after: [UInt8]?

    package init(path: DocumentPath, before: [UInt8]?, after: [UInt8]?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }
}

extension Document {
  /// A record of a change, outside of the data directory.
  ///
  /// It holds the text of every document that the change touches: after an import, perhaps of ten years.
  package static let operation = DocumentCoding<Void, OperationRecord>(
    byteLimit: 1 << 28, blank: { OperationRecord(command: "", time: .blank, documents: []) }, name: { _ in }
  ) { record, members in
    members.required("command", &record.command, .text)
    members.required("time", &record.time, .instant)
    members.optional("undoes", &record.undoes, .operation)
    members.optional("hand", &record.hand, OperationRecord.Hand.codec)
    members.required("documents", &record.documents, .list(of: OperationRecord.Change.codec))
  }
}

extension OperationRecord.Hand {
  fileprivate static let codec = Codec.object(Self(before: nil, after: nil)) { hand, members in
    members.required("before", &hand.before, .folder)
    members.required("after", &hand.after, .folder)
  }
}

extension OperationRecord.Change {
  fileprivate static let codec = Codec.object(Self(path: .logbook, before: nil, after: nil)) {
    change, members in
    members.required("path", &change.path, .path)
    members.required("before", &change.before, .image)
    members.required("after", &change.after, .image)
  }
}

extension Codec<WorkoutFolder?> {
  /// A workout's folder below `workouts/`, or `null`.
  fileprivate static var folder: Self { Self(Field.folder) { $0.map { .string($0.text) } ?? .null } }
}

extension Codec<DocumentPath> {
  fileprivate static var path: Self { Self(Field.path) { .string($0.text) } }
}

extension Codec<[UInt8]?> {
  /// The text of a document, or `null`.
  fileprivate static var image: Self {
    Self(Field.image) { $0.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null }
  }
}

extension Field {
  fileprivate static func folder(_ field: Field) throws(DocumentError) -> WorkoutFolder? {
    if field.value.isNull { return nil }
    return try field.string(.workoutFolder) { WorkoutFolder($0) }
  }

  fileprivate static func path(_ field: Field) throws(DocumentError) -> DocumentPath {
    try field.string(.documentPath) { DocumentPath($0) }
  }

  fileprivate static func image(_ field: Field) throws(DocumentError) -> [UInt8]? {
    if field.value.isNull { return nil }
    return try field.string(.text) { Array($0.utf8) }
  }
}
