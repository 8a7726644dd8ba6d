import Formats
import Training

enum BodyWeightCoding {
  static let coding = DocumentCoding<EntityID, BodyWeight>(
    shape: .object(["format": .value, "weight": .members("value", "unit"), "at": .value]),
    read: read, write: write, name: \.id)

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> BodyWeight {
    BodyWeight(
      id: id, weight: try object.required("weight", mass), at: try object.required("at", Field.instant))
  }

  @Sendable private static func mass(_ field: Field) throws(DocumentError) -> Mass {
    let object = try ObjectReader(field)
    return Mass(
      try object.required("value", Field.positiveDecimal), try object.required("unit", Field.word))
  }

  @Sendable private static func write(_ entry: BodyWeight) -> JSON {
    .object(present: [
      "format": .format,
      "weight": .object(present: [
        "value": .thousandths(entry.weight.value), "unit": .word(entry.weight.unit),
      ]),
      "at": .instant(entry.at),
    ])
  }
}
