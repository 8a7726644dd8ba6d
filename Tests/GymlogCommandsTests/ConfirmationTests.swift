import GymlogCommands
import Testing
import Wording

/// Questions on the terminal.
@Suite struct ConfirmationTests {
  private func benchWithAWorkout() throws -> Bench {
    let bench = try Bench()
    #expect(bench.run(["log", "bench", "press", "8@80kg"]).code == .done)
    return bench
  }

  @Test func questionsDoNotHoldTheLock() throws {
    let bench = try benchWithAWorkout()
    let other = try Bench.sharing(bench)
    bench.answers = [.line("y")]
    var code: ExitCode?
    bench.whileAsked = { code = other.run(["log", "8@80kg"]).code }
    let outcome = bench.run(["discard"])
    #expect(code == .done)
    // The answer was about one set; by now there are two.
    #expect(outcome.code == .conflict)
    bench.whileAsked = nil
    bench.answers = [.line("y")]
    #expect(bench.run(["discard"]).code == .done)
  }

  @Test func programsAreNotAsked() throws {
    let bench = try benchWithAWorkout()
    bench.answers = [.line("y")]
    #expect(bench.run(["discard", "--json"]).code == .usage)
    #expect(bench.answers.count == 1)
  }

  @Test func yesSkipsTheQuestion() throws {
    let bench = try benchWithAWorkout()
    bench.answers = [.line("n")]
    #expect(bench.run(["discard", "--yes"]).code == .done)
    #expect(bench.answers.count == 1)
  }

  @Test(arguments: [
    ("y", true), ("Yes", true), (" YES ", true), ("s", true), ("Sí", true), ("si", true), ("n", false),
    ("", false), ("no", false), ("yep, no", false), ("1", false),
  ])
  func onlyYesMeansYes(_ answer: String, _ isYes: Bool) { #expect(Recognition.isYes(answer) == isYes) }
}
