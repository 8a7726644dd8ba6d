import GymlogCommands
import System
import Testing
import Wording

/// Sets that the notation rejects are rejected by the program with exit code 2, a suggestion, and nothing written.
@Suite struct RefusedSetsTests {
  /// Lines that are rejected both after a set with 100 kg and without a workout.
  static let always = [
    "log bench press 8@+20", "log bench press 100x5@80", "log bench press 100@8", "log bench press 0@100",
    "log bench press 8@-0", "log plank 2", "log plank 5m", "log bench press 8@1e999",
    "log bench press 8@10000", "log bench press 25 8,8,7", "log push-up 8@15", "log running 5km@80",
    "log bench press 3x8-12", "log bench press 5+@80%", "log bench press 8@62,3", "log bench press 8@",
    "log bench press 21x8@100", "log bench press 8@1234567", "log bench press 8@1.2345",
    "log bench press 60s", "log bench press 8, 8, 6@100", "log bench press 5@100@11",
    "log bench press 10@40w@8", "log bench press 8@100 x", "log bench press 8x",
    "add bench press 100@8", "add plank 2", "add bench press 8@10000", "add bench press 12-8",
    "add bench press 8@201%", "8@1e999", "0@100",
  ]
  static let afterHundred = [
    "log bench press 5@8", "5@8", "3x40", "log bench press 8@-20", "25 8,8,7", "done 5@8",
    "done 3x8",
    "done 8-12", "done 60", "done 8@1e999", "done bench.1", "done 0", "again 60", "again 7 7", "again -100.5",
    "again @8", "again 0",
  ]

  @Test(arguments: always + ["log bench press"]) func rejectedWithoutAWorkout(line: String) throws {
    try refuse(line, on: TestMachine())
  }

  @Test(arguments: always + afterHundred) func rejectedInAWorkout(line: String) throws {
    let machine = try TestMachine()
    #expect(machine.run(Transcript.words("log bench press 5@100")).code == .done)
    #expect(machine.run(Transcript.words("add bench press 5@100 8")).code == .done)
    try refuse(line, on: machine)
  }

  private func refuse(_ line: String, on machine: TestMachine) throws {
    let before = machine.files()
    let outcome = machine.run(Transcript.words(line))
    #expect([.usage, .conflict].contains(outcome.code), "\(line): \(outcome)")
    #expect(outcome.output.isEmpty && outcome.errors.hasPrefix("gymlog: "))
    #expect(outcome.errors.split(separator: "\n").count > 1, "\(line) has no suggestion: \(outcome.errors)")
    #expect(machine.files() == before, "\(line)")
  }
}
