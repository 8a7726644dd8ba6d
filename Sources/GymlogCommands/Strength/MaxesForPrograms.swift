import Formats
import Insights
import Training

/// Maxes as JSON, tested and estimated ones alike: `value` and `unit` are the total moved, including the share of body
/// weight that moves; `load` is the load as typed.
extension ExerciseMaxes {
  func json(tested: (TestedMax.Kind) -> TestedMax?) -> JSON {
    ["oneRepMax": json(tested(.oneRep)), "tenRepMax": json(tested(.tenReps))]
  }

  /// A tested max: its document's members, and the total moved; null for nil.
  private func json(_ tested: TestedMax?) -> JSON {
    guard let tested else { return .null }
    let moved = estimator.moved(tested.load, on: tested.at.day)
    return .object(
      tested.json
        + JSON.members([
          "value": moved.map { .number($0.mass.value.text) } ?? .null,
          "unit": moved.map { .string($0.mass.unit.rawValue) } ?? .null,
          "basis": moved.map { .string($0.basis.rawValue) } ?? .null,
        ]))
  }

  func json(_ best: BestEstimate, of exercise: Exercise, in unit: MassUnit) -> JSON {
    let max = best.estimate.max
    let (typedOne, typedTen) = (
      best.estimate.shownLoad(in: unit).map(WorkoutJSON.load),
      best.estimate.shownLoad(forReps: 10, in: unit).map(WorkoutJSON.load)
    )
    return [
      "oneRepMax": json(max.oneRepMax, best.estimate.unit, typedOne),
      "tenRepMax": json(max.load(forReps: 10), best.estimate.unit, typedTen),
      "oneRepMaxTyped": typedOne ?? .null, "tenRepMaxTyped": typedTen ?? .null,
      "basis": .string(best.estimate.load.basis.rawValue), "exact": .bool(max.isExact),
      "rough": .bool(max.isRough),
      "date": .string(best.day.text), "workout": .string(best.workout.text),
      "ref": .string("\(best.place.exercise + 1).\(best.place.set + 1)"),
      "set": .string(NotationWriter(loading: exercise.equipment.loading).text(best.performance, best.type)),
    ]
  }

  private func json(_ value: Double?, _ unit: MassUnit, _ typed: JSON?) -> JSON {
    guard let value, let typed else { return .null }
    return ["value": .computed(value), "unit": .string(unit.rawValue), "load": typed]
  }
}

extension WorkoutJSON {
  /// A load as in documents.
  static func load(_ load: Load) -> JSON {
    let kind: String? =
      switch load {
      case .external, .band, .stack: nil
      case .added: "added"
      case .assisted: "assisted"
      case .bodyWeight: "bodyWeight"
      }
    return .object(present: [
      "value": load.mass.map { .number($0.value.text) }, "unit": load.mass.map { .string($0.unit.rawValue) },
      "kind": kind.map { .string($0) },
    ])
  }
}
