/// A repeatable random number generator: SplitMix64 (Steele, Lea and Flood 2014).
///
/// A property test takes its seeds as arguments, so that a failure names the seed:
///
///     @Test(arguments: seeds(40)) func roundTrip(seed: UInt64) {
///       var random = SeededRandom(seed)
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Seeds for `count` cases of a property test.
package func seeds(_ count: UInt64) -> Range<UInt64> { 0..<count }

extension SeededRandom {
  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// An element of `values`, which mustn't be empty.
  package mutating func one<Value>(of values: [Value]) -> Value { values[int(0...values.count - 1)] }

  /// Any case of an enum.
  package mutating func any<Value: CaseIterable>() -> Value where Value.AllCases == [Value] {
    one(of: Value.allCases)
  }

  /// True with a probability of `percent`, 0 to 100.
  package mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// A value or, half of the time, nil.
  package mutating func maybe<Value>(_ make: (inout SeededRandom) -> Value) -> Value? {
    chance(50) ? make(&self) : nil
  }

  /// Up to three values.
  package mutating func list<Value>(_ make: (inout SeededRandom) -> Value) -> [Value] {
    (0..<int(0...3)).map { _ in make(&self) }
  }
}
