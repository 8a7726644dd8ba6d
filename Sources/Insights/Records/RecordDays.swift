package import Training

extension RecordKind {
  /// Whether it is of what was done in a set, not estimated or added up, and not only at one load.
  fileprivate var isOfDeeds: Bool {
    switch self {
    case .heaviestLoad, .reps, .longestHold, .furthestDistance, .fastest: true
    case .repsAtLoad, .e1rm, .setVolume, .sessionVolume: false
    }
  }
}

extension History {
  /// The number of workouts that an exercise needs before a record marks a day: the first workouts only find a suitable load.
  package static let firstSessions = 10

  /// The sessions of an exercise that calendars mark: more was lifted, held or run than ever, and the exercise had been done in
  /// ten sessions before. With every record, a calendar would be full of marks. `standing` are the exercise's records that stood at
  /// the end of their session.
  package func recordSessions(ofExercise exercise: Int, _ standing: [RecordBreak]) -> [Int] {
    split(ofExercise: exercise, standing).marked
  }

  /// The sessions with such a record that calendars don't mark, because they are among the exercise's first ten.
  package func earlyRecordSessions(ofExercise exercise: Int, _ standing: [RecordBreak]) -> [Int] {
    split(ofExercise: exercise, standing).early
  }

  private func split(ofExercise exercise: Int, _ standing: [RecordBreak]) -> (early: [Int], marked: [Int]) {
    let reached = standing.filter { $0.mark.kind.isOfDeeds }.map(\.mark.session)
    guard !reached.isEmpty else { return ([], []) }
    var (session, earlier) = (-1, 0)
    for set in sets(ofExercise: exercise) where set.type.isWork && Int(set.session) != session {
      session = Int(set.session)
      if earlier == Self.firstSessions {
        return (reached.filter { $0 < session }, reached.filter { $0 >= session })
      }
      earlier += 1
    }
    return (reached, [])
  }
}

extension Mass {
  /// The next multiple of 5 kg or 10 lb above `value`. A negative value counts as zero.
  package static func round(above value: Thousandths, _ unit: MassUnit) -> Mass {
    let step = unit == .kilograms ? 5_000 : 10_000
    return Mass(Thousandths(raw: (max(value.raw, 0) / step + 1) * step), unit)
  }
}
