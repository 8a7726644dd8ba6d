import Formats
import Training

/// The member `progress` of a routine and of an exercise.
enum ProgressionCoding {
  static let shape = JSONShape.object([
    "add": .members("value", "unit"), "failures": .value, "back": .value,
  ])

  static func read(_ field: Field) throws(DocumentError) -> Progression {
    let object = try ObjectReader(field)
    return Progression(
      step: try object.optional("add", mass),
      failures: try object.optional("failures", Field.failures) ?? Progression.standardFailures,
      back: try object.optional("back", Field.stepBack) ?? Progression.standardBack)
  }

  private static func mass(_ field: Field) throws(DocumentError) -> Mass {
    let object = try ObjectReader(field)
    return Mass(try object.required("value", Field.decimal), try object.required("unit", Field.word))
  }

  static func write(_ progression: Progression) -> JSON {
    .object(present: [
      "add": progression.step.map { ["value": .thousandths($0.value), "unit": .word($0.unit)] },
      "failures": progression.failures == Progression.standardFailures ? nil : .int(progression.failures),
      "back": progression.back == Progression.standardBack ? nil : .thousandths(progression.back),
    ])
  }
}
