import Testing
import Training

struct BodyWeightTests {
  static func weights(_ entries: KeyValuePairs<String, Int>) throws -> BodyWeights {
    var random: UInt64 = 0
    return BodyWeights(
      try entries.map { day, kilograms in
        random += 1
        let at = try #require(Instant(day.count == 10 ? day + "T08:00:00+01:00" : day))
        return BodyWeight(
          id: EntityID(at: at, random: random), weight: Mass(Thousandths(kilograms), .kilograms), at: at)
      })
  }

  @Test(
    "On a day holds the last weight up to it, before the first the first",
    arguments: [
      ("2026-01-01", 80), ("2026-03-01", 80), ("2026-03-02", 80), ("2026-03-09", 80), ("2026-03-10", 82),
      ("2026-03-11", 82), ("2026-05-01", 79), ("2030-01-01", 79),
    ])
  func holds(day: String, kilograms: Int) throws {
    let weights = try Self.weights(["2026-05-01": 79, "2026-03-01": 80, "2026-03-10": 82])
    let day = try #require(Day(day))
    #expect(weights.weight(on: day) == Mass(Thousandths(kilograms), .kilograms))
  }

  @Test("The last weight of a day, by local time, counts")
  func several() throws {
    let weights = try Self.weights([
      "2026-03-01T22:00:00+01:00": 81, "2026-03-01T07:00:00+01:00": 80, "2026-03-02T02:00:00+09:00": 79,
    ])
    // 02:00 in Tokyo is before 22:00 in Madrid, but already the next day.
    let first = try #require(Day("2026-03-01"))
    #expect(weights.weight(on: first)?.value == Thousandths(81))
    #expect(weights.weight(on: first.adding(days: 1))?.value == Thousandths(79))
    #expect(weights.latest?.weight.value == Thousandths(81))
  }

  @Test("Without an entry there is none")
  func none() throws {
    let day = try #require(Day("2026-03-01"))
    #expect(BodyWeights().weight(on: day) == nil)
    #expect(BodyWeights().latest == nil)
    let weights = try Self.weights(["2026-03-01": 80])
    #expect(weights.entry(onOrBefore: day.adding(days: -1)) == nil)
    #expect(weights.entry(onOrBefore: day) != nil)
  }
}
