import Formats
import System
import Testing
import Wording

/// What answers for programs call things: one name for one thing, whichever command answers. Looked for in all answers of
/// the transcripts.
@Suite struct AnswerNamesTests {
  private static func answers(in name: String) throws -> [String] {
    let bytes = try #require(try Folder.open(TranscriptTests.folder).read(name))
    let steps = Transcript(String(decoding: bytes, as: UTF8.self)).steps
    return steps.flatMap { step -> [String] in
      guard case .command(_, let output) = step else { return [] }
      return output
    }
  }

  @Test(arguments: TranscriptTests.names) func oneNameForOneThing(_ name: String) throws {
    for line in try Self.answers(in: name) {
      // `exercise` is a name, `exerciseId` an id.
      #expect(!line.contains(#/"exercise": "(id:)?[0-9]+"/#), "\(line)")
      #expect(!line.contains(#/"exerciseId": "[A-Z]/#), "\(line)")
      // A day is `date`.
      #expect(!line.contains(#/"day": "[0-9]{4}-/#), "\(line)")
    }
  }

  /// What a name stands for is of one shape everywhere.
  @Test(arguments: TranscriptTests.names) func oneShapeForOneName(_ name: String) throws {
    for object in try Self.answers(in: name).split(separator: "{").compactMap(Self.object) {
      check(try JSONDocument(Array(object.utf8)).root)
    }
  }

  /// The text of an answer up to the line that ends it.
  private static func object(_ lines: ArraySlice<String>) -> String? {
    lines.firstIndex(of: "}").map { "{" + lines[..<$0].joined(separator: "\n") + "}" }
  }

  private static let quantities: Set = [
    "e1rm", "volume", "bodyVolume", "oneRepMax", "tenRepMax", "changePerMonth",
  ]

  private func check(_ value: JSONValue) {
    let members = value.members
    let names = Set(members.map(\.name))
    let text = String(decoding: value.rawBytes, as: UTF8.self)
    if names.contains("exercise") { #expect(names.contains("exerciseId"), "\(text)") }
    // Of an exercise, what isn't a warm-up is told beside all that was done.
    if names.contains("exerciseId"),
      members.contains(where: { $0.name == "sets" && $0.value.kind == .number })
    {
      #expect(names.contains("workSets"), "\(text)")
    }
    for (name, member) in members.map({ ($0.name, $0.value) }) {
      if Self.quantities.contains(name), member.kind != .null {
        let parts = Set(member.members.map(\.name))
        #expect(parts.isSuperset(of: ["value", "unit"]), "\(name): \(text)")
      }
      if name == "value", member.kind == .number { #expect(names.contains("unit"), "\(text)") }
      if name == "bestSet" { #expect(names.isSuperset(of: ["sets", "workSets", "result"]), "\(text)") }
    }
    for member in members { check(member.value) }
    for element in value.elements { check(element) }
  }
}
