import Formats
import Training

enum WorkoutExerciseCoding {
  static let coding = DocumentCoding<EntityID, WorkoutExercise>(
    shape: .object([
      "format": .value, "exercise": .value, "name": .value, "position": .value, "superset": .value,
      "rest": .value, "restAfter": .value, "progress": ProgressionCoding.shape, "skipped": .value,
      "note": .value,
    ]), read: read, write: write, name: \.id)

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
      restAfter: try object.optional("restAfter", Field.time),
      progress: try object.optional("progress", ProgressionCoding.read),
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
      "restAfter": exercise.restAfter.map(JSON.time),
      "progress": exercise.progress.map(ProgressionCoding.write),
      "skipped": exercise.isSkipped ? true : nil,
      "note": exercise.note.map(JSON.string),
    ])
  }
}
