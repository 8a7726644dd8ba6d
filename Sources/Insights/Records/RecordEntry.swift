package import Training

/// The best that a set, or a workout, reached in one kind of record.
package struct RecordEntry: Hashable, Sendable {
  package var kind: RecordKind
  /// The load of `repsAtLoad` and `longestHold`, the distance of `fastest`; zero for every other kind.
  ///
  /// A mark counts for lower rungs too: 8 reps with 100 kg are 8 reps with 90 kg.
  package var rung: RecordQuantity
  /// The quantity that is compared: a load, a volume or an estimate by loads as `Mass.compared` rounds them, reps, a time or a
  /// distance.
  package var score: RecordQuantity
  /// The volume or estimate by loads as they were typed, in 10⁻¹¹ kg, an estimate as `SetEstimate.shown`; 0 for every other kind.
  var exactMass: Int128 = 0
  /// The part of the score that grows with the body weight, and that body weight; 0 if none counts.
  var bodyPart: Int128 = 0
  var bodyWeight: Mass?
  /// Whether it is an estimate from more reps than the formulas hold for.
  package var isRough = false
  /// The result of its set. For the volume of a workout, this is the set that beat the record.
  package var performance: Performance
  /// The number given to its set (`RecordScan.add`).
  package var set: Int
  /// The number given to its session (`RecordScan.begin`).
  package var session: Int

  /// The volume or estimate, rounded half up to thousandths of `unit`.
  package func mass(in unit: MassUnit) -> Mass { Mass(exact: exactMass, unit) }

  /// An estimate as a load to type: what is added to the body (`SetEstimate.shown`), or the whole load.
  package func estimate(in unit: MassUnit) -> Load? {
    performance.load?.with(signed: mass(in: unit).value, unit)
  }

  /// The score that the same performance has at another body weight.
  private func score(at weight: Mass?) -> RecordQuantity {
    guard bodyPart != 0, let weight = weight?.exact, let own = bodyWeight?.exact, own > 0 else {
      return score
    }
    return score.adding(bodyPart * (weight - own) / own)
  }

  /// Whether a better mark is worth announcing: it is better as displayed, in tenths of `unit`, and because the lifter did more,
  /// not only weighed more.
  func isToldApart(from previous: RecordEntry, in unit: MassUnit) -> Bool {
    guard [.e1rm, .setVolume, .sessionVolume].contains(kind) else { return true }
    return mass(in: unit).value.tenths > previous.mass(in: unit).value.tenths
      && score > previous.score(at: bodyWeight).adding(Self.roundingError)
  }

  /// A gram: more than the rounding of an estimate.
  private static let roundingError: Int128 = 100_000_000

  /// The reps of its set; 0 if the set counts a time or a distance.
  package var reps: Int {
    if case .reps(let reps) = performance.amount { reps } else { 0 }
  }

  /// The time of its set, or over its rung at the pace of its set (`counted(on:)`); 0 if the set has none.
  package var duration: Duration {
    if kind == .fastest { return score.fastestTime }
    return switch performance.amount {
    case .duration(let duration), .distance(_, let duration?): duration
    case .reps, .distance(_, nil): Duration(milliseconds: 0)
    }
  }

  /// The distance of `fastest`.
  package var millimetres: Int { rung.millimetres }

  /// The distance of its set, or of its rung in the unit of that; nil without one.
  package var distance: Distance? {
    guard case .distance(let own, _) = performance.amount else { return nil }
    guard kind == .fastest, own.millimetres != millimetres else { return own }
    if own.unit == .miles {
      let miles = Distance(Thousandths(raw: Int((Int128(millimetres) * 1_000 + 804_672) / 1_609_344)), .miles)
      if miles.millimetres == millimetres { return miles }
    }
    return own.unit != .metres && millimetres % 1_000 == 0 && millimetres >= 1_000_000
      ? Distance(Thousandths(raw: millimetres / 1_000), .kilometres)
      : Distance(Thousandths(raw: millimetres), .metres)
  }

  /// The mark that it counts as on a lower rung: the same mark, but with a time over a distance, its part at the average pace.
  func counted(on lower: RecordQuantity) -> RecordEntry {
    guard kind == .fastest, lower != rung else { return self }
    var mark = self
    mark.rung = lower
    mark.score = score.atMeanPace(of: rung, over: lower)
    return mark
  }

  /// Whether both marks compete for the same record.
  func isComparable(to other: RecordEntry) -> Bool {
    kind == other.kind && rung == other.rung && isOnBody == other.isOnBody && isRough == other.isRough
  }

  /// Whether `other` adds nothing to this mark: no better, and on the same rung or a lower one. The volume of a workout
  /// covers every other volume of it.
  package func covers(_ other: RecordEntry) -> Bool {
    guard kind.group == other.kind.group, isOnBody == other.isOnBody, !isRough || other.isRough else {
      return false
    }
    return kind == .sessionVolume || rung >= other.rung && counted(on: other.rung).score >= other.score
  }

  /// Whether the body moves with the load. Such loads aren't compared with a bar's.
  private var isOnBody: Bool {
    if case .external = performance.load { false } else { true }
  }
}

/// A quantity that marks are compared by; more is better.
///
/// It holds a load, reps, a time or a distance, by the kind of the record (`RecordKind`). Only quantities of the same kind
/// are compared.
package struct RecordQuantity: Hashable, Comparable, Sendable {
  private let raw: Int128

  static var zero: Self { Self(raw: 0) }
  /// Less than every other quantity.
  static var least: Self { Self(raw: .min) }

  /// A mass in 10⁻¹¹ kg.
  static func mass(_ exact: Int128) -> Self { Self(raw: exact) }

  /// A load as lifters compare it: the load added to the body, negative for assistance, rounded by `Mass.compared`.
  static func load(_ load: Load?) -> Self {
    switch load {
    case .external(let mass), .added(let mass): .mass(mass.compared.exact)
    case .assisted(let mass): .mass(-mass.compared.exact)
    case .bodyWeight, .band, .stack, nil: .zero
    }
  }

  func adding(_ amount: Int128) -> Self { Self(raw: raw + amount) }

  static func reps(_ count: Int) -> Self { Self(raw: Int128(count)) }

  /// A time of which more is better.
  static func longest(_ duration: Duration) -> Self { Self(raw: Int128(duration.milliseconds)) }

  /// A time of which less is better.
  static func fastest(_ duration: Duration) -> Self { Self(raw: -Int128(duration.milliseconds)) }

  fileprivate var millimetres: Int { Int(raw) }

  /// The time of `fastest`.
  fileprivate var fastestTime: Duration { Duration(milliseconds: Int(-raw)) }

  /// The time of `fastest` over a shorter distance, at its average pace.
  fileprivate func atMeanPace(of distance: Self, over shorter: Self) -> Self {
    .fastest(
      Pace(milliseconds: Int(-raw), millimetres: Int(distance.raw)).time(over: Int(shorter.raw)))
  }

  static func distance(_ distance: Distance) -> Self { Self(raw: Int128(distance.millimetres)) }

  package static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }
}

/// A broken record.
package struct RecordBreak: Hashable, Sendable {
  /// The mark that broke the record.
  package var mark: RecordEntry
  /// The record until then.
  package var previous: RecordEntry
  /// Whether a later set of the session did better without breaking this record itself: 6 reps at 60 kg after 5, with 8 at 70 kg in
  /// between.
  package var isOutdone = false
}

package struct ExerciseRecords: Hashable, Sendable {
  /// Every broken record, oldest first. The volume of a workout is broken once, with the final volume.
  package var breaks: [RecordBreak]
  /// The current records, baselines included, by kind and then by rung, highest first.
  package var best: [RecordEntry]
  /// The heaviest load moved for at least 1, 2 … 12 reps; nil where there is none.
  package var repMaxes: [RecordEntry?]
  /// The number of sessions with a set that counts.
  package var sessions: Int

  /// The records that still stood at the end of their session, each with the record before that session.
  package var standing: [RecordBreak] { breaks.standing }

  /// Leaves out the records that something else had reached before, with what led to them in their session.
  package mutating func leaveOut(_ isReached: (RecordEntry) -> Bool) {
    let reached = standing.map(\.mark).filter(isReached)
    guard !reached.isEmpty else { return }
    breaks.removeAll { broken in
      reached.contains { $0.session == broken.mark.session && $0.isComparable(to: broken.mark) }
    }
  }
}

extension [RecordBreak] {
  /// The records that still stood at the end of their session, each with the record before that session.
  package var standing: [RecordBreak] {
    var result: [RecordBreak] = []
    var (session, start) = (-1, 0)
    for broken in self {
      if broken.mark.session != session { (session, start) = (broken.mark.session, result.count) }
      if let earlier = result[start...].firstIndex(where: { $0.mark.isComparable(to: broken.mark) }) {
        (result[earlier].mark, result[earlier].isOutdone) = (broken.mark, broken.isOutdone)
      } else {
        result.append(broken)
      }
    }
    return result.filter { !$0.isOutdone }
  }
}
