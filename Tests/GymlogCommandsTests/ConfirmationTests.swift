import GymlogCommands
import Testing
import Wording

/// Questions on the terminal.
@Suite struct ConfirmationTests {
  private func machineWithAWorkout() throws -> TestMachine {
    let machine = try TestMachine()
    #expect(machine.run(["log", "bench", "press", "8@80kg"]).code == .done)
    return machine
  }

  @Test func questionsDoNotHoldTheLock() throws {
    let machine = try machineWithAWorkout()
    let other = try TestMachine.sharing(machine)
    machine.answers = [.line("y")]
    var code: ExitCode?
    machine.whilePrompting = { code = other.run(["log", "8@80kg"]).code }
    let outcome = machine.run(["discard"])
    #expect(code == .done)
    // The answer was about one set; by now there are two.
    #expect(outcome.code == .conflict)
    machine.whilePrompting = nil
    machine.answers = [.line("y")]
    #expect(machine.run(["discard"]).code == .done)
  }

  @Test func programsAreNotAsked() throws {
    let machine = try machineWithAWorkout()
    machine.answers = [.line("y")]
    #expect(machine.run(["discard", "--json"]).code == .usage)
    #expect(machine.answers.count == 1)
  }

  @Test func yesSkipsTheQuestion() throws {
    let machine = try machineWithAWorkout()
    machine.answers = [.line("n")]
    #expect(machine.run(["discard", "--yes"]).code == .done)
    #expect(machine.answers.count == 1)
  }

  @Test(arguments: [
    ("y", true), ("Yes", true), (" YES ", true), ("s", true), ("Sí", true), ("si", true), ("n", false),
    ("", false), ("no", false), ("yep, no", false), ("1", false),
  ])
  func onlyYesMeansYes(_ answer: String, _ isYes: Bool) { #expect(Recognition.isYes(answer) == isYes) }
}
