import Documents
import Formats
import TestSupport
import Testing
import Training

/// Merging two versions of a document by member.
@Suite struct DocumentMergeTests {
  private func path() throws -> DocumentPath {
    try made(DocumentPath("workouts/2026/20261121t1800-2m8d0w6k1z/set-\(idText).json"))
  }

  private func text(_ members: String) -> [UInt8] {
    bytes(
      """
      {
        "format": 1,
        "id": "\(idText)",
        "parent": "20261121t1800-2m8d0w6k1z",
        "in": "20261121t1841-2m8d0w6k1z",
        "position": "2",
        \(members)
      }

      """)
  }

  private func merge(_ base: String?, _ mine: String, _ theirs: String) throws -> DocumentMerge.Outcome {
    DocumentMerge.merge(base: base.map(text), mine: text(mine), theirs: text(theirs), at: try path())
  }

  @Test(
    "Changes of different members come together, in nested objects too",
    arguments: [
      // base, mine, theirs, both
      (
        #""result": {"reps": 5}"#, #""result": {"reps": 6}"#, #""result": {"reps": 5}, "note": "a""#,
        #""result": {"reps": 6}, "note": "a""#
      ),
      (
        #""result": {"reps": 5, "rpe": 8}"#, #""result": {"reps": 6, "rpe": 8}"#, #""result": {"reps": 5}"#,
        #""result": {"reps": 6}"#
      ),
      (
        #""result": {"reps": 5}, "rest": 90"#, #""result": {"reps": 5}"#,
        #""result": {"reps": 5.0}, "rest": 90"#,
        #""result": {"reps": 5}"#
      ),
      (
        #""x": [1], "result": {"reps": 5}"#, #""x": [1, 2], "result": {"reps": 5}"#,
        #""x": [1], "result": {"reps": 7}"#,
        #""x": [1, 2], "result": {"reps": 7}"#
      ),
    ])
  func together(base: String, mine: String, theirs: String, both: String) throws {
    guard case .merged(let merged) = try merge(base, mine, theirs) else {
      Issue.record("a conflict")
      return
    }
    let value = try JSONDocument(merged).root
    #expect(value.means(JSON(try JSONDocument(text(both)).root)), "\(string(merged))")
  }

  @Test(
    "What both changed is a conflict that names it, and leaves the rest merged",
    arguments: [
      (
        #""result": {"reps": 5}"#, #""result": {"reps": 6}, "rest": 60"#, #""result": {"reps": 7}"#,
        ["result.reps"]
      ),
      // A load is one value: 105 lb was never lifted.
      (
        #""result": {"reps": 5, "load": {"value": 100, "unit": "kg"}}"#,
        #""result": {"reps": 5, "load": {"value": 105, "unit": "kg"}}, "rest": 60"#,
        #""result": {"reps": 5, "load": {"value": 100, "unit": "lb"}}"#, ["result.load"]
      ),
      (
        #""note": "a", "result": {"reps": 5}"#, #""rest": 60, "result": {"reps": 5}"#,
        #""note": "b", "result": {"reps": 5}"#, ["note"]
      ),
    ])
  func conflicts(base: String, mine: String, theirs: String, members: [String]) throws {
    guard case .conflict(let ours, let others, let named) = try merge(base, mine, theirs) else {
      Issue.record("no conflict")
      return
    }
    #expect(named == members)
    #expect(string(ours).contains("rest") && string(others).contains("rest"), "the rest is merged in both")
    let member = try made(members.first?.split(separator: ".").first.map(String.init))
    func value(_ text: [UInt8]) throws -> JSON? { try JSONDocument(text).root[member].map { JSON($0) } }
    #expect(try value(ours) == value(text(mine)))
    #expect(try value(others) == value(text(theirs)))
  }

  @Test("Members that can't be combined are a conflict")
  func contradiction() throws {
    let outcome = try merge(
      #""plan": {"reps": 5}"#, #""plan": {"reps": 5}, "result": {"reps": 5}"#,
      #""plan": {"reps": 5}, "result": {"duration": 60}"#)
    guard case .conflict(_, _, let members) = outcome else {
      Issue.record("no conflict")
      return
    }
    #expect(members == ["result"])
  }

  @Test("Documents with different ids are never merged, even if git pairs them")
  func others() throws {
    let one = text(#""result": {"reps": 5}"#)
    let moved = bytes(string(one).replacing(idText, with: "20261121t1830-0000000000"))
    let edited = text(#""result": {"reps": 9}"#)
    for (base, mine, theirs) in [
      (moved, one, edited), (one, moved, edited), (one, edited, moved), (one, one, moved),
    ] {
      let outcome = DocumentMerge.merge(base: base, mine: mine, theirs: theirs, at: try path())
      #expect(outcome == .conflict(mine: mine, theirs: theirs, members: []))
    }
  }

  @Test("Versions that can't be read are never merged, unless they are the same")
  func unreadable() throws {
    let (one, other, broken) = (text(#""result": {"reps": 5}"#), text(#""result": {"reps": 9}"#), bytes("{"))
    for (base, mine, theirs) in [(broken, one, other), (one, broken, other), (one, other, broken)] {
      let outcome = DocumentMerge.merge(base: base, mine: mine, theirs: theirs, at: try path())
      #expect(outcome == .conflict(mine: mine, theirs: theirs, members: []))
    }
    let same = DocumentMerge.merge(base: one, mine: broken, theirs: broken, at: try path())
    #expect(same == .merged(broken))
  }

  @Test("What neither changed keeps its bytes")
  func layout() throws {
    let members = #""x": { "y":[1e0,2 ] },  "result": {"reps": 5.0}"#
    guard
      case .merged(let merged) = try merge(members, members + #", "rest": 60"#, members + #", "note": "a""#)
    else {
      Issue.record("a conflict")
      return
    }
    #expect(string(merged).contains(members))
  }

  @Test("The earlier creation date of the logbook counts")
  func created() throws {
    let (early, late) = (
      #"{"format":1,"created":"2026-11-01T10:00:00Z"}"#, #"{"format":1,"created":"2026-11-02T10:00:00Z"}"#
    )
    guard
      case .merged(let merged) = DocumentMerge.merge(
        base: nil, mine: bytes(late), theirs: bytes(early), at: .logbook)
    else {
      Issue.record("a conflict")
      return
    }
    #expect(string(merged).contains("2026-11-01"))
  }

  @Test("An older document gets its ids, everything else keeps its bytes")
  func naming() throws {
    let named = try made(path().naming(bytes(PlaceTests.bare)))
    #expect(try path().naming(named) == nil)
    #expect(try path().reads(named))
    #expect(string(named).hasPrefix(PlaceTests.bare.dropLast(3)))
    #expect(try path().naming(bytes("{")) == nil)
  }
}

extension DocumentMergeTests {
  /// The edits of a set, which take a member from another one.
  private static let edits: [@Sendable (inout SetDocument, SetDocument) -> Void] = [
    { $0.set.position = $1.set.position }, { $0.set.rest = $1.set.rest }, { $0.set.note = $1.set.note },
    { $0.set.type = $1.set.type }, { $0.set.rested = $1.set.rested },
    { set, other in
      if let result = other.set.result {
        (set.set.result, set.set.completed) = (result, other.set.completed)
      }
    },
  ]

  /// A set after a few of these edits.
  private func edited(_ set: SetDocument, _ random: inout SeededRandom, _ edits: Range<Int>) -> SetDocument {
    var set = set
    let other = random.set()
    for edit in Self.edits[edits] where random.chance(40) { edit(&set, other) }
    return set
  }

  private func documents(
    _ random: inout SeededRandom, _ mine: Range<Int>, _ theirs: Range<Int>
  ) throws -> (place: DocumentPath, base: [UInt8], mine: [UInt8], theirs: [UInt8]) {
    let base = random.set()
    let (one, other) = (edited(base, &random, mine), edited(base, &random, theirs))
    let path = try made(DocumentPath("workouts/2026/20261121t1800-2m8d0w6k1z/set-\(base.set.id.text).json"))
    let place = path.place
    let bytes = try Document.workoutSet.bytes(of: base, at: place)
    return (
      path, bytes, try Document.workoutSet.bytes(of: one, over: bytes, at: place),
      try Document.workoutSet.bytes(of: other, over: bytes, at: place)
    )
  }

  @Test(
    "Swapped versions merge to the same text, every value is one of theirs, and merging again changes nothing",
    arguments: seeds(400))
  func properties(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let (path, base, mine, theirs) = try documents(&random, Self.edits.indices, Self.edits.indices)
    func merge(_ base: [UInt8]?, _ mine: [UInt8], _ theirs: [UInt8]) -> DocumentMerge.Outcome {
      DocumentMerge.merge(base: base, mine: mine, theirs: theirs, at: path)
    }
    #expect(merge(base, mine, base) == .merged(mine))
    #expect(merge(base, base, theirs) == .merged(theirs))
    #expect(merge(base, mine, mine) == .merged(mine))
    for base in [base, nil] {
      switch (merge(base, mine, theirs), merge(base, theirs, mine)) {
      case (.merged(let one), .merged(let other)):
        #expect(one == other)
        #expect(path.reads(one))
        let (whole, ours, others) = (
          try JSONDocument(one).root, try JSONDocument(mine).root, try JSONDocument(theirs).root
        )
        for (name, value) in whole.members where name != "result" && name != "plan" {
          let isKnown = [ours, others].contains { $0[name].map { value.means(JSON($0)) } ?? false }
          #expect(isKnown, "\(name)")
        }
        #expect(merge(base, one, theirs) == .merged(one))
        #expect(merge(base, mine, one) == .merged(one))
      case (.conflict(let a, let b, let members), .conflict(let c, let d, let same)):
        #expect(a == d && b == c && Set(members) == Set(same) && !members.isEmpty)
        #expect(path.reads(a) && path.reads(b))
      default: Issue.record("merged in one order only")
      }
    }
  }

  @Test("Edits of different members always merge, to both of them", arguments: seeds(200))
  func disjoint(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let (path, base, mine, theirs) = try documents(&random, 0..<3, 3..<5)
    guard case .merged(let merged) = DocumentMerge.merge(base: base, mine: mine, theirs: theirs, at: path)
    else {
      Issue.record("a conflict")
      return
    }
    let place = try made(path.place)
    let (value, one, other) = (
      try Document.workoutSet.decode(merged, at: place), try Document.workoutSet.decode(mine, at: place),
      try Document.workoutSet.decode(theirs, at: place)
    )
    var expected = one
    (expected.set.type, expected.set.rested) = (other.set.type, other.set.rested)
    #expect(value == expected)
  }
}
