package import Training

/// What a set, or a workout, reached in one of the things in which records are held.
package struct RecordMark: Hashable, Sendable {
  package var kind: RecordKind
  /// Within its kind, where it counts: of `repsAtLoad` and `longestHold` the load as it is compared (`Mass.compared`), in
  /// 10⁻¹¹ kg (less than 0 for assistance);
  /// of `fastest` the distance in millimetres; else 0.
  package var rung: Int128
  /// The more the better: 10⁻¹¹ kg of loads, volumes and estimates (to nine digits), all by loads as they are compared; reps,
  /// thousandths of a second (of `fastest`, less than 0), millimetres.
  package var score: Int128
  /// The same by loads as they were typed: what is shown of volumes and estimates.
  package var value: Int128
  /// Of an estimate: from more reps than the formulas are good for.
  package var isRough = false
  /// What was done; of a workout's volume, in the set with which it passed the one before.
  package var performance: Performance
  /// The number of the set, as it was given.
  package var set: Int
  /// The number of its session, as it was given.
  package var session: Int

  /// The mass that it comes to in a unit: of volumes and estimates.
  package func mass(in unit: MassUnit) -> Mass { Mass(exact: value, unit) }

  /// Whether both are held in the same thing.
  func isComparable(to other: RecordMark) -> Bool {
    kind == other.kind && rung == other.rung && isBody == other.isBody && isRough == other.isRough
  }

  /// Whether the other is no news beside it: held in the same thing, or in more of it, and no better. A workout's volume is
  /// news once, whatever it grows to.
  package func covers(_ other: RecordMark) -> Bool {
    guard kind.group == other.kind.group, isBody == other.isBody, !isRough || other.isRough else {
      return false
    }
    return kind == .sessionVolume || rung >= other.rung && score >= other.score
  }

  /// Loads of their own and loads that the body moves with are not compared with each other.
  private var isBody: Bool {
    if case .external = performance.load { false } else { true }
  }
}

/// A record, and what it broke.
package struct RecordBreak: Hashable, Sendable {
  package var mark: RecordMark
  package var previous: RecordMark
  /// Whether more was reached later in the session without being a record itself: 6 reps with 60 kg after 5, but also 8 with
  /// 70 kg in between.
  package var isOutdone = false
}

/// The records of an exercise.
package struct ExerciseRecords: Hashable, Sendable {
  /// Every time that a record was broken, in the order of time. A workout's volume counts once, with all that it came to.
  package var breaks: [RecordBreak]
  /// Who holds each of them now, first times included; the heaviest rung first.
  package var best: [RecordMark]
  /// The heaviest load that was moved for 1, 2 … 12 reps or more; nil where none was.
  package var repMaxima: [RecordMark?]
  /// How many sessions there were with a set that counts.
  package var sessions: Int

  /// The breaks that still stood when their session was over, each with what held before it.
  package var standing: [RecordBreak] { breaks.standing }
}

extension [RecordBreak] {
  /// Those that still stood when their session was over, each with what held before it.
  package var standing: [RecordBreak] {
    var result: [RecordBreak] = []
    var (session, start) = (-1, 0)
    for one in self {
      if one.mark.session != session { (session, start) = (one.mark.session, result.count) }
      if let earlier = result[start...].firstIndex(where: { $0.mark.isComparable(to: one.mark) }) {
        (result[earlier].mark, result[earlier].isOutdone) = (one.mark, one.isOutdone)
      } else {
        result.append(one)
      }
    }
    return result.filter { !$0.isOutdone }
  }
}
