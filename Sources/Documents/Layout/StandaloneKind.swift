package import Training

/// A kind of document that stands alone in a folder named by the raw value: `maxes/<id>.json`.
package enum StandaloneKind: String, Hashable, Sendable, CaseIterable {
  case customExercise = "exercises"
  case alias = "aliases"
  case testedMax = "maxes"
  case trainingMax = "training-maxes"
  case bodyWeight = "body"
  case importRecord = "imports"

  package var type: any StoredAlone.Type {
    switch self {
    case .customExercise: CustomExercise.self
    case .alias: ExerciseAlias.self
    case .testedMax: TestedMax.self
    case .trainingMax: TrainingMax.self
    case .bodyWeight: BodyWeight.self
    case .importRecord: ImportRecord.self
    }
  }
}

/// A value with a document of its own, in the folder of its kind.
package protocol StoredAlone: Hashable, Sendable {
  static var standaloneKind: StandaloneKind { get }
  static var coding: DocumentCoding<EntityID, Self> { get }
  var id: EntityID { get }
}
