import Formats
import Training

enum OperationCoding {
  /// A record holds the texts of all that a change touches, of an import perhaps ten years.
  private static let byteLimit = 1 << 28

  static let coding = DocumentCoding<Void, OperationRecord>(
    shape: .object([
      "format": .value, "command": .value, "time": .value, "undoes": .value,
      "hand": .members("before", "after"), "documents": .array(.members("path", "before", "after")),
    ]),
    byteLimit: byteLimit, read: read, write: write, name: { _ in })

  @Sendable private static func read(
    _ object: ObjectReader, _: Void
  ) throws(DocumentError) -> OperationRecord {
    OperationRecord(
      command: try object.required("command", Field.text),
      time: try object.required("time", Field.instant),
      undoes: try object.optional("undoes", Field.number),
      hand: try object.optional("hand", hand),
      documents: try object.required("documents") { (field: Field) throws(DocumentError) in
        try field.elements(change)
      })
  }

  private static func hand(_ field: Field) throws(DocumentError) -> OperationRecord.Hand {
    let object = try ObjectReader(field)
    return OperationRecord.Hand(
      before: try object.required("before", folder), after: try object.required("after", folder))
  }

  private static func folder(_ field: Field) throws(DocumentError) -> WorkoutFolder? {
    if field.value.isNull { return nil }
    guard let text = field.value.stringValue, let folder = WorkoutFolder(text) else {
      throw field.wrongType(.workoutFolder)
    }
    return folder
  }

  private static func change(_ field: Field) throws(DocumentError) -> OperationRecord.Change {
    let object = try ObjectReader(field)
    return OperationRecord.Change(
      path: try object.required("path", path), before: try object.required("before", image),
      after: try object.required("after", image))
  }

  private static func path(_ field: Field) throws(DocumentError) -> DocumentPath {
    guard let text = field.value.stringValue, let path = DocumentPath(text) else {
      throw field.wrongType(.documentPath)
    }
    return path
  }

  private static func image(_ field: Field) throws(DocumentError) -> [UInt8]? {
    if field.value.isNull { return nil }
    guard let text = field.value.stringValue else { throw field.wrongType(.text) }
    return Array(text.utf8)
  }

  @Sendable private static func write(_ record: OperationRecord) -> JSON {
    .object(present: [
      "format": .format,
      "command": .string(record.command),
      "time": .instant(record.time),
      "undoes": record.undoes.map(JSON.int),
      "hand": record.hand.map { ["before": write($0.before), "after": write($0.after)] },
      "documents": .array(record.documents.map(write)),
    ])
  }

  private static func write(_ folder: WorkoutFolder?) -> JSON { folder.map { .string($0.text) } ?? .null }

  private static func write(_ change: OperationRecord.Change) -> JSON {
    ["path": .string(change.path.text), "before": write(change.before), "after": write(change.after)]
  }

  private static func write(_ image: [UInt8]?) -> JSON {
    image.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null
  }
}
