import System
import Testing
import Wording

/// The sessions in README.md, played as transcripts, one after the other on one machine: what it shows is what comes.
///
/// A comment `<!-- @ wait 5min -->` prepares what follows, as such a line of a transcript does; after `<!-- @ pace 5min -->`
/// so much time goes by between two commands. With `GYMLOG_RECORD=1` what differs is written anew as it really went, and the
/// test fails all the same. The bits of an id may differ: they depend on how many were drawn before.
@Suite struct ReadmeTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  private static let opening = "```console"
  private static let closing = "```"

  @Test func goesAsWritten() throws {
    let folder = try Folder.open(Self.root)
    let bytes = try #require(try folder.read("README.md"))
    let written = String(decoding: bytes, as: UTF8.self)
    let played = try Self.played(written)
    for (expected, real) in zip(Self.blocks(of: written), Self.blocks(of: played))
    where Self.masked(expected) != Self.masked(real) {
      Issue.record("README.md:\n--- expected\n\(expected)\n--- came\n\(real)")
    }
    if Self.masked(written) != Self.masked(played), Environment.process["GYMLOG_RECORD"] == "1" {
      try folder.replace("README.md", Array(played.utf8))
    }
  }

  @Test func opensWithTheFiveCommandsOfAWorkout() throws {
    let bytes = try #require(try Folder.open(Self.root).read("README.md"))
    let first = try #require(Self.blocks(of: String(decoding: bytes, as: UTF8.self)).first)
    let commands = first.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    #expect(commands.map { $0.split(separator: " ")[2] } == ["start", "log", "log", "finish", "share"])
  }

  /// The text with its sessions as they really go.
  private static func played(_ text: String) throws -> String {
    let bench = try Bench()
    var lines: [String] = []
    var session: [String]?
    var pace = "0min"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let written = session, line != closing {
        session = written + [line]
        continue
      }
      if let written = session {
        lines += try played(written, pace: pace, on: bench)
        session = nil
      } else if line == opening {
        session = []
      } else if line.hasPrefix("<!-- @ pace ") {
        pace = String(line.dropFirst("<!-- @ pace ".count).dropLast(" -->".count))
      } else if line.hasPrefix("<!-- @ ") {
        _ = try Transcript(String(line.dropFirst("<!-- ".count).dropLast(" -->".count))).played(on: bench)
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func played(_ session: [String], pace: String, on bench: Bench) throws -> [String] {
    let steps = Transcript(session.map { $0 + "\n" }.joined()).steps
    var lines: [String] = []
    for step in steps {
      var one = Transcript("")
      one.steps = [step]
      lines += try one.played(on: bench).text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
        .map(String.init)
      _ = try Transcript("@ wait " + pace).played(on: bench)
    }
    return lines
  }

  private static func masked(_ text: String) -> String {
    text.replacing(/([0-9]{8}t[0-9]{4})-[0-9a-z]{10}/) { "\($0.output.1)-" }
  }

  private static func blocks(of text: String) -> [String] {
    text.split(separator: "\n" + opening + "\n").dropFirst().map { part in
      String(part.split(separator: "\n" + closing).first ?? "")
    }
  }
}
