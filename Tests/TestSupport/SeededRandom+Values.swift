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
    Performance(amount(), at: maybe { $0.load() }, effort: effort())
  }
}
