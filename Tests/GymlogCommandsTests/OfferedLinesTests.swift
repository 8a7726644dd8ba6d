import Testing
import Training
import Wording

@testable import GymlogCommands

@Suite struct OfferedLinesTests {
  private let now = Instant(seconds: 0, offset: 0)

  /// A list of one is no list.
  @Test(arguments: [
    Failure.severalExercises("single", lines: ["gymlog log squat 5"]),
    .severalReadings(["gymlog log squat 5"]),
    .severalTimes("3 Apr 25", ["gymlog log squat 5"]),
  ])
  func offersTheOnlyLineAsItsHint(_ failure: Failure) {
    let message = failure.message(Words(.english), now: now)
    #expect(message.hint == "Did you mean  gymlog log squat 5?")
    #expect(message.details.isEmpty)
  }

  @Test func listsSeveralLines() {
    let message = Failure.severalReadings(["gymlog edit .1 8", "gymlog edit last 8"]).message(
      Words(.english), now: now)
    #expect(message.details == ["  gymlog edit .1 8", "  gymlog edit last 8"])
  }
}
