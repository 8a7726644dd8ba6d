/// A plan to train by, again and again.
package struct Routine: Hashable, Sendable {
  package var id: EntityID
  package var name: String
  /// The unit that loads without one are in; nil where the routine doesn't say.
  package var unit: MassUnit?
  package var note: String?
  /// Each once, in the order given.
  package var tags: [String]
  /// How those of its exercises grow that say nothing of it.
  package var progress: Progression?
  /// In order of position, planned as those of a workout are: no set has a result.
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
