import GymlogCommands
import Testing
import Wording

/// Commands that errors suggest work when typed, also in a shell.
@Suite struct SuggestedLinesTests {
  private static let own = [
    "exercise", "new", "Zorro's Press", "--body-part", "legs", "--equipment", "dumbbells",
  ]

  /// Lines whose error ends with an example.
  @Test(arguments: [
    "log weighted pull-up", "log assisted pull-up", "log pull-up strict", "log farmers walk", "log push-up",
    "log plank", "log running", "log bench press", "log \"zorro's press\"", "log zorros press 8",
    "log \"zorro's press\" 8", "progress \"zorro's press\"", "max \"zorro's press\"",
    "1rm \"zorro's press\" 8",
    "1rm \"zorro's press\" 8-10@20", "max \"zorro's press\" 1",
  ])
  func isAccepted(_ line: String) throws {
    let machine = try TestMachine()
    #expect(machine.run(Self.own).code == .done)
    try isAccepted(line, machine)
  }

  /// Suggested sets suit the exercise, and the suggestion keeps the rest of the line.
  @Test(arguments: [
    ("add farmers walk", "3x40m"), ("add plank", "3x60s"), ("add running", "5km"), ("add bench press", "3x8"),
    ("add assisted dip", "3x8"), ("add \"zorro's press\"", "3x8"), ("add lat pulldown, plank", "3x60s"),
    ("add plank, lat pulldown 3x8", "3x60s,"), ("routine new b, plank, plank", "3x60s"),
    ("edit plank 70s --routine a", "3x60s"), ("edit farmers walk 50m --routine a", "3x40m"),
    ("done \"front squat.1\"", "5@100kg"),
    ("done \"side plank.1\"", "50s@bw"), ("done \"side plank.1\" 70s", "70s"),
    ("report", "report.html"), ("report --since 2026-01-01", "--since"),
  ])
  func suggestedPlansFit(_ line: String, has part: String) throws {
    let machine = try TestMachine()
    let exercises = "plank, farmers walk, running, bench press, assisted dip, \"zorro's press\""
    #expect(machine.run(Self.own).code == .done)
    #expect(machine.run(Transcript.words("routine new a, " + exercises)).code == .done)
    #expect(machine.run(Transcript.words("add " + exercises)).code == .done)
    for done in ["log front squat 5@100kg", "log side plank 50s"] {
      #expect(machine.run(Transcript.words(done)).code == .done)
    }
    let suggested = try isAccepted(line, machine)
    #expect(suggested.contains(part))
  }

  @discardableResult private func isAccepted(_ line: String, _ machine: TestMachine) throws -> [String] {
    let refused = machine.run(Transcript.words(line))
    #expect(refused.code != .done)
    let suggested = try #require(refused.errors.split(separator: "gymlog ").last)
    let line = String(suggested.split(separator: "\n")[0])
    var words = Transcript.words(line.replacing(#"'\''"#, with: #"'"'"'"#))
    let suggestion = words
    // Write nothing to the working folder.
    if let file = words.firstIndex(of: "report.html") { words[file] = "-" }
    let taken = machine.run(words)
    #expect(taken.code == .done, "\(suggested): \(taken.errors)")
    return suggestion
  }
}
