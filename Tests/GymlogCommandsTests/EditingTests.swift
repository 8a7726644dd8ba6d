import Documents
import GymlogCommands
import Logbook
import System
import Testing
import Training
import Wording

/// Rules for every command that changes a workout: it is one operation that can be undone, and writes nothing if it is
/// rejected or has no effect.
@Suite struct EditingTests {
  /// A bench with a workout: three sets of bench press, one of full squat, notes and tags.
  static func bench() throws -> TestMachine {
    let machine = try TestMachine()
    for line in [
      "log bench press 10@40w 8@80 7@82.5", "log full squat 5@100", "note Slept badly", "tag gym heavy",
    ] {
      #expect(Self.run(line, on: machine).code == .done, "\(line)")
    }
    return machine
  }

  static func run(_ line: String, on machine: TestMachine) -> TestMachine.Outcome {
    machine.run(Transcript.words(line))
  }

  static let changes = [
    "edit 6", "edit bench.2 @85 @9", "edit bench press.1 normal", "swap front squat",
    "swap bench, incline bench press",
    "move bench.3 1", "move bench.1 full squat", "move full squat 1", "remove .1", "remove bench.1 bench.2",
    "remove bench press, full squat", "todo .", "todo bench", "note Left knee", "note Left knee --on bench",
    "note Left knee --on bench.2", "note --remove", "tag legs", "tag gym --remove",
  ]

  @Test(arguments: changes) func oneUndoRevertsIt(_ line: String) throws {
    let machine = try Self.bench()
    let before = machine.files(in: ".local/share")
    #expect(Self.run(line, on: machine).code == .done)
    #expect(machine.files(in: ".local/share") != before)
    let logbook = Logbook(
      LogbookDirectories(
        data: machine.home + "/.local/share/gymlog", createsData: true,
        state: machine.home + "/.local/state/gymlog"
      ))
    let undone = try #require(try logbook.undo(1, at: machine.now).first)
    #expect(undone.command == line.prefix { $0 != " " })
    #expect(machine.files(in: ".local/share") == before)
  }

  @Test(arguments: changes) func itWorksOnPastWorkoutsToo(_ line: String) throws {
    let machine = try Self.bench()
    #expect(Self.run("finish", on: machine).code == .done)
    let before = machine.files(in: ".local/share")
    let open = Self.run(line, on: machine)
    #expect(open.code == .notFound)
    #expect(machine.files(in: ".local/share") == before)
    let outcome = Self.run(line + " --in last", on: machine)
    #expect(outcome.code == .done && outcome.errors == "")
    #expect(machine.files(in: ".local/share") != before)
  }

  @Test(arguments: [
    "edit .9 7", "edit plank.1 7", "edit nonsuch.1 7", "edit bench @80", "edit .0 7", "swap 7, front squat",
    "swap nonsuch", "move .9 1", "move .1 9", "move .1 0", "move .1 plank", "move 7 1", "remove .1 .9",
    "remove full squat, plank", "remove .1 bench.9", "todo .9", "todo plank", "note x --on .9",
    "note x --on plank", "note --on .1 --remove", "tag gym nonsuch --remove", "edit 7 --in 2020-01-01",
    "remove . --in nonsense",
  ]) func missingThingsAreNotFoundAndNothingIsWritten(_ line: String) throws {
    let machine = try Self.bench()
    let before = machine.files(in: ".local")
    let outcome = Self.run(line, on: machine)
    #expect(outcome.code == .notFound && outcome.output == "" && outcome.errors != "")
    #expect(machine.files(in: ".local") == before)
  }

  @Test(arguments: [
    "edit", "edit bench", "edit . 8-12", "edit . 60s", "edit . 100", "edit . @1e9", "swap plank", "move .1",
    "remove", "note", "note \"\"", "note \"a\u{1B}[31mb\"", "note \"a\tb\"", "note x --remove",
    "tag", "tag \"\"", "tag \"leg day\"", "tag a\u{7}b", "tag gym --loud",
  ]) func badLinesWriteNothing(_ line: String) throws {
    let machine = try Self.bench()
    let before = machine.files(in: ".local")
    let outcome = Self.run(line, on: machine)
    #expect(outcome.code == .usage && outcome.output == "" && !outcome.errors.contains("\u{1B}"))
    #expect(machine.files(in: ".local") == before)
  }

  @Test(arguments: [
    "edit 5", "edit . @100kg", "swap full squat", "move .1 1", "move .1 full squat", "move full squat 2",
    "tag gym", "tag Gym HEAVY",
  ]) func changesWithoutEffectWriteNothing(_ line: String) throws {
    let machine = try Self.bench()
    let before = machine.files(in: ".local")
    let outcome = Self.run(line, on: machine)
    #expect(outcome.code == .done && outcome.output != "")
    #expect(machine.files(in: ".local") == before)
  }

  @Test(arguments: ["move bench.3 1", "move bench.1 3", "move bench.1 full squat", "move full squat 1"])
  func aMoveRewritesOneDocument(_ line: String) throws {
    let machine = try Self.bench()
    let before = machine.files(in: ".local/share")
    #expect(Self.run(line, on: machine).code == .done)
    let after = machine.files(in: ".local/share")
    #expect(Set(after.keys) == Set(before.keys))
    #expect(after.filter { before[$0.key] != $0.value }.count == 1)
  }

  @Test func notesHaveAMaximumLength() throws {
    let machine = try Self.bench()
    let long = String(repeating: "a", count: 10_000)
    #expect(machine.run(["note", long, "--on", "."]).code == .done)
    let before = machine.files(in: ".local")
    #expect(machine.run(["note", long + "a", "--on", "bench"]).code == .usage)
    // Together, they would be too long.
    #expect(machine.run(["note", "b", "--on", "."]).code == .usage)
    #expect(machine.files(in: ".local") == before)
  }

  @Test func invisibleCharactersAreRejectedExceptEmojiJoiners() throws {
    let machine = try Self.bench()
    for hidden in ["\u{202E}", "\u{200B}", "\u{AD}"] {
      for words in [["note", "a\(hidden)b"], ["tag", "a\(hidden)b"]] {
        let outcome = machine.run(words)
        #expect(outcome.code == .usage && !outcome.output.contains(hidden))
      }
    }
    #expect(machine.run(["note", "with 👩‍👧"]).code == .done)
  }
}
