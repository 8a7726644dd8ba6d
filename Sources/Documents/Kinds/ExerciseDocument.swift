package import Training

extension Document {
  /// `exercise-<id>.json` of a workout or a routine: an exercise without its sets, which are documents of their own, as the
  /// exercises of a workout are.
  package static let exercise = DocumentCoding<EntityID, WorkoutExercise>(
    blank: { WorkoutExercise(id: $0, position: .first, exercise: ExerciseID($0), name: "") }, name: \.id
  ) { exercise, members in
    members.required("exercise", &exercise.exercise, .exercise)
    members.required("name", &exercise.name, .name)
    members.required("position", &exercise.position, .position)
    members.optional("superset", &exercise.superset, .text)
    members.optional("rest", &exercise.rest, .time)
    members.optional("restAfter", &exercise.restAfter, .time)
    members.optional("progress", &exercise.progress, Progression.codec)
    members.optional("skipped", &exercise.isSkipped, .boolean, default: false)
    members.optional("note", &exercise.note, .note)
  }
}

extension Progression {
  /// The member `progress` of a routine and of an exercise.
  static let codec = Codec.object(Progression()) { progress, members in
    members.optional("add", &progress.step, Mass.codec)
    members.optional("failures", &progress.misses, .failures, default: standardMisses)
    members.optional("back", &progress.drop, .stepBack, default: standardDrop)
  }
}
