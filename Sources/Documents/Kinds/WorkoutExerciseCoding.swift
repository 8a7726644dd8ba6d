import Formats
import Training

enum WorkoutExerciseCoding {
  static let coding = DocumentCoding<EntityID, WorkoutExercise>(
    shape: .members("format", "exercise", "name", "position", "superset", "rest", "skipped", "note"),
    read: read, write: write, name: \.id)

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> WorkoutExercise {
    WorkoutExercise(
      id: id,
      position: try object.required("position", Field.position),
      exercise: try object.required("exercise", Field.exercise),
      name: try object.required("name", Field.name),
      note: try object.optional("note", Field.note),
      superset: try object.optional("superset", Field.text),
      rest: try object.optional("rest", Field.time),
      isSkipped: try object.optional("skipped", Field.boolean) ?? false)
  }

  @Sendable private static func write(_ exercise: WorkoutExercise) -> JSON {
    .object(present: [
      "format": .format,
      "exercise": .string(exercise.exercise.text),
      "name": .string(exercise.name),
      "position": .string(exercise.position.text),
      "superset": exercise.superset.map(JSON.string),
      "rest": exercise.rest.map(JSON.time),
      "skipped": exercise.isSkipped ? true : nil,
      "note": exercise.note.map(JSON.string),
    ])
  }
}
