package import Training

/// Values within the limits of the file format, with its extremes among them.
extension SeededRandom {
  package mutating func id() -> EntityID {
    EntityID(at: Instant(seconds: int(0...2_000_000_000), offset: int(-12...14) * 3_600), random: next())
  }

  /// A number of at least `least` thousandths.
  package mutating func decimal(_ least: Int = 0) -> Thousandths {
    one(of: [
      Thousandths(raw: least), Thousandths(raw: 999_999_999_999), Thousandths(int(1...500)),
      Thousandths(raw: int(1...500_000)), Thousandths(raw: int(1...500_000)),
    ])
  }

  package mutating func mass(_ least: Int = 0) -> Mass { Mass(decimal(least), any()) }

  package mutating func load() -> Load {
    let mass = mass()
    return one(of: [.external(mass), .bodyWeight, .added(mass), .assisted(mass)])
  }

  package mutating func effort() -> Effort? {
    switch int(0...2) {
    case 0: RPE(halves: int(2...20)).map(Effort.rpe)
    case 1: .rir(int(0...10))
    default: nil
    }
  }

  /// A duration of at least `least` milliseconds.
  package mutating func duration(_ least: Int = 0) -> Duration { Duration(milliseconds: decimal(least).raw) }

  package mutating func amount() -> Amount {
    switch int(0...3) {
    case 0: .reps(one(of: [0, 1, 8, 10_000]))
    case 1: .reps(int(0...10_000))
    case 2: .duration(duration(1))
    default: .distance(Distance(decimal(1), any()), maybe { $0.duration(1) })
    }
  }

  package mutating func performance() -> Performance {
    var result = Performance(amount(), at: maybe { $0.anyLoad() }, effort: effort())
    guard case .reps(let reps) = result.amount, (1..<9_000).contains(reps) else { return result }
    switch int(0...3) {
    case 0: result.parts = parts()
    case 1: result.sides = SideReps(left: reps + int(1...9), right: reps)
    default: break
    }
    return result
  }

  /// A load, a band or a stack number.
  package mutating func anyLoad() -> Load {
    switch int(0...4) {
    case 0: .band(any())
    case 1: .stack(int(1...99))
    default: load()
    }
  }

  /// The parts of a set after the first.
  package mutating func parts() -> [SetPart] {
    (0..<int(1...3)).map { _ in SetPart(int(1...30), at: maybe { $0.anyLoad() }) }
  }
}
