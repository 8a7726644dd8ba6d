/// A reusable training plan.
package struct Routine: Hashable, Sendable {
  package var id: EntityID
  /// The name it is started by.
  package var name: String
  /// The unit of loads typed without one; nil if the routine doesn't set it.
  package var unit: MassUnit?
  package var note: String?
  /// Tags without duplicates, in the order given.
  package var tags: [String]
  /// The default progression of its exercises.
  package var progress: Progression?
  /// The exercises in order of position. Their sets are planned; none has a result.
  package var exercises: [WorkoutExercise]

  package init(
    id: EntityID, name: String, unit: MassUnit? = nil, note: String? = nil, tags: [String] = [],
    progress: Progression? = nil, exercises: [WorkoutExercise] = []
  ) {
    self.id = id
    self.name = name
    self.unit = unit
    self.note = note
    self.tags = tags
    self.progress = progress
    self.exercises = exercises
  }
}
