import GymlogCommands
import Testing
import Wording

/// A line that an error suggests is taken as it stands, also by a shell.
@Suite struct SuggestedLinesTests {
  private static let own = [
    "exercise", "new", "Zorro's Press", "--body-part", "legs", "--equipment", "dumbbells",
  ]

  /// What is typed, and by the last line of the complaint has an example.
  @Test(arguments: [
    "log weighted pull-up", "log assisted pull-up", "log pull-up strict", "log farmers walk", "log push-up",
    "log plank", "log running", "log bench press", "log \"zorro's press\"", "log zorros press 8",
    "log \"zorro's press\" 8", "progress \"zorro's press\"", "max \"zorro's press\"",
    "1rm \"zorro's press\" 8",
    "1rm \"zorro's press\" 8-10@20", "max \"zorro's press\" 1",
  ])
  func isTaken(_ line: String) throws {
    let bench = try Bench()
    #expect(bench.run(Self.own).code == .done)
    try isTaken(line, bench)
  }

  /// Sets to plan are such as the exercise takes, and the line keeps what else stood in it.
  @Test(arguments: [
    ("add farmers walk", "3x40m"), ("add plank", "3x60s"), ("add running", "5km"), ("add bench press", "3x8"),
    ("add assisted dip", "3x8"), ("add \"zorro's press\"", "3x8"), ("add lat pulldown, plank", "3x60s"),
    ("add plank, lat pulldown 3x8", "3x60s,"), ("routine new b, plank, plank", "3x60s"),
    ("edit plank 70s --routine a", "3x60s"), ("edit farmers walk 50m --routine a", "3x40m"),
    ("done \"front squat.1\"", "5@100kg"),
    ("done \"side plank.1\"", "50s@bw"), ("done \"side plank.1\" 70s", "70s"),
    ("report", "report.html"), ("report --since 2026-01-01", "--since"),
  ])
  func plansFit(_ line: String, has part: String) throws {
    let bench = try Bench()
    let exercises = "plank, farmers walk, running, bench press, assisted dip, \"zorro's press\""
    #expect(bench.run(Self.own).code == .done)
    #expect(bench.run(Transcript.words("routine new a, " + exercises)).code == .done)
    #expect(bench.run(Transcript.words("add " + exercises)).code == .done)
    for done in ["log front squat 5@100kg", "log side plank 50s"] {
      #expect(bench.run(Transcript.words(done)).code == .done)
    }
    let suggested = try isTaken(line, bench)
    #expect(suggested.contains(part))
  }

  @discardableResult private func isTaken(_ line: String, _ bench: Bench) throws -> [String] {
    let refused = bench.run(Transcript.words(line))
    #expect(refused.code != .done)
    let suggested = try #require(refused.errors.split(separator: "gymlog ").last)
    let line = String(suggested.split(separator: "\n")[0])
    var words = Transcript.words(line.replacing(#"'\''"#, with: #"'"'"'"#))
    let suggestion = words
    // Nothing is written where the tests run.
    if let file = words.firstIndex(of: "report.html") { words[file] = "-" }
    let taken = bench.run(words)
    #expect(taken.code == .done, "\(suggested): \(taken.errors)")
    return suggestion
  }
}
