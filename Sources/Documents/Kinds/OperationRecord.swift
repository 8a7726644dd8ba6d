import Formats
package import Training

/// A change of the logbook: the documents before and after it. Its number is in the name of its file.
package struct OperationRecord: Hashable, Sendable {
  /// The name of the command, such as `log`.
  package var command: String
  /// When the change was made.
  package var time: Instant
  /// The number of the operation that this one undid; with several, the first.
  package var undoes: Int?
  /// The number of the operation that this one made again after it was undone; with several, the first.
  package var redoes: Int?
  /// The numbers of the others that it undid or made again, in that order.
  package var also: [Int]?
  /// The same text in all operations of one command that makes several, such as an import. They are undone together.
  package var group: String?
  /// The change of the current workout, in Format.md the member `hand`; nil if it stays the same.
  package var currentWorkout: CurrentWorkoutChange?
  /// In the order of writing. Empty if only the current workout changes.
  package var documents: [Change]

  package init(
    command: String, time: Instant, undoes: Int? = nil, redoes: Int? = nil, also: [Int]? = nil,
    group: String? = nil, currentWorkout: CurrentWorkoutChange? = nil, documents: [Change]
  ) {
    self.command = command
    self.time = time
    self.undoes = undoes
    self.redoes = redoes
    self.also = also
    self.group = group
    self.currentWorkout = currentWorkout
    self.documents = documents
  }

  /// The current workout of this device, before and after; nil for none.
  package struct CurrentWorkoutChange: Hashable, Sendable {
    package var before: WorkoutFolder?
    package var after: WorkoutFolder?

    package init(before: WorkoutFolder?, after: WorkoutFolder?) {
      self.before = before
      self.after = after
    }
  }

  /// The text of a document in UTF-8, before and after; nil for none.
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
  /// A record of a change, outside the data directory.
  ///
  /// Its limit is 256 MiB, because it holds the text of every document that the change touches; after an import, that can
  /// be ten years.
  package static let operation = DocumentCoding<Void, OperationRecord>(
    byteLimit: 1 << 28, blank: { OperationRecord(command: "", time: .blank, documents: []) }, name: { _ in }
  ) { record, members in
    members.required("command", &record.command, .text)
    members.required("time", &record.time, .instant)
    members.optional("undoes", &record.undoes, .operation)
    members.optional("redoes", &record.redoes, .operation)
    members.optional("also", &record.also, .list(of: .operation))
    members.optional("group", &record.group, .text)
    members.optional("hand", &record.currentWorkout, OperationRecord.CurrentWorkoutChange.codec)
    members.required("documents", &record.documents, .list(of: OperationRecord.Change.codec))
  }
}

extension OperationRecord.CurrentWorkoutChange {
  fileprivate static let codec = Codec.object(Self(before: nil, after: nil)) { change, members in
    members.required("before", &change.before, .folder)
    members.required("after", &change.after, .folder)
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
