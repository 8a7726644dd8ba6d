import TerminalKit
import Testing

@testable import GymlogCommands

@Suite struct WrappedErrorTests {
  @Test(arguments: [
    ("no such set", 40, ["no such set"]),
    ("no such set here", 12, ["no such set", "here"]),
    (
      "To end it: gymlog finish --at 18:30 --force", 24,
      ["To end it:", "gymlog finish --at 18:30 --force"]
    ),
    (
      "gymlog: workouts/2026/20261121t0700-0000000011/workout.json:1:68: no name", 30,
      ["gymlog: workouts/2026/20261121t0700-0000000011/workout.json:1:68:", "no name"]
    ),
    (
      "Type gymlog done 8 or gymlog log bench 8@80", 26,
      ["Type gymlog done 8 or", "gymlog log bench 8@80"]
    ),
    (
      "Did you mean  gymlog log deadlift 8@100kg? To confirm, add --force", 40,
      ["Did you mean", "gymlog log deadlift 8@100kg?", "To confirm, add --force"]
    ),
  ])
  func wrap(text: String, width: Int, lines: [String]) {
    #expect(wrappedAroundCommands(text, width: width) == lines)
  }

  @Test func aTextThatFitsIsUnchanged() {
    let text = "Did you mean  gymlog log deadlift 8@100kg?"
    #expect(wrappedAroundCommands(text, width: 80) == [text])
    #expect(wrappedAroundCommands(text, width: nil) == [text])
  }
}
