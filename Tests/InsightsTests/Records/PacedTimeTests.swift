import Testing
import Training

@testable import Insights

/// The best times over standard distances, at the mean pace of sets.
@Suite struct PacedTimeTests {
  private func run(_ metres: Int, _ seconds: Int?, _ type: SetType = .normal) -> WorkoutSet {
    var set = Trained.set(1, 1, type)
    set.result = Performance(
      .distance(Distance(Thousandths(metres), .metres), seconds.map { Duration(seconds: $0) }))
    return set
  }

  /// Metres, milliseconds, the index of the set and whether it has that distance.
  private func times(_ days: [(Int, [WorkoutSet])], since: Day? = nil) -> [[Int]] {
    Trained.history(days).pacedTimes(
      ofExercise: 0, over: [400_000, 1_000_000, 5_000_000, 21_097_500], on: { since ?? $0 <= $0 }
    ).map { [$0.millimetres / 1_000, $0.time.milliseconds, $0.set, $0.isExact ? 1 : 0] }
  }

  @Test func aDistanceCountsForShorterOnes() {
    #expect(
      times([(1, [run(5_000, 1_500)])]) == [
        [400, 120_000, 0, 0], [1_000, 300_000, 0, 0], [5_000, 1_500_000, 0, 1],
      ])
    #expect(times([(1, [run(999, 240)])]) == [[400, 96_096, 0, 0]])
    #expect(times([(1, [run(399, 60)])]).isEmpty)
  }

  @Test func theFastestPaceIsTheBest() {
    let days = [(1, [run(5_000, 1_500)]), (2, [run(10_000, 2_900), run(1_000, 280)])]
    #expect(
      times(days) == [[400, 112_000, 2, 0], [1_000, 280_000, 2, 1], [5_000, 1_450_000, 1, 0]])
    // Of equals, the first.
    #expect(times([(1, [run(1_000, 240)]), (2, [run(1_000, 240)])])[1] == [1_000, 240_000, 0, 1])
  }

  @Test func warmUpsUnknownTimesAndEarlierDaysAreLeftOut() {
    #expect(times([(1, [run(5_000, 1_500, .warmUp), run(5_000, nil), Trained.set(8, 100)])]).isEmpty)
    let days = [(1, [run(1_000, 200)]), (2, [run(1_000, 240)])]
    #expect(times(days, since: Day(year: 2026, month: 6, day: 2))[1] == [1_000, 240_000, 1, 1])
  }
}
