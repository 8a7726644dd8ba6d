import GymlogCommands
import TestSupport
import Testing
import Wording

/// `log -` reads what `share --short` writes, in every language.
@Suite struct ShareShortTests {
  private static let sets = [
    "4x8@102.5kg", "8@100kg rpe8.5", "6@90kg rir2", "5@60kg d", "5@225lb", "3@80kg f", "1@140kg miss",
    "12+4+3@60kg", "10@80kg+8@60kg", "12@40kg",
  ]
  private static let exercises: [(name: String, sets: [String])] = [
    ("bench press", sets), ("deadlift", sets),
    ("pull-up", ["3x8@bw", "6@+20kg", "2x5@-15kg", "8@bw rpe9", "10@bw f", "5@+45lb"]),
    ("plank", ["60s@bw", "2x45s@+10kg", "11:00@bw --"]),
    ("running", ["5km/25:00", "1x2km", "1mi/8:10", "1x9:30"]),
    ("dumbbell row", ["8/7@20kg", "3x8@22.5kg"]), ("leg press", ["8@p12", "3x8@p11 rpe8"]),
  ]

  @Test(arguments: seeds(12)) func isReadAgain(seed: UInt64) throws {
    let first = try logged(seed)
    for language in ["en", "es", "ca"] {
      let shared = first.run(["--lang", language, "share", "last", "--short"]).output
      let second = try TestMachine()
      second.input = shared
      let read = second.run(["log", "-", "--force"])
      #expect(read.code == .done, "\(shared)\(read.errors)")
      #expect(second.run(["--lang", language, "share", "last", "--short"]).output == shared)
      #expect(second.run(["show", "--json"]).output.contains("\"name\": \"Legs · day 2\""))
    }
  }

  @Test(
    "Without a name, a length or a volume",
    arguments: [
      "2026-11-20 18:30", "2026-11-20 18:30 Legs · day 2", "2026-11-20 18:30 – 20:54", "2026-11-20",
    ],
    ["bench press 5@100kg", "push-up 12"])
  func isReadAgain(heading: String, sets: String) throws {
    let first = try TestMachine()
    first.input = heading + "\n" + sets + "\n"
    try #require(first.run(["log", "-"]).code == .done)
    for language in ["en", "es", "ca"] {
      let shared = first.run(["--lang", language, "share", "last", "--short"]).output
      for reader in [["log", "-"], ["import", "-", "--yes"]] {
        let second = try TestMachine()
        second.input = shared
        let read = second.run(reader)
        #expect(read.code == .done, "\(shared)\(read.errors)")
        #expect(second.run(["--lang", language, "share", "last", "--short"]).output == shared)
      }
    }
  }

  /// A machine with a workout of random sets: misses, drops, parts, sides, efforts and types.
  private func logged(_ seed: UInt64) throws -> TestMachine {
    var random = SeededRandom(seed)
    let lines = (0..<4).map { _ in random.one(of: Self.exercises) }.map { one in
      ([one.name] + (0..<Int.random(in: 1...5, using: &random)).map { _ in random.one(of: one.sets) })
        .joined(separator: " ").replacing(" --", with: "")
    }
    let machine = try TestMachine()
    machine.input = "2026-11-20 18:30 – 20:54 Legs · day 2\n" + lines.joined(separator: "\n") + "\n"
    let outcome = machine.run(["log", "-", "--force"])
    try #require(outcome.code == .done, "\(outcome.errors)")
    return machine
  }

  @Test("import reads what share and export text write, in every language", arguments: seeds(12))
  func isImportedAgain(seed: UInt64) throws {
    let first = try logged(seed)
    for language in ["en", "es", "ca"] {
      for written in [["share", "last"], ["export", "text"]] {
        let text = first.run(["--lang", language] + written).output
        let second = try TestMachine()
        second.input = text
        let read = second.run(["import", "-", "--yes"])
        #expect(read.code == .done, "\(text)\(read.errors)")
        #expect(second.run(["--lang", language] + written).output == text)
      }
    }
  }

  @Test("log and import read each form of share, in every language and unit", arguments: seeds(3))
  func isReadInEachForm(seed: UInt64) throws {
    let first = try logged(seed)
    let whole = first.run(["share", "last"]).output
    for language in ["en", "es", "ca"] {
      for form in [[], ["--short"], ["--markdown"]] {
        let text = first.run(["--lang", language, "share", "last"] + form).output
        for reader in [["log", "-", "--force"], ["import", "-", "--yes"]] {
          for unit in ["kg", "lb"] {
            let second = try TestMachine()
            _ = second.run(["config", "unit", unit])
            second.input = text
            let read = second.run(reader)
            #expect(read.code == .done, "\(reader) \(text)\(read.errors)")
            #expect(second.run(["share", "last"]).output == whole, "\(reader) \(unit) \(text)")
          }
        }
      }
    }
  }

  @Test("Lines that only look like the short form are read as before") func others() throws {
    let machine = try TestMachine()
    machine.input = "Squat: 12 10 8\nBench Press: 100 kg x 8\nDeadlift: 3x5 @ 100\n"
    let logged = machine.run(["log", "-"])
    #expect(logged.output.contains("12@bw 10@bw 8@bw") || logged.errors.contains("line 1"))
    #expect(!logged.output.contains("12108"))
  }
}
