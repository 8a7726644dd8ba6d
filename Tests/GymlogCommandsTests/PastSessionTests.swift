import TestSupport
import Testing
import Training

@testable import GymlogCommands
import Wording

@Suite struct PastSessionTests {
  /// Sets from the history have the same positions as if they had been logged.
  @Test func positionsAreConsecutive() throws {
    let start = try #require(Instant("2026-11-20T18:00:00+01:00"))
    let entry = WorkoutExercise(1, "Bench Press", sets: [8, 7, 6].map { Performance(.reps($0)) })
    let workout = Workout(start: start, exercises: [entry])
    let past = History([workout]).pastSessions(of: 1, in: PastRange(before: start.adding(seconds: 1)))
    #expect(past.first?.sets.map(\.position) == entry.sets.map(\.position))
  }
}
