import GymlogCommands
import Testing

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
    let refused = bench.run(Transcript.words(line))
    #expect(refused.code != .done)
    let suggested = try #require(refused.errors.split(separator: "gymlog ").last)
    let line = String(suggested.split(separator: "\n")[0])
    let words = Transcript.words(line.replacing(#"'\''"#, with: #"'"'"'"#))
    let taken = bench.run(words)
    #expect(taken.code == .done, "\(suggested): \(taken.errors)")
  }
}
