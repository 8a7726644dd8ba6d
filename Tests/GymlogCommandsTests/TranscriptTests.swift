import System
import TestSupport
import Testing
import Wording

/// Plays every file in `Tests/Transcripts`.
///
/// With `GYMLOG_RECORD=1`, transcripts that differ are recorded again. Their tests fail all the same, because a new recording
/// must be read before it is trusted. `GYMLOG_TRANSCRIPTS=import` plays only files with that in their names.
@Suite struct TranscriptTests {
  static let folder = Repository.path("Tests/Transcripts")

  static var names: [String] {
    let only = Environment.process["GYMLOG_TRANSCRIPTS"] ?? ""
    return ((try? Folder.open(folder).names()) ?? []).filter { name in
      name.hasSuffix(".transcript") && (only.isEmpty || name.contains(only))
    }.sorted()
  }

  @Test(arguments: names) func matchesItsRecording(_ name: String) throws {
    let folder = try Folder.open(Self.folder)
    let bytes = try #require(try folder.read(name))
    let written = Transcript(String(decoding: bytes, as: UTF8.self))
    let played = try written.played(on: TestMachine())
    for (expected, real) in zip(written.steps, played.steps) where expected != real {
      Issue.record("\(name):\n--- expected\n\(Self.text(expected))\n--- actual\n\(Self.text(real))")
    }
    if written.steps != played.steps, Environment.process["GYMLOG_RECORD"] == "1" {
      try folder.replace(name, Array(played.text.utf8))
    }
  }

  /// The end of a paint, made visible as if it were in the lifter's text: the painted text was made safe or wrapped.
  @Test(arguments: names) func noPaintIsShownAsText(_ name: String) throws {
    let bytes = try #require(try Folder.open(Self.folder).read(name))
    let machine = try TestMachine()
    machine.environment["CLICOLOR_FORCE"] = "1"
    machine.width = 40
    let played = try Transcript(String(decoding: bytes, as: UTF8.self)).played(on: machine)
    #expect(!played.text.contains("\\u{1B}[0m"), "\(name)")
  }

  @Test func transcriptsExist() { #expect(!Self.names.isEmpty) }

  private static func text(_ step: Transcript.Step) -> String {
    var one = Transcript("")
    one.steps = [step]
    return one.text
  }
}
