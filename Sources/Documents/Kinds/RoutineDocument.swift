import Formats
import Training

enum RoutineCoding {
  static let coding = DocumentCoding<EntityID, Routine>(
    shape: .object([
      "format": .value, "name": .value, "unit": .value, "note": .value, "tags": .value,
      "progress": ProgressionCoding.shape,
    ]), read: read, write: write, name: \.id)

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> Routine {
    Routine(
      id: id,
      name: try object.required("name", Field.name),
      unit: try object.optional("unit", Field.word),
      note: try object.optional("note", Field.note),
      tags: try object.optional("tags", Field.tags) ?? [],
      progress: try object.optional("progress", ProgressionCoding.read))
  }

  @Sendable private static func write(_ routine: Routine) -> JSON {
    .object(present: [
      "format": .format,
      "name": .string(routine.name),
      "unit": routine.unit.map { .word($0) },
      "note": routine.note.map(JSON.string),
      "tags": .texts(routine.tags),
      "progress": routine.progress.map(ProgressionCoding.write),
    ])
  }
}
