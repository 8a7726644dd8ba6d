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
      misses: try object.optional("failures", Field.failures) ?? Progression.standardMisses,
      drop: try object.optional("back", Field.stepBack) ?? Progression.standardDrop)
  }

  private static func mass(_ field: Field) throws(DocumentError) -> Mass {
    let object = try ObjectReader(field)
    return Mass(try object.required("value", Field.decimal), try object.required("unit", Field.word))
  }

  static func write(_ progression: Progression) -> JSON {
    .object(present: [
      "add": progression.step.map { ["value": .thousandths($0.value), "unit": .word($0.unit)] },
      "failures": progression.misses == Progression.standardMisses ? nil : .int(progression.misses),
      "back": progression.drop == Progression.standardDrop ? nil : .thousandths(progression.drop),
    ])
  }
}
