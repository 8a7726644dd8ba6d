import System
import Testing

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
}
