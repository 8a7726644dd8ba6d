import Formats
import TestSupport
import Testing
import Training
import Wording

@testable import GymlogCommands

/// Whatever is in the logbook, reports contain no NaN or infinity: as text, JSON, SVG, and in every format of tables.
@Suite struct ReportPropertyTests {
  private static let exercises = [
    "full squat", "push-up", "pull-up", "plank", "running", "dumbbell bench press", "id:17",
  ]
  private static let sets = [
    "1@0kg", "8@100kg", "20@60lb", "1@999999kg", "8", "12 rpe8", "8@+20kg", "8@-60kg", "60s", "0.001s",
    "5km/25:00", "1m", "10@40w", "30@1kg", "3@0.001kg", "10000@999999kg", "7@33.333lb rir10", "36@50kg",
  ]
  /// Reports that can be printed as SVG.
  private static let charts: [[String]] =
    [
      ["calendar"], ["calendar", "2026"], ["calendar", "2026-11"], ["muscles"], ["muscles", "last"],
      ["muscles", "--since", "2020-01-01"], ["compare", "last", "last"], ["compare", "2026-10", "2026-11"],
      ["compare", "2025", "last"], ["body", "--list"],
    ]
    + exercises.flatMap { exercise in
      ([nil] + ProgressMetric.allCases).map { metric in
        ["progress", exercise] + (metric.map { ["--metric", $0.rawValue] } ?? [])
      }
    }
  private static let tables: [[String]] =
    [
      ["stats"], ["stats", "--tag", "gym"], ["stats", "--since", "2026-11-01"], ["records"],
      ["records", "--all"],
      ["records", "--since", "2026-06-01"], ["max"], ["body"],
    ] + ["week", "month", "year"].map { ["stats", "--by", $0] }
    + exercises.flatMap { [["records", $0], ["stats", "--exercise", $0], ["max", $0]] }
    + MaxFormula.allCases.flatMap { formula in
      ["5@100kg", "1@0.001kg", "36@999999lb", "37@100kg", "3@1kg rir10", "10000@100kg"].map {
        ["1rm", $0, "--formula", formula.rawValue]
      }
    } + ["-5@-20kg", "8@-60kg", "8@bw", "8@+0.001kg"].map { ["1rm", "pull-up", $0] }
  private static let others: [[String]] =
    [["report", "-o", "-"], ["year"], ["year", "2026", "-o", "-"], ["list"], ["show", "last"], ["status"]]
    + exercises.map { ["history", $0] }

  private func check(_ machine: TestMachine) {
    let isTerminal = machine.width != nil
    let formats = TableFormat.allCases.map { [$0.option] }
    for (reports, forms) in [
      (Self.charts, [[], ["--json"], ["--svg", "-"], ["--color", "always"]] + formats),
      (Self.tables, [[], ["--json"]] + formats), (Self.others, [[], ["--json"]]),
    ] {
      for report in reports {
        for form in forms {
          let outcome = machine.run(report + form)
          #expect([.done, .notFound, .usage].contains(outcome.code), "\(report + form): \(outcome.errors)")
          let text = outcome.output.lowercased()
          #expect(
            !text.contains("nan") && !text.contains("inf\"") && !text.contains("infinit"), "\(report + form)")
          if form == ["--json"], outcome.code == .done {
            checkNumbers(outcome.output, "\(report), \(isTerminal)")
          }
          if formats.contains(form), outcome.code == .done {
            for cell in outcome.output.split(whereSeparator: { ",;| \t\n".contains($0) }) {
              #expect(!isNoisy(String(cell)), "\(report): \(cell)")
            }
          }
        }
      }
    }
  }

  /// Whether a number has more than three decimals or an exponent, as inexact binary fractions do.
  private func isNoisy(_ number: String) -> Bool {
    guard Double(number) != nil, let first = number.first, first == "-" || first.isNumber else {
      return false
    }
    let decimals = number.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    return decimals.count > 3 || number.lowercased().contains("e")
  }

  private func checkNumbers(_ text: String, _ report: String) {
    guard let document = try? JSONDocument(Array(text.utf8)) else {
      Issue.record("\(report): not JSON: \(text.prefix(200))")
      return
    }
    func visit(_ value: JSONValue) {
      switch value.kind {
      case .number:
        let number = value.numberText ?? "?"
        #expect(!isNoisy(number), "\(report): \(number)")
      case .array: for element in value.elements { visit(element) }
      case .object: for member in value.members { visit(member.value) }
      case .null, .bool, .string: break
      }
    }
    visit(document.root)
  }

  @Test("An empty logbook, and a workout without sets") func empty() throws {
    let machine = try TestMachine()
    check(machine)
    _ = machine.run(["start"])
    check(machine)
  }

  @Test("Random sets", arguments: [1, 2, 3])
  func any(seed: UInt64) throws {
    let machine = try TestMachine()
    machine.width = seed == 2 ? 40 : 80
    machine.environment["LANG"] = seed == 3 ? "C" : "ca_ES.UTF-8"
    var random = SeededRandom(seed)
    for _ in 0..<6 {
      for _ in 0...random.int(0...6) {
        let exercise = random.one(of: Self.exercises).split(separator: " ").map(String.init)
        _ = machine.run(["log"] + exercise + [random.one(of: Self.sets), "--force"])
      }
      _ = machine.run(["tag", "gym"])
      _ = machine.run(["finish"])
      if random.chance(50) {
        _ = machine.run(["max", random.one(of: Self.exercises), "1@\(random.int(1...999_999))lb", "--force"])
      }
      if random.chance(50) { _ = machine.run(["body", random.one(of: ["81.7kg", "180.333lb"])]) }
      machine.now = machine.now.adding(seconds: -86_400 * random.int(0...200))
    }
    machine.now = Instant("2026-11-22T10:00:00+01:00") ?? machine.now
    check(machine)
  }
}
