package import Training

/// The maximum, the sum and the mean of numbers of one unit; `Tally` names the unit of each.
package struct Spread: Hashable, Sendable {
  /// The number of numbers.
  package private(set) var count = 0
  /// The maximum; 0 without numbers.
  package private(set) var most: Int128 = 0
  package private(set) var total: Int128 = 0

  package init() {}

  mutating func add(_ value: Int128) {
    most = count == 0 ? value : max(most, value)
    total += value
    count += 1
  }

  static func += (sum: inout Spread, other: Spread) {
    guard other.count > 0 else { return }
    sum.most = sum.count == 0 ? other.most : max(sum.most, other.most)
    sum.total += other.total
    sum.count += other.count
  }

  /// The mean, rounded half away from zero; 0 without numbers.
  package var mean: Int128 { Self.quotient(total, count) }

  /// The mean, rounded to thousandths.
  package var meanInThousandths: Thousandths { Thousandths(raw: Int(Self.quotient(total * 1_000, count))) }

  /// A quotient rounded half away from zero; 0 for a count of 0.
  static func quotient(_ total: Int128, _ count: Int) -> Int128 {
    guard count > 0 else { return 0 }
    let divisor = Int128(count) * 2
    return (total * 2 + (total < 0 ? -divisor : divisor) / 2) / divisor
  }
}
