import TerminalKit
import TestSupport
import Testing

@Suite struct ValueScaleTests {
  @Test(
    "Ticks are steps of 1, 2 and 5 that hold all values",
    arguments: [
      ([0.0, 10], false, [0.0, 5, 10]), ([97.5, 142.5], false, [80, 100, 120, 140, 160]),
      ([3, 4], false, [3, 3.5, 4]), ([100, 100], false, [95, 100, 105]), ([0, 0], false, [-0.5, 0, 0.5]),
      ([-61, -20], false, [-80, -60, -40, -20]), ([4_000, 9_000], true, [0, 5_000, 10_000]),
      ([], false, [0, 0.5, 1]), ([.nan, 5, .infinity], true, [0, 2, 4, 6]),
    ])
  func ticks(values: [Double], fromZero: Bool, expected: [Double]) {
    let steps = expected.count - 1
    #expect(ValueScale(values, fromZero: fromZero, steps: steps).ticks == expected)
  }

  @Test("Steps are never finer than asked for", arguments: [0.001, 1])
  func leastStep(_ least: Double) {
    let scale = ValueScale([0, least / 50], fromZero: true, steps: 5, leastStep: least)
    #expect(scale.ticks == [0, least])
  }

  @Test("Whatever the values: finite, ascending, few, around them", arguments: [7]) func properties(
    seed: UInt64
  ) {
    var random = SeededRandom(seed)
    for _ in 0..<2_000 {
      let values = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.double() }
      let steps = Int.random(in: 1...12, using: &random)
      let scale = ValueScale(values, fromZero: .random(using: &random), steps: steps)
      let areFinite = scale.ticks.allSatisfy(\.isFinite)
      #expect(areFinite)
      #expect(scale.ticks.count >= 2 && scale.ticks.count <= steps + 3, "\(values) \(steps) \(scale.ticks)")
      let ascends = zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy { $0 < $1 }
      #expect(ascends, "\(values) \(scale.ticks)")
      for value in values {
        #expect((0...1).contains(scale.share(value)))
        if value.isFinite, abs(value) < 1e11 {
          let room = (scale.high - scale.low) * 1e-9
          #expect(scale.low - room <= value && value <= scale.high + room, "\(values) \(scale.ticks)")
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
