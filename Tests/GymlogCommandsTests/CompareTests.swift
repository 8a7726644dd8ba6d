import GymlogCommands
import Testing
import Wording

/// What is compared, as a picture.
@Suite struct CompareTests {
  @Test("What has no load is in the picture too, with what changed") func withoutLoad() throws {
    let bench = try Bench()
    for (day, sets) in [
      ("2026-11-12", ["squat 5@100kg", "running 5km/30:00", "plank 60s"]),
      ("2026-11-16", ["squat 5@105kg", "running 6km/35:00", "plank 75s"]),
    ] {
      #expect(bench.run(["start", "--at", day + " 18:00"]).code == .done)
      for line in sets {
        #expect(bench.run(["log"] + line.split(separator: " ").map(String.init)).code == .done)
      }
      #expect(bench.run(["finish", "--for", "1h"]).code == .done)
    }
    let picture = bench.run(["compare", "last-1", "last", "--svg", "-"]).output
    for text in [
      "Running · best set", "6km/35:00 · +1 km", "Plank · best set", "1:15@bw · +0:15", "Back Squat · e1RM",
    ] {
      #expect(picture.contains(">" + text + "</text>"), "\(text)")
    }
  }
}
