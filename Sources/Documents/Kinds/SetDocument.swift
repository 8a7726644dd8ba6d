import Formats
package import Training

/// A set with the exercise that it belongs to.
package struct SetDocument: Hashable, Sendable {
  /// The id of the exercise's document in the same folder. It may not have arrived yet.
  package var exercise: EntityID
  package var set: WorkoutSet

  package init(in exercise: EntityID, _ set: WorkoutSet) {
    self.exercise = exercise
    self.set = set
  }
}

enum SetCoding {
  static let ofWorkout = DocumentCoding<EntityID, SetDocument>(
    shape: shape, readQuickly: { QuickReader.set($0, $1) }, read: read, write: write, name: \.set.id)
  static let ofRoutine = DocumentCoding<EntityID, SetDocument>(
    shape: shape, read: readPlanned, write: write, name: \.set.id)

  private static let shape = JSONShape.object([
    "format": .value, "in": .value, "position": .value, "type": .value, "plan": TargetCoding.shape,
    "result": PerformanceCoding.shape, "completed": .value, "rest": .value, "rested": .value,
    "note": .value,
  ])

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> SetDocument {
    let set = WorkoutSet(
      id: id,
      position: try object.required("position", Field.position),
      type: try object.optional("type", Field.word) ?? .normal,
      plan: try object.optional("plan", TargetCoding.read),
      result: try object.optional("result", PerformanceCoding.read),
      completed: try object.optional("completed", Field.instant),
      rest: try object.optional("rest", Field.time),
      rested: try object.optional("rested", Field.time),
      note: try object.optional("note", Field.note))
    if set.completed != nil, set.result == nil {
      throw object.failure(.contradiction(.completedWithoutResult), at: "completed")
    }
    if set.plan == nil, set.result == nil {
      throw object.failure(.contradiction(.neitherPlanNorResult))
    }
    return SetDocument(in: try object.required("in", Field.id), set)
  }

  @Sendable private static func readPlanned(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> SetDocument {
    if object.has("result") { throw object.failure(.contradiction(.resultInRoutine), at: "result") }
    return try read(object, id)
  }

  @Sendable private static func write(_ document: SetDocument) -> JSON {
    let set = document.set
    return .object(present: [
      "format": .format,
      "in": .string(document.exercise.text),
      "position": .string(set.position.text),
      "type": set.type == .normal ? nil : .word(set.type),
      "plan": set.plan.map(TargetCoding.write),
      "result": set.result.map(PerformanceCoding.write),
      "completed": set.completed.map(JSON.instant),
      "rest": set.rest.map(JSON.time),
      "rested": set.rested.map(JSON.time),
      "note": set.note.map(JSON.string),
    ])
  }
}
