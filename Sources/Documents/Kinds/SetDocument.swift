package import Training

/// A set and the exercise that it belongs to.
package struct SetDocument: Hashable, Sendable {
  /// The id of the exercise's document in the same folder, which may not have arrived yet.
  package var exercise: EntityID
  package var set: WorkoutSet

  package init(in exercise: EntityID, _ set: WorkoutSet) {
    self.exercise = exercise
    self.set = set
  }

  /// The value into which a document with this name is read.
  @Sendable fileprivate static func blank(_ id: EntityID) -> SetDocument {
    SetDocument(in: id, WorkoutSet(id: id, position: .first))
  }

  @Sendable fileprivate static func members(_ document: inout SetDocument, _ members: inout Members) {
    members.required("in", &document.exercise, .id)
    members.required("position", &document.set.position, .position)
    members.type(&document.set.type)
    members.optional("plan", &document.set.plan, Target.codec)
    members.optional("result", &document.set.result, Performance.codec)
    members.optional("completed", &document.set.completed, .instant)
    members.optional("rest", &document.set.rest, .time)
    members.optional("rested", &document.set.rested, .time)
    members.optional("note", &document.set.note, .note)
    let (plan, result) = (document.set.plan, document.set.result)
    members.refuse(
      .completedWithoutResult, at: "completed", if: document.set.completed != nil && result == nil)
    members.refuse(.neitherPlanNorResult, if: plan == nil && result == nil)
  }
}

extension Members {
  /// The members `type` and `toFailure`, which counts only for a drop set.
  fileprivate mutating func type(_ type: inout SetType) {
    var (word, toFailure) = type == .dropToFailure ? (SetType.drop, true) : (type, false)
    optional("type", &word, .setType, default: .normal)
    optional("toFailure", &toFailure, .boolean, default: false)
    type = word == .drop && toFailure ? .dropToFailure : word
  }
}

extension Document {
  /// `set-<id>.json` of a workout.
  package static let workoutSet = DocumentCoding<EntityID, SetDocument>(
    blank: SetDocument.blank, name: \.set.id, SetDocument.members)

  /// `set-<id>.json` of a routine.
  package static let routineSet = DocumentCoding<EntityID, SetDocument>(
    blank: SetDocument.blank, name: \.set.id
  ) { document, members in
    SetDocument.members(&document, &members)
    members.refuse(.resultInRoutine, at: "result", if: document.set.result != nil)
  }
}
