import Formats
import Training

/// The members `reps`, `distance` and `duration`: exactly one of them, or a distance with its duration.
enum AmountCoding {
  static let distanceShape = JSONShape.members("value", "unit")

  static func read(_ object: ObjectReader) throws(DocumentError) -> Amount {
    guard object.has("reps") else { return try withoutReps(object) }
    try refuseOthers(besideRepsOf: object)
    return .reps(try object.required("reps", Field.reps))
  }

  static func withoutReps(_ object: ObjectReader) throws(DocumentError) -> Amount {
    let duration = try object.optional("duration", Field.duration)
    if let distance = try object.optional("distance", distance) { return .distance(distance, duration) }
    if let duration { return .duration(duration) }
    throw object.failure(.contradiction(.noAmount))
  }

  static func refuseOthers(besideRepsOf object: ObjectReader) throws(DocumentError) {
    if object.has("distance") { throw object.failure(.contradiction(.severalAmounts), at: "distance") }
    if object.has("duration") { throw object.failure(.contradiction(.severalAmounts), at: "duration") }
  }

  private static func distance(_ field: Field) throws(DocumentError) -> Distance {
    let object = try ObjectReader(field)
    return Distance(
      try object.required("value", Field.positiveDecimal), try object.required("unit", Field.word))
  }

  static func write(_ amount: Amount) -> [JSON.Member] {
    switch amount {
    case .reps(let reps): member("reps", .int(reps))
    case .duration(let duration): member("duration", .time(duration))
    case .distance(let distance, let duration):
      member("distance", write(distance)) + member("duration", duration.map(JSON.time))
    }
  }

  private static func write(_ distance: Distance) -> JSON {
    ["value": .thousandths(distance.value), "unit": .word(distance.unit)]
  }
}

/// The same of a plan, where reps may be left open: `{"from": 8, "to": 12}`, `{"from": 5}`.
enum TargetAmountCoding {
  static func read(_ object: ObjectReader) throws(DocumentError) -> TargetAmount {
    guard object.has("reps") else { return .exactly(try AmountCoding.withoutReps(object)) }
    try AmountCoding.refuseOthers(besideRepsOf: object)
    return try object.required("reps", reps)
  }

  private static func reps(_ field: Field) throws(DocumentError) -> TargetAmount {
    guard field.value.kind == .object else { return .exactly(.reps(try Field.reps(field))) }
    let object = try ObjectReader(field)
    let from = try object.required("from", Field.reps)
    guard let to = try object.optional("to", Field.reps) else { return .repsOrMore(from) }
    guard from < to else { throw object.failure(.contradiction(.emptyRange), at: "to") }
    return .repRange(from, to)
  }

  static func write(_ amount: TargetAmount) -> [JSON.Member] {
    switch amount {
    case .exactly(let amount): AmountCoding.write(amount)
    case .repRange(let from, let to): member("reps", ["from": .int(from), "to": .int(to)])
    case .repsOrMore(let from): member("reps", ["from": .int(from)])
    }
  }
}
