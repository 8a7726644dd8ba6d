import GymlogCommands
import Testing
import Wording

/// A number is the same wherever it is shown, and what isn't shown is said.
@Suite struct AgreeingNumbersTests {
  private static func machine(_ lines: [String] = []) throws -> TestMachine {
    let machine = try TestMachine()
    if lines.isEmpty { return machine }
    machine.input = lines.joined(separator: "\n") + "\n"
    let logged = machine.run(["log", "-", "--force"])
    try #require(logged.code == .done, "\(logged.errors)")
    return machine
  }

  private func run(_ machine: TestMachine, _ line: String) -> String {
    machine.run(line.split(separator: " ").map(String.init)).output.replacing("\u{A0}", with: " ")
  }

  private func count(_ text: String, in page: String) -> Int { page.split(separator: text).count - 1 }

  // MARK: - compare

  /// 5@130 are 151.7 kg, 3@135 with two in reserve 157.5, and 3@136 149.6.
  @Test("If both sides have an RPE, `compare` has the estimates of `records`") func effortsOfBothSides()
    throws
  {
    let machine = try Self.machine([
      "2026-10-05", "full squat 5@130kg 5@100kg @8", "", "2026-11-09", "full squat 3@136kg 3@135kg @8",
    ])
    #expect(run(machine, "records full squat").contains("157.5 kg"))
    for compared in ["compare 2026-10 2026-11", "compare 2026-10-05 2026-11-09"] {
      let text = run(machine, compared)
      #expect(text.contains("157.5 kg") && text.contains("+5.8 kg"), "\(text)")
      #expect(text.contains("Only one of the two best sets has an RPE") && !text.contains("ignores RPE"))
    }
    let picture = run(machine, "compare 2026-10 2026-11 --svg -")
    #expect(picture.contains("157.5 kg") && picture.contains("Only one of the two best sets has an RPE"))
  }

  @Test("If one side has no RPE, the picture says so too") func effortsOfOneSide() throws {
    let machine = try Self.machine([
      "2026-10-05", "full squat 5@130kg", "", "2026-11-09", "full squat 3@136kg 3@135kg @8",
    ])
    for form in ["", " --svg -"] {
      let text = run(machine, "compare 2026-10 2026-11" + form)
      #expect(text.contains("149.6 kg") && text.contains("e1RM ignores RPE"), "\(text)")
    }
  }
}
