/// The scale of an axis of numbers. It ranges from tick to tick, in steps of 1, 2 or 5 times a power of ten.
package struct ValueScale: Hashable, Sendable {
  /// The ticks, at least two, in ascending order.
  package let ticks: [Double]

  /// The first tick.
  package var low: Double { ticks[0] }
  /// The last tick.
  package var high: Double { ticks[ticks.count - 1] }

  /// The scale that covers all values in about `steps` steps. Values that aren't finite don't count; without any, the scale
  /// is from 0 to 1.
  ///
  /// - Parameters:
  ///   - values: the values to cover
  ///   - fromZero: whether to include 0
  ///   - steps: the number of steps to aim for, at least 1
  ///   - leastStep: the smallest step, 1, 2 or 5 times a power of ten
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
      // A single value is in the middle, or at the top if 0 is included.
      let room = max(abs(high) * 0.05, 0.5)
      (low, high) = fromZero ? (min(low, 0), max(high, room)) : (low - room, high + room)
    }
    let step = max(Self.step((high - low) / Double(max(steps, 1))), leastStep)
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    ticks = (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// The limit beyond which values are drawn at the edge.
  private static let limit = 1e12

  /// The smallest step of at least `least`: 1, 2 or 5 times a power of ten.
  private static func step(_ least: Double) -> Double {
    guard least > 1e-6 else { return 1e-6 }
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    let nice = [1.0, 2, 5].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    return nice * power
  }

  /// A value's position, from 0 at the low end to 1 at the high end, and never beyond.
  package func share(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }
}
