import TestSupport
import Training

extension SeededRandom {
  /// A plausible result or, now and then, an extreme one.
  mutating func result() -> Performance {
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
    return Performance(amount, at: load, effort: chance(50) ? effort() : nil)
  }

  /// `sessions` workouts of one exercise, one a day.
  mutating func log(_ sessions: Int) throws -> Log {
    var log = Log()
    for day in 0..<sessions {
      let sets = (0..<int(1...6)).map { _ in (one(of: SetType.allCases), result()) }
      try log.session(day, sets)
    }
    return log
  }
}
