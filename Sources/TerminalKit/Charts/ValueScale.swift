/// The scale of an axis of numbers, from near the least value to near the greatest, with ticks on round values.
package struct ValueScale: Hashable, Sendable {
  /// The kinds of steps that are round.
  package enum Steps: Hashable, Sendable {
    /// 1, 2 and 5 times a power of ten.
    case decimal
    /// Steps of a clock: 1, 2, 5, 10, 15 and 30 seconds or minutes, then hours. Values are in seconds.
    case time
  }

  /// The ticks, at least three, in ascending order.
  package let ticks: [Double]
  /// The value at the low end, which isn't above the first tick.
  package let low: Double
  /// The value at the high end, which isn't below the last tick.
  package let high: Double
  /// The number of rows from the high end to the low one if it was made for rows, each a row's middle; else 0.
  package let rows: Int

  /// The scale that holds all values, with about `steps` steps between ticks and a little room at both ends. Values that aren't
  /// finite don't count; without any, the scale is from 0 to 1.
  ///
  /// - Parameters:
  ///   - values: the values to hold
  ///   - fromZero: whether to include 0
  ///   - steps: the number of steps to aim for, at least 1; more are taken for a third tick
  ///   - leastStep: the smallest step, a round one
  ///   - round: which steps are round
  package init(
    _ values: some Sequence<Double>, fromZero: Bool = false, steps: Int = 4, leastStep: Double = 0.001,
    in round: Steps = .decimal
  ) {
    let (low, high) = Self.ends(values, fromZero: fromZero)
    let room = (high - low) * 0.05
    let bottom = fromZero && low == 0 ? 0 : low - room
    var step = Self.step((high - low) / Double(max(steps, 1)), leastStep, round)
    // Bars end below a tick.
    func top() -> Double { fromZero ? (high / step).rounded(.up) * step : high + room }
    func inside() -> [Double] {
      Self.multiples(of: step, from: (bottom / step).rounded(.up), to: (top() / step).rounded(.down))
    }
    while inside().count < Self.fewest {
      let finer = Self.step(step * 0.39, leastStep, round)
      guard finer < step else { break }
      step = finer
    }
    if inside().count >= Self.fewest {
      (ticks, self.low, self.high, rows) = (inside(), bottom, top(), 0)
    } else {
      let first = (low / step).rounded(.down)
      let last = max((high / step).rounded(.up), first + Double(Self.fewest - 1))
      let all = Self.multiples(of: step, from: first, to: last)
      (ticks, self.low, self.high, rows) = (all, all[0], all[all.count - 1], 0)
    }
  }

  /// The scale that holds all values in about `most` rows of a terminal, at most an eighth more, with every tick in the middle
  /// of a row.
  package init(
    _ values: some Sequence<Double>, inRows most: Int, leastStep: Double = 0.001,
    in round: Steps = .decimal
  ) {
    let (low, high) = Self.ends(values, fromZero: false)
    let most = max(most, 3)
    var best: (scale: ValueScale, score: Double)?
    var step = Self.step((high - low) / Double(most) / 2, leastStep, round)
    // Steps grow until all values fit in the rows, one for each tick.
    for _ in 0..<20 {
      for perTick in 1...5 {
        let row = step / Double(perTick)
        let first = (low / row).rounded(.down)
        let last = max((high / row).rounded(.up), perTick == 1 ? first + Double(Self.fewest - 1) : first)
        let count = last - first + 1
        guard count <= Double(most + max(most / 8, 1)), count > 1 else { continue }
        let each = Double(perTick)
        let ticks = Self.multiples(
          of: step, from: (first / each).rounded(.up), to: (last / each).rounded(.down))
        guard ticks.count >= Self.fewest else { continue }
        // Full height counts most, then a tick on about every third row, and the nearer the ends are to the values the better.
        let wish = max(Double(most) / 2.5, Double(Self.fewest))
        let missed = max(Double(ticks.count), wish) / min(Double(ticks.count), wish) - 1
        let score =
          min(count / Double(most), 1) - 0.15 * missed - (perTick == 1 ? 0.2 : 0)
          - 0.3 * (1 - (high - low) / (last - first) / row)
        if score > best?.score ?? -.infinity {
          best = (
            ValueScale(ticks: ticks, low: first * row, high: last * row, rows: Int(count)), score
          )
        }
      }
      step = Self.step(step * 1.01, leastStep, round)
    }
    self =
      best?.scale
      ?? ValueScale(ticks: [0, 0.5, 1].map { low + $0 * (high - low) }, low: low, high: high, rows: most)
  }

  /// The fewest ticks: two don't show whether a scale begins at 0.
  private static let fewest = 3

  private init(ticks: [Double], low: Double, high: Double, rows: Int) {
    (self.ticks, self.low, self.high, self.rows) = (ticks, low, high, rows)
  }

  /// The least and the greatest finite value, apart from each other.
  private static func ends(_ values: some Sequence<Double>, fromZero: Bool) -> (Double, Double) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      low = min(low, max(value, -limit))
      high = max(high, min(value, limit))
    }
    if low > high { (low, high) = (0, 1) }
    if fromZero { (low, high) = (min(low, 0), max(high, 0)) }
    guard high - low <= abs(high) * 1e-6 else { return (low, high) }
    // A single value is in the middle, or at the top if 0 is included.
    let room = max(abs(high) * 0.05, 0.5)
    return fromZero ? (min(low, 0), max(high, room)) : (low - room, high + room)
  }

  private static func multiples(of step: Double, from first: Double, to last: Double) -> [Double] {
    first <= last ? (Int(first)...Int(last)).map { Double($0) * step } : []
  }

  /// The limit beyond which values are drawn at the edge.
  private static let limit = 1e12

  /// The smallest round step of at least `least`, and of at least `leastStep`.
  private static func step(_ least: Double, _ leastStep: Double, _ round: Steps) -> Double {
    if round == .time, let step = timeSteps.first(where: { $0 >= max(least, leastStep) * (1 - 1e-9) }) {
      return step
    }
    guard least > 1e-6 else { return max(1e-6, leastStep) }
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    let nice = [1.0, 2, 5].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    return max(nice * power, leastStep)
  }

  private static let timeSteps: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 18_000, 36_000,
  ]

  /// A value's position, from 0 at the low end to 1 at the high end, and never beyond.
  package func share(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }
}
