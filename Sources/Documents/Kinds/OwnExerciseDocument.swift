import Formats
import Training

enum OwnExerciseCoding {
  static let coding = DocumentCoding<EntityID, OwnExercise>(
    shape: .members(
      "format", "name", "bodyPart", "equipment", "countMode", "primaryMuscles", "secondaryMuscles",
      "implements", "sides", "bodyWeightShare", "aliases", "note", "deleted"),
    read: read, write: write, name: \.id)

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> OwnExercise {
    let exercise = Exercise(
      id: ExerciseID(id),
      name: try object.required("name", Field.name),
      bodyPart: try object.required("bodyPart", Field.word),
      equipment: try object.required("equipment", Field.word),
      countMode: try object.optional("countMode", Field.word) ?? .reps,
      primaryMuscles: try object.optional("primaryMuscles", Field.words) ?? [],
      secondaryMuscles: try object.optional("secondaryMuscles", Field.words) ?? [],
      implements: try object.optional("implements", Field.implements) ?? 1,
      sides: try object.optional("sides", Field.word) ?? .both,
      bodyWeightShare: try object.optional("bodyWeightShare", Field.share) ?? Thousandths(0))
    return OwnExercise(
      id: id, exercise, aliases: try object.optional("aliases", Field.texts) ?? [],
      note: try object.optional("note", Field.note),
      isDeleted: try object.optional("deleted", Field.boolean) ?? false)
  }

  @Sendable private static func write(_ own: OwnExercise) -> JSON {
    let exercise = own.exercise
    return .object(present: [
      "format": .format,
      "name": .string(exercise.name),
      "bodyPart": .word(exercise.bodyPart),
      "equipment": .word(exercise.equipment),
      "countMode": exercise.countMode == .reps ? nil : .word(exercise.countMode),
      "primaryMuscles": .words(exercise.primaryMuscles),
      "secondaryMuscles": .words(exercise.secondaryMuscles),
      "implements": exercise.implements == 1 ? nil : .int(exercise.implements),
      "sides": exercise.sides == .both ? nil : .word(exercise.sides),
      "bodyWeightShare": exercise.bodyWeightShare.raw == 0 ? nil : .thousandths(exercise.bodyWeightShare),
      "aliases": .texts(own.aliases),
      "note": own.note.map(JSON.string),
      "deleted": own.isDeleted ? true : nil,
    ])
  }
}
