import Formats
import Training

/// A set's `result`.
enum PerformanceCoding {
  static let shape = JSONShape.object([
    "reps": .value, "distance": AmountCoding.distanceShape, "duration": .value, "load": LoadCoding.shape,
    "rpe": .value, "rir": .value,
  ])

  static func read(_ field: Field) throws(DocumentError) -> Performance {
    let object = try ObjectReader(field)
    return Performance(
      try AmountCoding.read(object), at: try object.optional("load", LoadCoding.read),
      effort: try EffortCoding.read(object))
  }

  static func write(_ performance: Performance) -> JSON {
    .object(
      AmountCoding.write(performance.amount) + member("load", performance.load.map(LoadCoding.write))
        + EffortCoding.write(performance.effort))
  }
}

/// A set's `plan`.
enum TargetCoding {
  static let shape = JSONShape.object([
    "reps": .members("from", "to"), "distance": AmountCoding.distanceShape, "duration": .value,
    "load": LoadCoding.shape, "percent": .value, "rpe": .value, "rir": .value,
  ])

  static func read(_ field: Field) throws(DocumentError) -> Target {
    let object = try ObjectReader(field)
    return Target(
      try TargetAmountCoding.read(object), at: try load(object), effort: try EffortCoding.read(object))
  }

  private static func load(_ object: ObjectReader) throws(DocumentError) -> TargetLoad? {
    let load = try object.optional("load", LoadCoding.read)
    guard let percent = try object.optional("percent", Field.percent) else { return load.map { .load($0) } }
    if load != nil { throw object.failure(.contradiction(.loadAndPercent), at: "percent") }
    return .percent(percent)
  }

  static func write(_ target: Target) -> JSON {
    let load =
      switch target.load {
      case .load(let load): member("load", LoadCoding.write(load))
      case .percent(let percent): member("percent", .thousandths(percent))
      case nil: [JSON.Member]()
      }
    return .object(TargetAmountCoding.write(target.amount) + load + EffortCoding.write(target.effort))
  }
}

/// The members `rpe` and `rir`, of which there may be one.
enum EffortCoding {
  static func read(_ object: ObjectReader) throws(DocumentError) -> Effort? {
    let rpe = try object.optional("rpe", Field.rpe)
    guard let rir = try object.optional("rir", Field.rir) else { return rpe.map(Effort.rpe) }
    if rpe != nil { throw object.failure(.contradiction(.rpeAndRIR), at: "rir") }
    return .rir(rir)
  }

  static func write(_ effort: Effort?) -> [JSON.Member] {
    switch effort {
    case .rpe(let rpe): member("rpe", .thousandths(rpe.value))
    case .rir(let reps): member("rir", .int(reps))
    case nil: []
    }
  }
}

/// A member, or none for a value that isn't there.
func member(_ name: String, _ value: JSON?) -> [JSON.Member] {
  value.map { [JSON.Member(name: name, value: $0)] } ?? []
}
