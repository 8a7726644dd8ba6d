import Formats
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  static let value: JSON = [
    "name": "Leg \"day\"", "sets": [8, [], [:], ["reps": 5, "load": .number("102.50")]], "done": true,
    "note": .null,
  ]

  @Test func writesPretty() {
    #expect(
      string(Self.value.text()) == """
        {
          "name": "Leg \\"day\\"",
          "sets": [
            8,
            [],
            {},
            {
              "reps": 5,
              "load": 102.50
            }
          ],
          "done": true,
          "note": null
        }

        """)
  }

  @Test func writesMembers() {
    #expect(
      string(Self.value.text(.members)) == """
        {
          "name": "Leg \\"day\\"",
          "sets": [8, [], {}, {"reps": 5, "load": 102.50}],
          "done": true,
          "note": null
        }

        """)
    #expect(string(JSON.array([1, [:]]).text(.members)) == "[1, {}]\n")
  }

  @Test func writesCompact() {
    #expect(
      string(Self.value.text(.compact))
        == #"{"name":"Leg \"day\"","sets":[8,[],{},{"reps":5,"load":102.50}],"done":true,"note":null}"#)
  }

  @Test func escapesOnlyWhatMustBe() {
    let text: JSON = "\u{0}\u{1}\u{8}\t\n\u{C}\r\u{1F}\"\\/\u{7F}é\u{2028}\u{1F3CB}"
    #expect(
      string(text.text(.compact))
        == #""\u0000\u0001\b\t\n\f\r\u001f\"\\/"# + "\u{7F}é\u{2028}\u{1F3CB}\"")
  }

  @Test func leavesOutWhatIsAbsent() {
    let note: String? = nil
    #expect(JSON.object(present: ["a": 1, "note": note.map(JSON.string), "b": 2]) == ["a": 1, "b": 2])
  }

  @Test func isEqualWhereWrittenAlike() {
    #expect(JSON.string("\u{E9}") != .string("e\u{301}"))
    #expect(JSON.number("80") != .number("80.0"))
    #expect(["a": 1, "b": 2] as JSON != ["b": 2, "a": 1])
    #expect(Set([Self.value, Self.value, [], [:], "1", 1]).count == 5)
  }

  @Test(arguments: [JSONStyle.pretty, .members, .compact], [1])
  func comesBackAsItWas(_ style: JSONStyle, seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<10_000 {
      let value = random.json(depth: 4)
      #expect(read(value.text(style)) == .success(value))
    }
  }
}
