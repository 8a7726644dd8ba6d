package import Training

extension Mass {
  /// The next load above `value` that lifters call round: every 5 kg to 50 kg, then every 10; every 10 lb to 100 lb, then every 25.
  /// A negative value counts as zero.
  package static func round(above value: Thousandths, _ unit: MassUnit) -> Mass {
    let value = max(value.raw, 0)
    let step =
      switch unit {
      case .kilograms: value < 50_000 ? 5_000 : 10_000
      case .pounds: value < 100_000 ? 10_000 : 25_000
      }
    return Mass(Thousandths(raw: (value / step + 1) * step), unit)
  }
}

extension RecordBreak {
  /// Whether the heaviest load of an exercise reached its next round number (`Mass.round`).
  package func reachesRoundLoad(in unit: MassUnit) -> Bool {
    guard mark.kind == .heaviestLoad else { return false }
    let (load, before) = (mark.performance.load, previous.performance.load)
    let next = Mass.round(above: Mass(exact: before?.signedExact ?? 0, unit).value, unit)
    return Mass(exact: load?.signedExact ?? 0, unit).value >= next.value
  }
}

extension History {
  /// How often an exercise must have been done before a round load counts: the first workouts only find a suitable load.
  private static let firstSessions = 10

  /// The sessions of an exercise that calendars mark among all those with a record: its heaviest load reached the next round
  /// number, and it had been done in ten sessions before. `standing` are its records that stood at the end of their session.
  package func roundLoads(ofExercise exercise: Int, _ standing: [RecordBreak], in unit: MassUnit) -> [Int] {
    let reached = standing.filter { $0.reachesRoundLoad(in: unit) }.map(\.mark.session)
    guard !reached.isEmpty else { return [] }
    var (session, earlier) = (-1, 0)
    for set in sets(ofExercise: exercise) where set.type.isWork && Int(set.session) != session {
      session = Int(set.session)
      if earlier == Self.firstSessions { return reached.filter { $0 >= session } }
      earlier += 1
    }
    return []
  }
}
