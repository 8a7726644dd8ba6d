import Insights
import TestSupport
import Testing
import Training

@Suite struct TrainedDaysTests {
  @Test(
    "Weeks of ISO 8601",
    arguments: [
      ("2026-01-01", 1), ("2025-12-29", 1), ("2024-12-30", 1), ("2027-01-01", 53), ("2026-11-21", 47),
      ("2021-01-03", 53), ("2020-12-31", 53), ("2026-12-31", 53),
    ])
  func weeks(day: String, week: Int) throws {
    #expect(try #require(Day(day)).isoWeek == week)
  }

  @Test("Days and what was done on them; a workout without sets doesn't count") func days() {
    let history = Trained.history([
      (1, [Trained.set(5, 100), Trained.set(10, 60, .warmUp)]), (1, [Trained.set(5, 100)]), (4, []),
    ])
    let trained = TrainedDays(history)
    #expect(trained.entries.map { "\($0.day.day) \($0.workouts) \($0.sets)" } == ["1 2 3"])
  }

  @Test("Streaks: the longest, and the current one") func streaks() throws {
    // June 2026 begins on a Monday.
    let history = Trained.history([1, 8, 20, 29, 30].map { ($0, [Trained.set(5, 100)]) })
    let trained = TrainedDays(history)
    #expect(trained.streaks.map(\.weeks) == [3, 1])
    #expect(trained.longestStreak?.firstMonday.text == "2026-06-01")
    #expect(trained.longestStreak?.lastDay.text == "2026-06-21")
    #expect(trained.currentStreak(today: try #require(Day("2026-07-12")))?.weeks == 1)
    #expect(trained.currentStreak(today: try #require(Day("2026-07-13"))) == nil)
    #expect(trained.currentStreak(today: try #require(Day("2026-06-28")))?.weeks == 3)
    let none = TrainedDays(History())
    #expect(none.longestStreak == nil && none.currentStreak(today: Trained.now.day) == nil)
  }

  @Test("A day with an activity is a training day, also of streaks, without a shade of its own")
  func activities() throws {
    let history = Trained.history([1, 8].map { ($0, [Trained.set(5, 100)]) })
    let lifting = TrainedDays(history)
    let days = try ["2026-06-16", "2026-06-08", "2026-06-16"].map { try #require(Day($0)) }
    let trained = lifting.with(activities: days)
    #expect(
      trained.entries.map { "\($0.day.day) \($0.workouts) \($0.sets) \($0.activities)" }
        == ["1 1 1 0", "8 1 1 1", "16 0 0 2"])
    #expect(lifting.streaks.map(\.weeks) == [2])
    #expect(trained.streaks.map(\.weeks) == [3])
    #expect(TrainedDays.shades(trained.entries) == TrainedDays.shades(lifting.entries))
  }

  private func shades(_ sets: [Int]) -> [Int] {
    TrainedDays.shades(
      sets.map {
        var entry = TrainedDays.Entry(day: Trained.now.day)
        entry.sets = $0
        return entry
      })
  }

  @Test("Shades are round steps of sets, with at most a quarter of the days in the darkest") func shades() {
    #expect(shades([]) == [1, 2, 3])
    #expect(shades([1]) == [1, 2, 3])
    #expect(shades([20, 24, 18, 22, 21, 16, 20, 24, 20, 90]) == [10, 20, 30])
    #expect(shades(Array(1...100)) == [25, 50, 75])
    #expect(shades([5, 5, 9]) == [3, 6, 9])
    #expect(shades([7, 12, 14]) == [5, 10, 15])
  }

  @Test("Three steps of the same size, whatever the days", arguments: seeds(200)) func shades(seed: UInt64) {
    var random = SeededRandom(seed)
    let sets = (0..<random.int(0...60)).map { _ in random.int(1...random.one(of: [3, 9, 40])) }
    let found = shades(sets)
    #expect(found[1] == 2 * found[0] && found[2] == 3 * found[0])
    #expect(sets.count { $0 > found[2] } * 4 <= sets.count)
  }
}
