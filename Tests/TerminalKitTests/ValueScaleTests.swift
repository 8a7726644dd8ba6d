import TerminalKit
import TestSupport
import Testing

@Suite struct ValueScaleTests {
  @Test(
    "Ticks are steps of 1, 2 and 5, with the ends near the values",
    arguments: [
      ([0.0, 10], false, 2, [0.0, 5, 10]), ([97.5, 142.5], false, 4, [100, 120, 140]),
      ([57, 127], false, 5, [60, 80, 100, 120]), ([3, 4], false, 2, [3, 3.5, 4]),
      ([100, 100], false, 2, [95, 100, 105]),
      ([0, 0], false, 2, [-0.5, 0, 0.5]), ([-61, -20], false, 3, [-60, -40, -20]),
      ([4_000, 9_000], true, 2, [0, 5_000, 10_000]), ([], false, 2, [0, 0.5, 1]),
      ([.nan, 5, .infinity], true, 3, [0, 2, 4, 6]),
    ])
  func ticks(values: [Double], fromZero: Bool, steps: Int, expected: [Double]) {
    #expect(ValueScale(values, fromZero: fromZero, steps: steps).ticks == expected)
  }

  @Test("Times have the steps of a clock") func times() {
    #expect(ValueScale([470, 640], steps: 4, in: .time).ticks == [480, 540, 600])
    #expect(ValueScale([3_000, 9_500], steps: 4, in: .time).ticks == [3_600, 5_400, 7_200, 9_000])
    #expect(ValueScale([41, 55], inRows: 8, in: .time).ticks == [40, 45, 50, 55])
  }

  @Test(
    "Three ticks at least, all on steps of 1, 2 or 5, whatever the range and its room",
    arguments: [(70.0, 176.0), (180, 182), (0, 1), (5, 6), (99.9, 100.1), (19, 101), (0, 12_345), (42, 42)])
  func three(low: Double, high: Double) {
    let scales =
      (1...8).flatMap { steps in
        [false, true].map { ValueScale([low, high], fromZero: $0, steps: steps) }
      } + (3...20).map { ValueScale([low, high], inRows: $0) }
      + [ValueScale([low, high], steps: 5, leastStep: 1), ValueScale([low, high], inRows: 6, leastStep: 1)]
    for scale in scales {
      #expect(scale.ticks.count >= 3, "\(low) \(high) \(scale)")
      let step = scale.ticks[1] - scale.ticks[0]
      var digit = step
      while digit < 0.999 { digit *= 10 }
      while digit > 9.99 { digit /= 10 }
      #expect([1.0, 2, 5].contains { abs($0 - digit) < 1e-6 }, "\(scale)")
      for tick in scale.ticks { #expect(abs(tick / step - (tick / step).rounded()) < 1e-6, "\(scale)") }
    }
  }

  @Test("Steps are never finer than asked for", arguments: [0.001, 1])
  func leastStep(_ least: Double) {
    let scale = ValueScale([0, least / 50], fromZero: true, steps: 5, leastStep: least)
    #expect(scale.ticks == [0, least, 2 * least])
  }

  @Test(
    "In rows, every tick is in the middle of one, and the ends are less than a row from the values",
    arguments: [
      ([57.0, 127], 8), ([57, 127], 12), ([0, 2_640], 16), ([1, 2], 9), ([100, 100], 6), ([-3, 88], 20),
    ])
  func rows(values: [Double], rows: Int) {
    let scale = ValueScale(values, inRows: rows)
    #expect(scale.rows > rows / 2 && scale.rows <= rows + max(rows / 8, 1), "\(scale)")
    #expect((3...10).contains(scale.ticks.count), "\(scale)")
    let row = (scale.high - scale.low) / Double(scale.rows - 1)
    for tick in scale.ticks {
      let place = (tick - scale.low) / row
      #expect(abs(place - place.rounded()) < 1e-9, "\(scale)")
    }
    if values[0] < values[1] {
      #expect(scale.low > values[0] - row && scale.high < values[1] + row, "\(scale)")
    }
  }

  @Test("Whatever the values, ticks are finite, ascending, few, and enclose them", arguments: [7])
  func properties(
    seed: UInt64
  ) {
    var random = SeededRandom(seed)
    for _ in 0..<2_000 {
      let values = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.double() }
      let steps = Int.random(in: 3...12, using: &random)
      let zero = Bool.random(using: &random)
      let round: ValueScale.Steps = .random(using: &random) ? .decimal : .time
      for scale in [
        ValueScale(values, fromZero: zero, steps: steps, in: round),
        ValueScale(values, inRows: steps, in: round),
      ] {
        let areFinite = scale.ticks.allSatisfy(\.isFinite)
        #expect(areFinite)
        #expect(scale.ticks.count >= 3 && scale.ticks.count <= steps + 3, "\(values) \(steps) \(scale)")
        let ascends = zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy { $0 < $1 }
        #expect(ascends, "\(values) \(scale)")
        #expect(scale.rows <= steps + 1, "\(values) \(scale)")
        let room = (scale.high - scale.low) * 1e-9
        #expect(scale.low - room <= scale.ticks[0] && (scale.ticks.last ?? 0) <= scale.high + room)
        for value in values {
          #expect((0...1).contains(scale.share(value)))
          if value.isFinite, abs(value) < 1e11 {
            #expect(scale.low - room <= value && value <= scale.high + room, "\(values) \(scale)")
          }
        }
      }
    }
  }
}

extension SeededRandom {
  /// A number of any size, or none.
  mutating func double() -> Double {
    switch Int.random(in: 0...9, using: &self) {
    case 0: [.nan, .infinity, -.infinity, 0, -0.0].randomElement(using: &self) ?? 0
    case 1: Double.random(in: -1e300...1e300, using: &self)
    case 2: Double.random(in: -1e-9...1e-9, using: &self)
    case 3: 100
    default: Double.random(in: 0...300, using: &self)
    }
  }
}
