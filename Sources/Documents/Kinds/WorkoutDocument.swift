import Formats
import Training

enum WorkoutCoding {
  static let coding = DocumentCoding<EntityID, Workout>(shape: shape, read: read, write: write, name: \.id)

  private static let shape = JSONShape.object([
    "format": .value, "name": .value, "start": .value, "end": .value, "unit": .value,
    "pauses": .array(.members("start", "end")), "note": .value, "tags": .value,
    "origin": .members("workout", "routine"),
  ])

  @Sendable private static func read(
    _ object: ObjectReader, _ id: EntityID
  ) throws(DocumentError) -> Workout {
    let workout = Workout(
      id: id,
      name: try object.optional("name", Field.name),
      start: try object.required("start", Field.instant),
      end: try object.optional("end", Field.instant),
      pauses: try object.optional("pauses", pauses) ?? [],
      unit: try object.required("unit", Field.word),
      note: try object.optional("note", Field.note),
      tags: try object.optional("tags", Field.tags) ?? [],
      origin: try object.optional("origin", origin))
    try checkOrder(workout.start, workout.end, object)
    return workout
  }

  private static func pauses(_ field: Field) throws(DocumentError) -> [Workout.Pause] {
    try field.elements { (element: Field) throws(DocumentError) in
      let object = try ObjectReader(element)
      let pause = Workout.Pause(
        start: try object.required("start", Field.instant), end: try object.optional("end", Field.instant))
      try checkOrder(pause.start, pause.end, object)
      return pause
    }
  }

  /// Compares the moments, wherever they were.
  private static func checkOrder(
    _ start: Instant, _ end: Instant?, _ object: ObjectReader
  ) throws(DocumentError) {
    if let end, end.seconds < start.seconds {
      throw object.failure(.contradiction(.endBeforeStart), at: "end")
    }
  }

  private static func origin(_ field: Field) throws(DocumentError) -> Workout.Origin {
    let object = try ObjectReader(field)
    let workout = try object.optional("workout", Field.id)
    let routine = try object.optional("routine", Field.text)
    switch (workout, routine) {
    case (let workout?, nil): return .workout(workout)
    case (nil, let routine?): return .routine(routine)
    default: throw object.failure(.contradiction(.originUnclear))
    }
  }

  @Sendable private static func write(_ workout: Workout) -> JSON {
    .object(present: [
      "format": .format,
      "name": workout.name.map(JSON.string),
      "start": .instant(workout.start),
      "end": workout.end.map(JSON.instant),
      "unit": .word(workout.unit),
      "pauses": workout.pauses.isEmpty ? nil : .array(workout.pauses.map(write)),
      "note": workout.note.map(JSON.string),
      "tags": .texts(workout.tags),
      "origin": workout.origin.map(write),
    ])
  }

  private static func write(_ pause: Workout.Pause) -> JSON {
    .object(present: ["start": .instant(pause.start), "end": pause.end.map(JSON.instant)])
  }

  private static func write(_ origin: Workout.Origin) -> JSON {
    switch origin {
    case .workout(let id): ["workout": .string(id.text)]
    case .routine(let name): ["routine": .string(name)]
    }
  }
}
