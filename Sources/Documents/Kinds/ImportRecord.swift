package import Training

/// The rows of another program's file that an import has taken, and what they became. A later import of the same rows adds
/// nothing, whatever has become of them since: corrected, moved or deleted.
package struct ImportRecord: Hashable, Sendable {
  package var id: EntityID
  /// The program that wrote the file, such as `strong`.
  package var source: String
  package var workouts: [Workout]

  package init(id: EntityID, source: String, workouts: [Workout] = []) {
    (self.id, self.source, self.workouts) = (id, source, workouts)
  }

  /// A workout in the file.
  package struct Workout: Hashable, Sendable {
    /// The text that identifies it within the program, the same in every export.
    package var identity: String
    /// The workout that it became.
    package var workout: EntityID
    package var exercises: [Exercise]

    package init(identity: String, workout: EntityID, exercises: [Exercise] = []) {
      (self.identity, self.workout, self.exercises) = (identity, workout, exercises)
    }
  }

  /// The sets of a workout that have one name in the file.
  package struct Exercise: Hashable, Sendable {
    /// The name in the file.
    package var name: String
    /// The exercise that it was taken for.
    package var exercise: ExerciseID
    /// The number of its sets that were taken, from the first; those that can't be kept count, too.
    package var sets: Int

    package init(name: String, exercise: ExerciseID, sets: Int) {
      (self.name, self.exercise, self.sets) = (name, exercise, sets)
    }
  }
}

extension ImportRecord: StoredAlone {
  package static let standaloneKind = StandaloneKind.importRecord

  /// `imports/<id>.json`: what an import has taken.
  package static let coding = DocumentCoding<EntityID, Self>(
    blank: { ImportRecord(id: $0, source: "") }, name: \.id
  ) { record, members in
    members.required("source", &record.source, .text)
    members.required("workouts", &record.workouts, .list(of: ImportRecord.Workout.codec))
  }
}

extension ImportRecord.Workout {
  fileprivate static let codec = Codec.object(Self(identity: "", workout: EntityID(at: .blank, random: 0))) {
    workout, members in
    members.required("identity", &workout.identity, .text)
    members.required("workout", &workout.workout, .id)
    members.required("exercises", &workout.exercises, .list(of: ImportRecord.Exercise.codec))
  }
}

extension ImportRecord.Exercise {
  fileprivate static let codec = Codec.object(
    Self(name: "", exercise: ExerciseID(EntityID(at: .blank, random: 0)), sets: 0)
  ) { exercise, members in
    members.required("name", &exercise.name, .text)
    members.required("exercise", &exercise.exercise, .exercise)
    members.required("sets", &exercise.sets, .integer)
  }
}
