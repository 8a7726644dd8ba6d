import Documents
import GymlogCommands
import Logbook
import System
import Testing
import Training
import Wording

/// What every change of a workout keeps to: one operation that can be taken back, nothing written where it is refused or
/// changes nothing.
@Suite struct EditingTests {
  /// A bench with a workout: three sets of bench press, one of full squat, notes and tags.
  static func bench() throws -> Bench {
    let bench = try Bench()
    for line in [
      "log bench press 10@40w 8@80 7@82.5", "log full squat 5@100", "note Slept badly", "tag gym heavy",
    ] {
      #expect(Self.run(line, on: bench).code == .done, "\(line)")
    }
    return bench
  }

  static func run(_ line: String, on bench: Bench) -> Bench.Outcome { bench.run(Transcript.words(line)) }

  static let changes = [
    "edit 6", "edit bench.2 @85 @9", "edit bench press.1 normal", "swap front squat", "swap bench, push-up",
    "move bench.3 1", "move bench.1 full squat", "move full squat 1", "remove .1", "remove bench.1 bench.2",
    "remove bench press, full squat", "todo .", "todo bench", "note Left knee", "note Left knee --on bench",
    "note Left knee --on bench.2", "note --remove", "tag legs", "tag gym --remove",
  ]

  @Test(arguments: changes) func oneUndoTakesItBack(_ line: String) throws {
    let bench = try Self.bench()
    let before = try Self.files(bench, of: "share")
    #expect(Self.run(line, on: bench).code == .done)
    #expect(try Self.files(bench, of: "share") != before)
    let logbook = Logbook(
      Places(
        data: bench.home + "/.local/share/gymlog", makesData: true, state: bench.home + "/.local/state/gymlog"
      ))
    let undone = try logbook.undo(at: bench.now)
    #expect(undone.command == line.prefix { $0 != " " })
    #expect(try Self.files(bench, of: "share") == before)
  }

  @Test(arguments: changes) func itWorksOnThePastToo(_ line: String) throws {
    let bench = try Self.bench()
    #expect(Self.run("finish", on: bench).code == .done)
    let before = try Self.files(bench, of: "share")
    let open = Self.run(line, on: bench)
    #expect(open.code == .notFound)
    #expect(try Self.files(bench, of: "share") == before)
    let outcome = Self.run(line + " --in last", on: bench)
    #expect(outcome.code == .done && outcome.errors == "")
    #expect(try Self.files(bench, of: "share") != before)
  }

  @Test(arguments: [
    "edit .9 7", "edit plank.1 7", "edit nonsuch.1 7", "edit bench @80", "edit .0 7", "swap 7, front squat",
    "swap nonsuch", "move .9 1", "move .1 9", "move .1 0", "move .1 plank", "move 7 1", "remove .1 .9",
    "remove full squat, plank", "remove .1 bench.9", "todo .9", "todo plank", "note x --on .9",
    "note x --on plank", "note --on .1 --remove", "tag gym nonsuch --remove", "edit 7 --in 2020-01-01",
    "remove . --in nonsense",
  ]) func whatIsNotThereIsNotFoundAndNothingIsWritten(_ line: String) throws {
    let bench = try Self.bench()
    let before = try Self.files(bench, of: "")
    let outcome = Self.run(line, on: bench)
    #expect(outcome.code == .notFound && outcome.output == "" && outcome.errors != "")
    #expect(try Self.files(bench, of: "") == before)
  }

  @Test(arguments: [
    "edit", "edit bench", "edit . 8-12", "edit . 60s", "edit . 100", "edit . @1e9", "swap plank", "move .1",
    "remove", "note", "note \"\"", "note \"a\u{1B}[31mb\"", "note \"a\tb\"", "note x --remove",
    "tag", "tag \"\"", "tag \"leg day\"", "tag a\u{7}b", "tag gym --loud",
  ]) func whatIsNotUnderstoodWritesNothing(_ line: String) throws {
    let bench = try Self.bench()
    let before = try Self.files(bench, of: "")
    let outcome = Self.run(line, on: bench)
    #expect(outcome.code == .usage && outcome.output == "" && !outcome.errors.contains("\u{1B}"))
    #expect(try Self.files(bench, of: "") == before)
  }

  @Test(arguments: [
    "edit 5", "edit . @100kg", "swap full squat", "move .1 1", "move .1 full squat", "move full squat 2",
    "tag gym", "tag Gym HEAVY",
  ]) func whatChangesNothingWritesNothing(_ line: String) throws {
    let bench = try Self.bench()
    let before = try Self.files(bench, of: "")
    let outcome = Self.run(line, on: bench)
    #expect(outcome.code == .done && outcome.output != "")
    #expect(try Self.files(bench, of: "") == before)
  }

  @Test(arguments: ["move bench.3 1", "move bench.1 3", "move bench.1 full squat", "move full squat 1"])
  func aMoveRewritesOneDocument(_ line: String) throws {
    let bench = try Self.bench()
    let before = try Self.files(bench, of: "share")
    #expect(Self.run(line, on: bench).code == .done)
    let after = try Self.files(bench, of: "share")
    #expect(Set(after.keys) == Set(before.keys))
    #expect(after.filter { before[$0.key] != $0.value }.count == 1)
  }

  @Test func aNoteHasItsLength() throws {
    let bench = try Self.bench()
    let long = String(repeating: "a", count: 10_000)
    #expect(bench.run(["note", long, "--on", "."]).code == .done)
    let before = try Self.files(bench, of: "")
    #expect(bench.run(["note", long + "a", "--on", "bench"]).code == .usage)
    // Put together they would be too long.
    #expect(bench.run(["note", "b", "--on", "."]).code == .usage)
    #expect(try Self.files(bench, of: "") == before)
  }

  @Test func whatNobodySeesIsNoPartOfATextAndTheJoinersOfEmojiAre() throws {
    let bench = try Self.bench()
    for hidden in ["\u{202E}", "\u{200B}", "\u{AD}"] {
      for words in [["note", "a\(hidden)b"], ["tag", "a\(hidden)b"]] {
        let outcome = bench.run(words)
        #expect(outcome.code == .usage && !outcome.output.contains(hidden))
      }
    }
    #expect(bench.run(["note", "with 👩‍👧"]).code == .done)
  }

  /// The bytes of all files under a part of the bench's `.local`, by path; what locks and the device's cache hold, apart.
  static func files(_ bench: Bench, of part: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    func visit(_ path: String) throws {
      let folder = try Folder.open(path)
      for entry in try folder.entries() where entry.name != ".lock" {
        if entry.kind == .folder {
          try visit(path + "/" + entry.name)
        } else {
          files[path + "/" + entry.name] = try folder.read(entry.name)
        }
      }
    }
    try visit(bench.home + "/.local" + (part.isEmpty ? "" : "/" + part))
    return files
  }
}
