/// The range of an axis of numbers, from tick to tick, in steps of 1, 2 or 5 times a power of ten.
package struct ValueScale: Hashable, Sendable {
  /// At least two, in ascending order.
  package let ticks: [Double]

  package var low: Double { ticks[0] }
  package var high: Double { ticks[ticks.count - 1] }

  /// The scale that holds all the values in about so many steps. Numbers that aren't finite don't count; without any it goes
  /// from 0 to 1.
  ///
  /// - Parameters:
  ///   - values: what is to be shown
  ///   - fromZero: whether 0 is on the scale too, as lengths of bars need it
  ///   - steps: how many there should be, at least 1
  ///   - leastStep: none is smaller; 1, 2 or 5 times a power of ten
  package init(
    _ values: some Sequence<Double>, fromZero: Bool = false, steps: Int = 4, leastStep: Double = 0.001
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      low = min(low, max(value, -Self.limit))
      high = max(high, min(value, Self.limit))
    }
    if low > high { (low, high) = (0, 1) }
    if fromZero { (low, high) = (min(low, 0), max(high, 0)) }
    if high - low <= abs(high) * 1e-6 {
      // One value alone stands in the middle, or, where 0 must be seen, at the top.
      let room = max(abs(high) * 0.05, 0.5)
      (low, high) = fromZero ? (min(low, 0), max(high, room)) : (low - room, high + room)
    }
    let step = max(Self.step((high - low) / Double(max(steps, 1))), leastStep)
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    ticks = (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// Beyond this, numbers are drawn at the edge.
  private static let limit = 1e12
  /// The least of 1, 2, 5, 10, 20, 50 … and 0.5, 0.2, 0.1 … that isn't less.
  private static func step(_ least: Double) -> Double {
    guard least > 1e-6 else { return 1e-6 }
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    let nice = [1.0, 2, 5].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    return nice * power
  }

  /// Where a value lies between the ends: from 0 at the low end to 1 at the high end, and never beyond.
  package func share(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }
}
