package import Training

extension TestedMax: StoredAlone {
  package static let standaloneKind = StandaloneKind.testedMax

  /// `maxes/<id>.json`: a tested max.
  package static let coding = DocumentCoding<EntityID, Self>(
    blank: {
      TestedMax(
        id: $0, exercise: ExerciseID($0), name: "", kind: .oneRep, load: .bodyWeight, at: .blank)
    }, name: \.id
  ) { max, members in
    members.required("exercise", &max.exercise, .exercise)
    members.required("name", &max.name, .name)
    members.required("kind", &max.kind, .word)
    members.required("load", &max.load, Load.codec)
    members.required("at", &max.at, .instant)
  }
}

extension TrainingMax: StoredAlone {
  package static let standaloneKind = StandaloneKind.trainingMax

  /// `training-maxes/<id>.json`: a training max.
  package static let coding = DocumentCoding<EntityID, Self>(
    blank: {
      TrainingMax(id: $0, exercise: ExerciseID($0), name: "", load: .bodyWeight, at: .blank)
    }, name: \.id
  ) { max, members in
    members.required("exercise", &max.exercise, .exercise)
    members.required("name", &max.name, .name)
    members.required("load", &max.load, Load.codec)
    members.required("at", &max.at, .instant)
  }
}

extension BodyWeight: StoredAlone {
  package static let standaloneKind = StandaloneKind.bodyWeight

  /// `body/<id>.json`: a body weight.
  package static let coding = DocumentCoding<EntityID, Self>(
    blank: { BodyWeight(id: $0, weight: Mass(Thousandths(0), .kilograms), at: .blank) }, name: \.id
  ) { entry, members in
    members.required("weight", &entry.weight, Mass.positiveCodec)
    members.required("at", &entry.at, .instant)
  }
}
