import Documents
import Formats
import Testing
import Training

/// The ids of its place in a document.
@Suite struct PlaceTests {
  static let bare = """
    {
      "format": 1,
      "mine": [1.0],
      "in": "20261121t1841-2m8d0w6k1z",
      "position": "2",
      "result": {"reps": 5}
    }

    """
  private let other = "20261121t1830-0000000000"

  private func place() throws -> DocumentPlace {
    DocumentPlace(try someID(), in: try made(EntityID("20261121t1800-2m8d0w6k1z")))
  }

  @Test("A new document names its place, before everything else")
  func new() throws {
    let value = try Document.workoutSet.decode(bytes(Self.bare), named: someID())
    let text = string(try Document.workoutSet.bytes(of: value, at: place()))
    #expect(
      text.hasPrefix(
        """
        {
          "format": 1,
          "id": "\(idText)",
          "parent": "20261121t1800-2m8d0w6k1z",
          "in": 
        """))
    #expect(try Document.workoutSet.decode(bytes(text), at: place()) == value)
  }

  @Test("An older document stays as it is until it changes, and then gets its ids; what is unknown stays")
  func older() throws {
    var value = try Document.workoutSet.decode(bytes(Self.bare), at: place())
    #expect(
      string(try Document.workoutSet.bytes(of: value, over: bytes(Self.bare), at: place())) == Self.bare)
    value.set.result = Performance(.reps(6))
    let text = try Document.workoutSet.bytes(of: value, over: bytes(Self.bare), at: place())
    #expect(string(text).contains("\"mine\": [1.0],\n  \"in\""))
    #expect(string(text).contains("\"parent\": \"20261121t1800-2m8d0w6k1z\""))
    #expect(try Document.workoutSet.decode(text, at: place()) == value)
  }

  @Test("Written to a new place, even unchanged, a document names that place")
  func moved() throws {
    let value = try Document.workoutSet.decode(bytes(Self.bare), named: someID())
    let old = try Document.workoutSet.bytes(of: value, at: place())
    let target = DocumentPlace(try someID(), in: try made(EntityID(other)))
    let new = try Document.workoutSet.bytes(of: value, over: old, at: target, isNewPlace: true)
    #expect(string(new) == string(old).replacing("20261121t1800-2m8d0w6k1z", with: other))
  }

  @Test("A document in the wrong place is refused", arguments: ["id", "parent"])
  func misplaced(_ member: String) throws {
    let text = Self.bare.replacing("\"mine\": [1.0]", with: "\"\(member)\": \"\(other)\"")
    let error = #expect(throws: DocumentError.self) {
      try Document.workoutSet.decode(bytes(text), at: place())
    }
    #expect(error?.reason == .misplaced(member, belongsTo: other))
    #expect(error?.position.line == 3)
    let value = try Document.workoutSet.decode(bytes(Self.bare), named: someID())
    let same = string(try Document.workoutSet.bytes(of: value, over: bytes(text)))
    #expect(same == text, "without a place, the member is unknown, and stays")
  }

  @Test("An invalid id is damage", arguments: ["5", "null", "\"x\"", "\"\""])
  func noID(_ value: String) throws {
    let text = Self.bare.replacing("\"mine\": [1.0]", with: "\"id\": \(value)")
    let error = #expect(throws: DocumentError.self) {
      try Document.workoutSet.decode(bytes(text), at: place())
    }
    #expect(error?.reason == .wrongType("id", expected: .id))
  }

  @Test("Each path of a document has its place")
  func paths() throws {
    let id = idText
    #expect(DocumentPath("gymlog.json")?.place == nil)
    #expect(DocumentPath("body/\(id).json")?.place == DocumentPlace(try someID()))
    #expect(DocumentPath("routines/\(other)/routine.json")?.place?.id.text == other)
    #expect(DocumentPath("workouts/2026/\(other)/workout.json")?.place?.parent == nil)
    for kind in ["set", "exercise"] {
      for folder in ["routines", "workouts/2026"] {
        let place = DocumentPath("\(folder)/\(other)/\(kind)-\(id).json")?.place
        #expect(place?.id.text == id)
        #expect(place?.parent?.text == other)
      }
    }
  }
}
