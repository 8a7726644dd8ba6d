import Formats
import Testing

@Suite struct JSONValueTests {
  static let text = """
    {
      "load": 102.50, "unit": "k\\u0067",
      "done": true,
      "tags": ["é", null, [1, 2], {"a": 1}],
      "plan": {"reps": 8e0}
    }
    """

  let root: JSONValue

  init() throws {
    root = try JSONDocument(Array(Self.text.utf8)).root
  }

  @Test func givesMembersByName() {
    #expect(root["load"]?.numberText == "102.50")
    #expect(root["unit"]?.stringValue == "kg")
    #expect(root["done"]?.boolValue == true)
    #expect(root["plan"]?["reps"]?.integer() == 8)
    #expect(root["reps"] == nil)
    #expect(root["load"]?["unit"] == nil)
    #expect(root["tags"]?["a"] == nil)
  }

  @Test func givesNothingForAnotherKind() {
    #expect(root.kind == .object)
    #expect(root.stringValue == nil && root.numberText == nil && root.boolValue == nil && !root.isNull)
    #expect(
      root["unit"]?.numberText == nil && root["load"]?.stringValue == nil && root["load"]?.integer() == nil)
    #expect(Array(root.elements).isEmpty)
    #expect(root["tags"].map { Array($0.members).isEmpty } == true)
    #expect(root["done"].map { Array($0.members).isEmpty && Array($0.elements).isEmpty } == true)
  }

  @Test func walksInOrder() throws {
    #expect(root.members.map(\.name) == ["load", "unit", "done", "tags", "plan"])
    #expect(root.members.map(\.value.kind) == [.number, .string, .bool, .array, .object])
    let tags = try #require(root["tags"])
    #expect(tags.elements.map(\.kind) == [.string, .null, .array, .object])
    #expect(tags.elements.map { string($0.rawBytes) } == ["\"é\"", "null", "[1, 2]", "{\"a\": 1}"])
  }

  @Test func knowsWhereItStands() throws {
    #expect(root.position == TextPosition(line: 1, column: 1, offset: 0))
    #expect(root["unit"]?.position == TextPosition(line: 2, column: 27, offset: 28))
    let tags = try #require(root["tags"])
    #expect(tags.elements.map(\.position.column) == [12, 17, 23, 31])
    #expect(tags.elements.map(\.position.line) == [4, 4, 4, 4])
  }

  @Test func comparesNamesScalarByScalar() throws {
    let root = try JSONDocument(Array("{\"e\u{301}\":1}".utf8)).root
    #expect(root["\u{E9}"] == nil)
    #expect(root["e\u{301}"]?.integer() == 1)
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0.0", 0, 0), ("8", 0, 8), ("8.0", 0, 8), ("80e-1", 0, 8), ("102.5", 3, 102_500),
      ("102.5", 0, nil), ("0.0005", 3, nil), ("-2.5e1", 1, -250), ("1e18", 0, 1_000_000_000_000_000_000),
      ("1e19", 0, nil), ("9223372036854775807", 0, Int.max), ("-9223372036854775808", 0, Int.min),
      ("9223372036854775808", 0, nil), ("0e999999999999999999999", 0, nil), ("0e99", 3, 0),
      ("1e-400", 3, nil),
      ("1e99999999999999999", 3, nil), ("1.000000000000000000000000000000", 0, 1),
    ] as [(String, Int, Int?)])
  func givesExactIntegers(_ text: String, _ scale: Int, _ expected: Int?) throws {
    #expect(try JSONDocument(Array(text.utf8)).root.integer(scale: scale) == expected)
  }
}
