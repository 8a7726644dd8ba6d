/// A random number generator with a seed: the same seed gives the same numbers on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func word() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A whole number, uniform but for a negligible bias.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(word() % UInt64(range.count))
  }

  /// True with a probability in percent.
  mutating func happens(percent: Int) -> Bool { number(in: 0...99) < percent }

  /// A number from −1 to 1, mostly near 0.
  mutating func swing() -> Double {
    let sum = (0..<3).reduce(0) { sum, _ in sum + number(in: -1_000...1_000) }
    return Double(sum) / 3_000
  }
}
