import Testing
import Training

@testable import Tracks

@Suite struct BodyTests {
  private func estimate(
    _ formula: CalorieFormula, _ sport: Sport = .run, distance: Double = 10_000, seconds: Double = 3_600,
    sex: Sex? = .man
  ) -> Double? {
    CalorieEstimate(formula, sport, kilograms: 80, distance: distance, moving: seconds, sex: sex)?
      .kilocalories
  }

  private func isClose(_ value: Double?, _ expected: Double, _ within: Double = 0.005) -> Bool {
    value.map { abs($0 - expected) <= within } == true
  }

  @Test func calories() {
    #expect(isClose(estimate(.met), 784))
    #expect(CalorieEstimate(.met, .run, kilograms: 80, distance: 10_000, moving: 3_600)?.factor == 9.8)
    #expect(isClose(estimate(.distance), 828.8))
    #expect(isClose(estimate(.distance, sex: .woman), 745.92))
    #expect(isClose(estimate(.distance, distance: 1_000), 82.88))
    #expect(isClose(estimate(.distance, distance: 1_000, sex: .woman), 74.592))
    #expect(isClose(estimate(.speedTable), 864.6))
    // The ends of the tables, and a row itself.
    #expect(isClose(estimate(.speedTable, distance: 1_000), 80 * 2.2 * 1.4))
    #expect(isClose(estimate(.speedTable, distance: 60_000), 80 * 2.2 * 10))
    #expect(isClose(estimate(.speedTable, .ride, distance: 16_000), 80 * 2.2 * 3))
    #expect(isClose(estimate(.speedTable, .ride, distance: 18_500), 80 * 2.2 * 3.63))
    #expect(isClose(estimate(.met, .ride, distance: 25_000), 80 * 10))
    #expect(isClose(estimate(.met, .walk, distance: 5_000), 80 * 3.5))
    // A row names a speed and a pace: 6.7 mph, 9 min/mile, the slower of which reaches it.
    for (minutes, met) in [(9.0, 10.5), (9.01, 9.8), (8.55, 11), (7, 12.3), (7.01, 11.8), (5.5, 16)] {
      let found = CalorieEstimate(.met, .run, kilograms: 80, distance: 1_609.344, moving: minutes * 60)
      #expect(found?.factor == met, "\(minutes)")
    }
    // 6 mph to the metre.
    #expect(isClose(estimate(.met, distance: 9_656.064), 784))
  }

  @Test func caloriesWithoutDistance() {
    for (sport, met) in [
      (Sport.run, 8.0), (.ride, 7.5), (.walk, 3.5), (.hike, 6), (.swim, 5.8), (.row, 4.8), (.ski, 7),
    ] {
      #expect(isClose(estimate(.met, sport, distance: 0), 80 * met), "\(sport)")
    }
    // Their METs go by effort, not by speed.
    for (sport, met) in [(Sport.hike, 6), (.swim, 5.8), (.row, 4.8), (.ski, 7)] {
      #expect(isClose(estimate(.met, sport), 80 * met), "\(sport)")
    }
    #expect(estimate(.speedTable, distance: 0) == nil)
  }

  @Test func noCalories() {
    #expect(estimate(.distance, sex: nil) == nil)
    #expect(estimate(.distance, .ride) == nil)
    #expect(estimate(.met, .other) == nil)
    #expect(estimate(.met, seconds: 0) == nil)
    #expect(CalorieEstimate(.met, .run, kilograms: 0, distance: 1, moving: 1) == nil)
  }

  @Test func strength() {
    func energy(_ formula: CalorieFormula, _ isVigorous: Bool) -> Double? {
      CalorieEstimate(strength: formula, kilograms: 80, seconds: 3_600, isVigorous: isVigorous)?.kilocalories
    }
    #expect(isClose(energy(.met, false), 280))
    #expect(isClose(energy(.met, true), 480))
    #expect(isClose(energy(.speedTable, false), 413.6))
    #expect(isClose(energy(.speedTable, true), 563.2))
    #expect(energy(.distance, true) == nil)
  }

  @Test func bodyMassIndex() throws {
    func index(_ grams: Int, _ centimetres: Int) throws -> BodyMassIndex {
      try #require(
        BodyMassIndex(kilograms: Thousandths(raw: grams), centimetres: Thousandths(centimetres)))
    }
    #expect(isClose(try index(80_000, 175).value, 26.12))
    #expect(BodyMassIndex(kilograms: Thousandths(80), centimetres: Thousandths(0)) == nil)
    // Each limit in whole grams, and a gram below, at every height.
    for height in 100...230 {
      for (number, tenths) in [185, 250, 300, 350, 400].enumerated() where tenths * height * height % 100 == 0
      {
        let grams = tenths * height * height / 100
        let (at, below) = (try index(grams, height), try index(grams - 1, height))
        #expect(at.bodyClass == BodyMassIndex.Class.allCases[number + 1], "\(grams) g, \(height) cm")
        #expect(at.value == Double(tenths) / 10 && at.shown == at.value)
        #expect(below.bodyClass == BodyMassIndex.Class.allCases[number], "\(grams - 1) g, \(height) cm")
        // It doesn't look like one of the next class.
        #expect(below.shown < at.value)
      }
    }
  }

  @Test func idealWeight() {
    let known: [(Sex, [Double])] = [(.man, [74.52, 78.73, 85.54]), (.woman, [69.34, 73.87, 81.00])]
    for (sex, weights) in known {
      for (build, weight) in zip(Build.allCases, weights) {
        #expect(isClose(IdealWeight.kilograms(metres: 1.8, sex, build), weight, 0.005_001))
      }
    }
  }

  @Test func heartRates() throws {
    let young = try #require(HeartRateZones(age: 20))
    #expect((young.maximum, young.target) == (200, 150))
    #expect(isClose(young.range.lowerBound, 140))
    #expect(isClose(young.range.upperBound, 170))
    #expect(young.starts == [100, 120, 140, 160, 180])
    let older = try #require(HeartRateZones(age: 50))
    #expect((older.maximum, older.target) == (170, 127.5))
    #expect(isClose(older.range.lowerBound, 119))
    #expect(isClose(older.range.upperBound, 144.5))
    #expect(HeartRateZones.shown(older.target) == 128)
    #expect(HeartRateZones.shown(older.range.upperBound) == 145)
    #expect(HeartRateZones(age: 0) == nil)
  }

  @Test func timeInZones() {
    var track = Track([(0, 0), (10, 20), (30, 60), (40, 80)])
    for (index, rate) in [100, 120, nil, 140].enumerated() {
      track.segments[0][index].heartRate = rate.map { Int16($0) }
    }
    #expect(track.seconds(inZonesFrom: [110, 130]) == [5, 15, 5])
    #expect(track.seconds(inZonesFrom: []) == [25])
  }
}
