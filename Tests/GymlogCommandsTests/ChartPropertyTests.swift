import GymlogCommands
import Testing
import Training

/// Whatever is in the logbook, charts are drawn of numbers.
@Suite struct ChartPropertyTests {
  private static let exercises = [
    "full squat", "push-up", "plank", "running", "dumbbell bench press", "id:17",
  ]
  private static let sets = [
    "1@0kg", "8@100kg", "20@60lb", "1@999999kg", "8", "12 rpe8", "8@+20kg", "8@-60kg", "60s", "0.001s",
    "5km/25:00",
    "1m", "10@40w", "30@1kg",
  ]
  private static let reports: [[String]] = [
    ["calendar"], ["calendar", "2026"], ["calendar", "2026-11"], ["muscles"], ["muscles", "last"],
    ["compare", "last", "last"], ["compare", "2026-10", "2026-11"], ["compare", "2025", "last"],
  ]

  private static var progress: [[String]] {
    exercises.flatMap { exercise in
      ([nil] + ProgressMetric.allCases).map { metric in
        ["progress", exercise] + (metric.map { ["--metric", $0.rawValue] } ?? [])
      }
    }
  }

  private func check(_ bench: Bench) {
    let forms = [[], ["--json"], ["--csv"], ["--svg", "-"], ["--color", "always"]]
    for report in Self.reports + Self.progress {
      for form in forms where report[0] != "compare" || form.first != "--svg" {
        let outcome = bench.run(report + form)
        #expect([.done, .notFound].contains(outcome.code), "\(report + form): \(outcome.errors)")
        let text = outcome.output.lowercased()
        #expect(
          !text.contains("nan") && !text.contains("inf\"") && !text.contains("infinit"), "\(report + form)")
      }
    }
  }

  @Test("An empty logbook, and workouts without a set") func empty() throws {
    let bench = try Bench()
    check(bench)
    _ = bench.run(["start"])
    check(bench)
  }

  @Test("Any sets, of any exercise, on any day", arguments: [1, 2, 3])
  func any(seed: UInt64) throws {
    let bench = try Bench()
    bench.width = seed == 2 ? 40 : 80
    bench.environment["LANG"] = seed == 3 ? "C" : "ca_ES.UTF-8"
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<6 {
      for _ in 0...below(6) {
        let exercise = Self.exercises[below(Self.exercises.count)].split(separator: " ").map(String.init)
        _ = bench.run(["log"] + exercise + [Self.sets[below(Self.sets.count)], "--force"])
      }
      _ = bench.run(["finish"])
      bench.now = bench.now.adding(seconds: -86_400 * below(200))
    }
    bench.now = Instant("2026-11-22T10:00:00+01:00") ?? bench.now
    check(bench)
  }
}
