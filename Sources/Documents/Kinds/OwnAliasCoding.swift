import Formats
import Training

enum OwnAliasCoding {
  static let coding = DocumentCoding<EntityID, ExerciseAlias>(
    shape: .members("format", "alias", "exercise", "name"), read: read, write: write, name: \.id)

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> ExerciseAlias {
    ExerciseAlias(
      id: id,
      alias: try object.required("alias", Field.name),
      exercise: try object.required("exercise", Field.exercise),
      name: try object.required("name", Field.name))
  }

  @Sendable private static func write(_ alias: ExerciseAlias) -> JSON {
    .object(present: [
      "format": .format,
      "alias": .string(alias.alias),
      "exercise": .string(alias.exercise.text),
      "name": .string(alias.name),
    ])
  }
}
