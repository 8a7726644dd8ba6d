package import Training

extension Document {
  /// `maxes/<id>.json`: a tested max.
  package static let max = DocumentCoding<EntityID, TestedMax>(
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

  /// `training-maxes/<id>.json`: a training max.
  package static let trainingMax = DocumentCoding<EntityID, TrainingMax>(
    blank: {
      TrainingMax(id: $0, exercise: ExerciseID($0), name: "", load: .bodyWeight, at: .blank)
    }, name: \.id
  ) { max, members in
    members.required("exercise", &max.exercise, .exercise)
    members.required("name", &max.name, .name)
    members.required("load", &max.load, Load.codec)
    members.required("at", &max.at, .instant)
  }

  /// `body/<id>.json`: a body weight.
  package static let bodyWeight = DocumentCoding<EntityID, BodyWeight>(
    blank: { BodyWeight(id: $0, weight: Mass(Thousandths(0), .kilograms), at: .blank) }, name: \.id
  ) { entry, members in
    members.required("weight", &entry.weight, Mass.positiveCodec)
    members.required("at", &entry.at, .instant)
  }
}
