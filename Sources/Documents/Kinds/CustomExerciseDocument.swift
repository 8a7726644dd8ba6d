package import Training

extension CustomExercise: StoredAlone {
  package static let standaloneKind = StandaloneKind.customExercise

  /// `exercises/<id>.json`: a custom exercise.
  package static let coding = DocumentCoding<EntityID, Self>(
    blank: { id in
      let exercise = Exercise(
        id: ExerciseID(id), name: "", bodyPart: .fullBody, equipment: .none, countMode: .reps)
      return CustomExercise(id: id, exercise)
    }, name: \.id
  ) { own, members in
    members.required("name", &own.exercise.name, .name)
    members.required("bodyPart", &own.exercise.bodyPart, .word)
    members.required("equipment", &own.exercise.equipment, .word)
    members.optional("countMode", &own.exercise.countMode, .word, default: .reps)
    members.optional("primaryMuscles", &own.exercise.primaryMuscles, .list(of: .word), default: [])
    members.optional("secondaryMuscles", &own.exercise.secondaryMuscles, .list(of: .word), default: [])
    members.optional("implements", &own.exercise.implements, .implements, default: 1)
    members.optional("sides", &own.exercise.sides, .word, default: .both)
    members.optional("bodyWeightShare", &own.exercise.bodyWeightShare, .share, default: Thousandths(0))
    members.optional("aliases", &own.aliases, .list(of: .text), default: [])
    members.optional("note", &own.note, .note)
    members.optional("deleted", &own.isDeleted, .boolean, default: false)
  }
}

extension ExerciseAlias: StoredAlone {
  package static let standaloneKind = StandaloneKind.alias

  /// `aliases/<id>.json`: an alias for an exercise.
  package static let coding = DocumentCoding<EntityID, Self>(
    blank: { ExerciseAlias(id: $0, alias: "", exercise: ExerciseID($0), name: "") }, name: \.id
  ) { alias, members in
    members.required("alias", &alias.alias, .name)
    members.required("exercise", &alias.exercise, .exercise)
    members.required("name", &alias.name, .name)
  }
}
