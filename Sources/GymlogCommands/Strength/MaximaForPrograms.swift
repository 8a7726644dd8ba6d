import Formats
import Insights
import Training

/// Maxes as JSON, tested and estimated ones alike: `value` and `unit` are the total moved, including the share of body
/// weight that moves; `load` is the load as typed.
extension ExerciseMaxima {
  /// A total as the load to type, in a unit: for bodyweight exercises, the added load.
  func typed(_ mass: Mass, from best: BestEstimate, in unit: MassUnit) -> Load {
    let mass = mass.converted(to: unit)
    guard let load = best.performance.load else { return .external(mass) }
    return estimator.load(MovedLoad(mass, best.estimate.load.basis), as: load, on: best.day)
  }

  func json(tested: (TestedMax.Kind) -> TestedMax?) -> JSON {
    ["oneRepMax": json(tested(.oneRep)), "tenRepMax": json(tested(.tenReps))]
  }

  /// A tested max: its document's members, and the total moved; null for nil.
  private func json(_ tested: TestedMax?) -> JSON {
    guard let tested else { return .null }
    let moved = estimator.moved(tested.load, on: tested.at.day)
    return .object(
      tested.json + [
        .init(name: "value", value: moved.map { .number($0.mass.value.text) } ?? .null),
        .init(name: "unit", value: moved.map { .string($0.mass.unit.rawValue) } ?? .null),
        .init(name: "basis", value: moved.map { .string($0.basis.rawValue) } ?? .null),
      ])
  }

  func json(_ best: BestEstimate, of exercise: Exercise, in unit: MassUnit) -> JSON {
    let max = best.estimate.max
    let (one, ten) = (best.estimate.oneRepMax, best.estimate.load(forReps: 10))
    let typedOne = WorkoutJSON.load(typed(one, from: best, in: unit))
    let typedTen = ten.map { WorkoutJSON.load(typed($0, from: best, in: unit)) }
    return [
      "oneRepMax": json(max.oneRepMax, best.estimate.unit, typedOne),
      "tenRepMax": json(max.load(forReps: 10), best.estimate.unit, typedTen),
      "oneRepMaxTyped": typedOne, "tenRepMaxTyped": typedTen ?? .null,
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
