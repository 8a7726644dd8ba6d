import TestSupport
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
    #expect(root["plan"]?["reps"]?.numberText == "8e0")
    #expect(root["reps"] == nil)
    #expect(root["load"]?["unit"] == nil)
    #expect(root["tags"]?["a"] == nil)
  }

  @Test func givesNothingForAnotherKind() {
    #expect(root.kind == .object)
    #expect(root.stringValue == nil && root.numberText == nil && root.boolValue == nil && !root.isNull)
    #expect(root["unit"]?.numberText == nil && root["load"]?.stringValue == nil)
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
    #expect(root["e\u{301}"]?.numberText == "1")
  }

  @Test func givesMembersInAnyOrder() throws {
    let names: [StaticString] = ["load", "unit", "done", "tags", "plan", "reps", "k\\u0067"]
    var random = SeededRandom(12)
    for _ in 0..<200 {
      var reader = try #require(JSONObjectReader(root))
      for name in names.shuffled(using: &random) {
        #expect(reader.take(name)?.position == root[name.description]?.position)
      }
    }
    #expect(JSONObjectReader(try #require(root["tags"])) == nil)
  }
}
