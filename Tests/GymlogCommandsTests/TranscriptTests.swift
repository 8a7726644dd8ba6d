import System
import Testing
import Wording

/// Every file in `Tests/Transcripts`, played from its first line to its last.
///
/// With `GYMLOG_RECORD=1` a transcript that differs is written anew as it really went, and its test fails all the same: what
/// was just recorded is to be read before it is believed.
@Suite struct TranscriptTests {
  static let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/Transcripts"

  static var names: [String] {
    ((try? Folder.open(folder).names()) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
  }

  @Test(arguments: names) func goesAsWritten(_ name: String) throws {
    let folder = try Folder.open(Self.folder)
    let bytes = try #require(try folder.read(name))
    let written = Transcript(String(decoding: bytes, as: UTF8.self))
    let played = try written.played(on: Bench())
    for (expected, real) in zip(written.steps, played.steps) where expected != real {
      Issue.record("\(name):\n--- expected\n\(Self.text(expected))\n--- came\n\(Self.text(real))")
    }
    if written.steps != played.steps, Environment.process["GYMLOG_RECORD"] == "1" {
      try folder.replace(name, Array(played.text.utf8))
    }
  }

  @Test func thereAreTranscripts() { #expect(!Self.names.isEmpty) }

  private static func text(_ step: Transcript.Step) -> String {
    var one = Transcript("")
    one.steps = [step]
    return one.text
  }
}
