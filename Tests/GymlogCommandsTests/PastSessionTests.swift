import Testing
import Training

@testable import GymlogCommands
import Wording

@Suite struct PastSessionTests {
  /// From the history an entry has the positions that it would have if it were logged so.
  @Test func positionsFollowOneAnother() throws {
    let start = try #require(Instant("2026-11-20T18:00:00+01:00"))
    let bench = try #require(ExerciseID("1"))
    var random: UInt64 = 0
    func id() -> EntityID {
      random += 1
      return EntityID(at: start, random: random)
    }
    var workout = Workout(id: id(), start: start, unit: .kilograms)
    var entry = WorkoutExercise(id: id(), position: .first, exercise: bench, name: "Bench Press")
    for reps in [8, 7, 6] {
      entry.sets.append(
        WorkoutSet(id: id(), position: .after(entry.sets.last?.position), result: Performance(.reps(reps))))
    }
    workout.exercises = [entry]
    let past = History([workout]).pastSessions(of: bench, in: PastRange(before: start.adding(seconds: 1)))
    #expect(past.first?.sets.map(\.position) == entry.sets.map(\.position))
  }
}
