import Formats
import Training

enum TestedMaxCoding {
  static let coding = DocumentCoding<EntityID, TestedMax>(
    shape: .object([
      "format": .value, "exercise": .value, "name": .value, "kind": .value, "load": LoadCoding.shape,
      "at": .value,
    ]),
    read: read, write: write, name: \.id)

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> TestedMax {
    TestedMax(
      id: id,
      exercise: try object.required("exercise", Field.exercise),
      name: try object.required("name", Field.name),
      kind: try object.required("kind", Field.word),
      load: try object.required("load", LoadCoding.read),
      at: try object.required("at", Field.instant))
  }

  @Sendable private static func write(_ max: TestedMax) -> JSON {
    .object(present: [
      "format": .format,
      "exercise": .string(max.exercise.text),
      "name": .string(max.name),
      "kind": .word(max.kind),
      "load": LoadCoding.write(max.load),
      "at": .instant(max.at),
    ])
  }
}
