import Training

/// Repeatable random numbers: SplitMix64.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func one<T>(of values: [T]) -> T { values[int(0...values.count - 1)] }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// What somebody may have done: mostly likely sets, some at the limits of the format.
  mutating func performance() -> Performance {
    let raw = one(of: [0, 1, 20_000, 100_000, 102_500, int(1...300_000), 999_999_999_999])
    let mass = Mass(Thousandths(raw: raw), one(of: MassUnit.allCases))
    let load: Load? = one(of: [
      .external(mass), .external(mass), .added(mass), .assisted(mass), .bodyWeight, nil,
    ])
    let amount: Amount = one(of: [
      .reps(one(of: [0, 1, 5, 5, 8, 12, 40, 10_000])), .reps(int(1...12)),
      .duration(Duration(milliseconds: int(0...90_000))),
      .distance(Distance(Thousandths(raw: int(0...9_000)), .kilometres), Duration(seconds: int(0...3_000))),
      .distance(Distance(Thousandths(int(1...3)), .miles), nil),
    ])
    let effort: Effort? = one(of: [nil, nil, .rir(int(0...10)), RPE(halves: int(2...20)).map(Effort.rpe)])
    return Performance(amount, at: load, effort: effort)
  }

  /// Workouts of one exercise, each on a day of its own.
  mutating func log(_ sessions: Int) throws -> Log {
    var log = Log()
    for day in 0..<sessions {
      let sets = (0..<int(1...6)).map { _ in (one(of: SetType.allCases), performance()) }
      try log.session(day, sets)
    }
    return log
  }
}
