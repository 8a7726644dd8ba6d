import Documents
import Testing
import Training

/// What a rewrite changes and what it keeps.
@Suite struct RewriteTests {
  static let old = """
    {
      "format" : 1.0,
      "mine": {"a" : [ 1e0 ]},
      "in": "20261121t1841-2m8d0w6k1z",  "position": "2",
      "type": "normal",
      "plan": {"reps": 5, "load": {"unit": "kg", "value": 120.0, "kind": "external", "bar": "ss"}},
      "result": {"parts": [5.0], "reps": 5, "load": {"value": 1.20e2, "unit": "kg"}},
      "completed": "2026-11-21T17:47:31Z",
      "note": "caf\\u00e9"
    }

    """.replacing("1.20e2", with: "120.00")

  private func rewritten(_ change: (inout WorkoutSet) throws -> Void) throws -> String {
    var document = try Document.workoutSet.decode(bytes(Self.old), named: someID())
    try change(&document.set)
    return string(try Document.workoutSet.bytes(of: document, over: bytes(Self.old)))
  }

  @Test func unchangedValuesKeepTheirBytes() throws {
    #expect(try rewritten { _ in } == Self.old)
  }

  @Test("A replaced number is read as its successor, and keeps its spelling")
  func replacedNumber() throws {
    let old = "{\"format\": 1, \"exercise\": \"64\", \"name\": \"Military Press\", \"position\": \"1\"}\n"
    var entry = try Document.exercise.decode(bytes(old), named: someID())
    #expect(entry.exercise.text == "2")
    #expect(string(try Document.exercise.bytes(of: entry, over: bytes(old))) == old)
    entry.position = try made(Position("2"))
    #expect(
      string(try Document.exercise.bytes(of: entry, over: bytes(old)))
        == old.replacing("\"position\": \"1\"", with: "\"position\": \"2\""))
  }

  @Test func oneValueChanges() throws {
    #expect(
      try rewritten { $0.result?.amount = .reps(6) }
        == Self.old.replacing("[5.0], \"reps\": 5", with: "[5.0], \"reps\": 6"))
    #expect(
      try rewritten { $0.position = try made(Position("2.5")) }
        == Self.old.replacing("\"position\": \"2\"", with: "\"position\": \"2.5\""))
    #expect(
      try rewritten { $0.type = .warmUp } == Self.old.replacing("\"normal\"", with: "\"warmUp\""))
    #expect(
      try rewritten { $0.completed = $0.completed?.adding(seconds: 1) }
        == Self.old.replacing("17:47:31Z", with: "17:47:32+00:00"))
  }

  @Test func aDefaultGoesOnlyWhereItWasntOne() throws {
    #expect(
      try rewritten { $0.plan?.load = .load(.external(Mass(Thousandths(125), .kilograms))) }
        == Self.old.replacing("120.0,", with: "125,"))
    let drop = Self.old.replacing("\"normal\"", with: "\"drop\"")
    var document = try Document.workoutSet.decode(bytes(drop), named: someID())
    document.set.type = .normal
    #expect(
      string(try Document.workoutSet.bytes(of: document, over: bytes(drop)))
        == drop.replacing("  \"type\": \"drop\",\n", with: ""))
  }

  @Test func membersAreRemovedAndAdded() throws {
    #expect(
      try rewritten { $0.note = nil }
        == Self.old.replacing(",\n  \"note\": \"caf\\u00e9\"", with: ""))
    #expect(
      try rewritten { $0.result?.effort = .rir(2) }
        == Self.old.replacing("120.00, \"unit\": \"kg\"}}", with: "120.00, \"unit\": \"kg\"}, \"rir\": 2}"))
  }

  @Test func aPlannedSetThatIsDoneLooksLikeANewOne() throws {
    let load = Load.external(Mass(Thousandths(raw: 62_500), .kilograms))
    var document = SetDocument(
      in: try someID(),
      WorkoutSet(id: try someID(), position: .first, plan: Target(.repRange(8, 12), at: .load(load))))
    let planned = try Document.workoutSet.bytes(of: document)
    document.set.result = Performance(.reps(8), at: load)
    document.set.completed = Instant("2026-11-21T18:47:31+01:00")
    let done = try Document.workoutSet.bytes(of: document, over: planned)
    #expect(done == (try Document.workoutSet.bytes(of: document)))
    #expect(
      string(done) == """
        {
          "format": 1,
          "in": "\(idText)",
          "position": "1",
          "plan": {"reps": {"from": 8, "to": 12}, "load": {"value": 62.5, "unit": "kg"}},
          "result": {"reps": 8, "load": {"value": 62.5, "unit": "kg"}},
          "completed": "2026-11-21T18:47:31+01:00"
        }

        """)
  }

  @Test func damagedAndNewerDocumentsAreNotRewritten() throws {
    let document = try Document.workoutSet.decode(bytes(Self.old), named: someID())
    for old in ["", "{}", "{\"format\": 2}", String(Self.old.dropLast(3))] {
      #expect(throws: DocumentError.self) { try Document.workoutSet.bytes(of: document, over: bytes(old)) }
    }
  }

  @Test("What a document can't hold is the fault of the value, not of the document")
  func unwritable() throws {
    let old = bytes(#"{"format": 1, "name": "Push A"}"#)
    var routine = try Document.routine.decode(old, named: someID())
    routine.name = String(repeating: "x", count: 201)
    for old in [nil, old] {
      let error = #expect(throws: DocumentError.self) { try Document.routine.bytes(of: routine, over: old) }
      #expect(error?.isOfValue == true && error?.reason == .tooLong("name", limit: 200))
    }
    let damaged = #expect(throws: DocumentError.self) {
      try Document.routine.bytes(of: routine, over: bytes("{"))
    }
    #expect(damaged?.isOfValue == false)
  }
}
