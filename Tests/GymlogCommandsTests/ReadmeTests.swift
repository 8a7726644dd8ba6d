import System
import TestSupport
import Testing
import Wording

/// Plays the sessions in README.md as transcripts, one after the other on one machine.
///
/// A comment such as `<!-- @ wait 5min -->` works like the same line of a transcript. After `<!-- @ pace 5min -->`, five
/// minutes pass between commands. `GYMLOG_RECORD=1` records sessions that differ again, as in `TranscriptTests`. Random parts
/// of ids may differ.
@Suite struct ReadmeTests {
  private static let opening = "```console"
  private static let closing = "```"

  @Test func matchesItsRecording() throws {
    let written = try Repository.text("README.md")
    let played = try Self.played(written)
    for (expected, real) in zip(Self.blocks(of: written), Self.blocks(of: played))
    where Self.masked(expected) != Self.masked(real) {
      Issue.record("README.md:\n--- expected\n\(expected)\n--- actual\n\(real)")
    }
    if Self.masked(written) != Self.masked(played), Environment.process["GYMLOG_RECORD"] == "1" {
      try Folder.open(Repository.path("")).replace("README.md", Array(played.utf8))
    }
  }

  @Test func opensWithTheFiveCommandsOfAWorkout() throws {
    let first = try #require(Self.blocks(of: try Repository.text("README.md")).first)
    let commands = first.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    #expect(commands.map { $0.split(separator: " ")[2] } == ["start", "log", "log", "finish", "share"])
  }

  /// The text with the actual output of its sessions.
  private static func played(_ text: String) throws -> String {
    let machine = try TestMachine()
    var lines: [String] = []
    var session: [String]?
    var pace = "0min"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let written = session, line != closing {
        session = written + [line]
        continue
      }
      if let written = session {
        lines += try played(written, pace: pace, on: machine)
        session = nil
      } else if line == opening {
        session = []
      } else if line.hasPrefix("<!-- @ pace ") {
        pace = String(line.dropFirst("<!-- @ pace ".count).dropLast(" -->".count))
      } else if line.hasPrefix("<!-- @ ") {
        _ = try Transcript(String(line.dropFirst("<!-- ".count).dropLast(" -->".count))).played(on: machine)
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func played(_ session: [String], pace: String, on machine: TestMachine) throws -> [String] {
    let steps = Transcript(session.map { $0 + "\n" }.joined()).steps
    var lines: [String] = []
    for step in steps {
      var one = Transcript("")
      one.steps = [step]
      lines += try one.played(on: machine).text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
        .map(String.init)
      _ = try Transcript("@ wait " + pace).played(on: machine)
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
