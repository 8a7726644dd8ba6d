import GymlogCommands
import TestSupport
import Testing
import Training
import Wording

/// Commands never write documents that can't be read: they reject what exceeds a document's limits.
@Suite struct WrittenAndReadTests {
  private static let numbers = [
    "0", "1", "10", "10.5", "10000", "10001", "99999", "100000", "999999", "999999.999", "1000000",
    "999999999",
    "0.001", "0.0001", "400000", "1e9", "-1",
  ]
  private static let long = [50, 51, 200, 201, 10_000, 10_001].map { String(repeating: "é", count: $0) }

  private func lines(_ random: inout SeededRandom) -> [String] {
    let (one, other) = (random.one(of: Self.numbers), random.one(of: Self.numbers))
    let text = random.one(of: Self.long)
    let set = random.one(of: [
      "\(one)@\(other)kg", "\(one)@+\(other)lb", "\(one)x@50%", "\(one)s", "\(one)h", "\(one):00",
      "\(one)h\(other)min",
      "\(one)km/\(other)h", "\(one)m", "\(one)mi/\(other):00:00", "8@100kg rpe\(one)", "8@100kg rir\(one)",
      "\(one)-\(other)@100kg", "\(one)+@\(other)%",
    ])
    let exercise = random.one(of: ["full squat", "plank", "running", "pull-up", "dip"])
    return random.one(of: [
      ["log", exercise, set, "--force"], ["add", exercise, set, "--force"], ["edit", "+\(one)", "--force"],
      ["edit", "-\(one)", "--force"], ["edit", set, "--force"], ["done", set, "--force"],
      ["again", set, "--force"],
      ["rest", "\(one)s"], ["rest", "\(one)h", "--on", exercise], ["rest", "\(one):00"], ["note", text],
      ["note", text, "--on", exercise], ["tag", text], ["start", "--name", text],
      ["finish", "--for", "\(one)h"],
      ["finish"], ["body", "\(one)kg", "--force"], ["max", exercise, set, "--force"],
      ["exercise", "new", text, "--body-part", "core"], ["exercise", "alias", text, exercise],
      ["routine", "new", text, exercise, set, "--force"],
      ["routine", "new", "push", exercise, set, "--force"],
      ["grow", exercise, "+\(one)kg", "--routine", "push"],
      ["grow", exercise, "--back", one, "--routine", "push"],
      ["grow", exercise, "--failures", one, "--routine", "push"], ["start", "push"],
      ["superset", exercise, "dip"], ["skip", exercise], ["pause"], ["resume"], ["undo"],
    ])
  }

  @Test(arguments: seeds(4)) func anything(seed: UInt64) throws {
    let machine = try TestMachine()
    var random = SeededRandom(seed)
    for _ in 0..<250 {
      let words = lines(&random)
      let outcome = machine.run(words)
      let problem = outcome.errors + " after " + words.joined(separator: " ").prefix(120)
      #expect(!outcome.errors.contains(".json:"), "\(problem)")
      try #require(outcome.code != .damaged, "\(problem)")
      machine.now = machine.now.adding(seconds: 60)
    }
    for report in [
      ["stats"], ["list"], ["records"], ["max"], ["body"], ["routines"], ["exercises", "--mine"],
    ] {
      #expect([.done, .notFound].contains(machine.run(report).code))
    }
  }

  @Test("A change that exceeds a limit in sum is rejected and changes nothing") func sums()
    throws
  {
    let machine = try TestMachine()
    #expect(machine.run(["log", "full", "squat", "9@999999kg", "--force"]).code == .done)
    for _ in 0..<999 { _ = machine.run(["edit", "+999999", "--force"]) }
    let before = machine.run(["show"]).output
    let outcome = machine.run(["edit", "+999999", "--force"])
    #expect(outcome.code == .usage && outcome.errors.contains("\"value\" is out of range"))
    #expect(machine.run(["show"]).output == before)
  }
}
