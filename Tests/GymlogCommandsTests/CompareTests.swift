import GymlogCommands
import Testing
import Wording

/// The chart of `compare`.
@Suite struct CompareTests {
  @Test("Exercises without loads are in the chart, with their changes") func withoutLoad() throws {
    let machine = try TestMachine()
    for (day, sets) in [
      ("2026-11-12", ["squat 5@100kg", "running 5km/30:00", "plank 60s"]),
      ("2026-11-16", ["squat 5@105kg", "running 6km/35:00", "plank 75s"]),
    ] {
      #expect(machine.run(["start", "--at", day + " 18:00"]).code == .done)
      for line in sets {
        #expect(machine.run(["log"] + line.split(separator: " ").map(String.init)).code == .done)
      }
      #expect(machine.run(["finish", "--for", "1h"]).code == .done)
    }
    let picture = machine.run(["compare", "last-1", "last", "--svg", "-"]).output
    for text in [
      "Running · best set", "+20%", "Plank · best set", "+25%", "Back Squat · e1RM", "+5%",
    ] {
      #expect(picture.contains(">" + text + "</text>"), "\(text)")
    }
  }
}
