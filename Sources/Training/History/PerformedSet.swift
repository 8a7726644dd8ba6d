/// A completed set, packed into numbers: 48,000 can be scanned in less than a millisecond.
///
/// The index file stores this memory as it is, so the layout has no padding, whose content would be
/// arbitrary. A change of the stored properties needs a new version of the index.
package struct PerformedSet: BitwiseCopyable, Hashable, Sendable {
  /// Reps, milliseconds, or thousandths of the distance's unit.
  private var amountNumber: Int64
  /// The time of a distance in milliseconds; -1 if not known.
  private var distanceTime: Int64
  /// Thousandths of the load's unit.
  private var loadNumber: Int64
  /// Seconds since 1970; `none` if there is no time.
  private var completedSeconds: Int64
  /// The index of its session in the history.
  package internal(set) var session: UInt32
  /// The index of its exercise in the history.
  package internal(set) var exercise: UInt32
  /// The index of its exercise in the workout, one less than what is typed: set `2.3` has entry 1.
  package let entry: UInt32
  /// The index of the set in its exercise, planned sets included, one less than what is typed: set `2.3` has
  /// set 2.
  package let set: UInt32
  /// The exercise's name at that time, as an index of the history's texts.
  var name: UInt32
  /// The UTC offset of the completion time, in minutes.
  private var completedOffset: Int32
  private var typeCode: UInt16
  private var effortCode: UInt16
  private var amountCode: UInt16
  private var loadCode: UInt16

  private static let none = Int64.min

  init(
    _ result: Performance, type: SetType, completed: Instant?, session: UInt32, exercise: UInt32,
    place: SetPlace, name: UInt32
  ) {
    (amountCode, amountNumber, distanceTime) = Self.code(result.amount)
    (loadCode, loadNumber) = Self.code(result.load)
    effortCode = Self.code(result.effort)
    typeCode = Self.code(type)
    completedSeconds = completed.map { Int64($0.seconds) } ?? Self.none
    completedOffset = completed.map { Int32($0.offset / 60) } ?? 0
    (self.session, self.exercise, self.name) = (session, exercise, name)
    entry = UInt32(clamping: place.exercise)
    set = UInt32(clamping: place.set)
  }

  /// The place of the set in its workout.
  package var place: SetPlace { SetPlace(exercise: Int(entry), set: Int(set)) }

  /// The completion time; nil if the workout was backdated.
  package var completed: Instant? {
    guard completedSeconds != Self.none else { return nil }
    return Instant(seconds: Int(completedSeconds), offset: Int(completedOffset) * 60)
  }

  /// The completion time in seconds since 1970.
  var completedTime: Int? { completedSeconds == Self.none ? nil : Int(completedSeconds) }

  /// The result, as in its document.
  package var performance: Performance { Performance(amount, at: load, effort: effort) }

  /// The packed result: equal for sets with the same amount, load and effort, as typed.
  package var content: (amount: Int64, time: Int64, load: Int64, codes: UInt32) {
    (
      amountNumber, distanceTime, loadNumber,
      UInt32(amountCode) << 16 | UInt32(loadCode) << 8 | UInt32(effortCode)
    )
  }
}

// MARK: - Codes

extension PerformedSet {
  /// The purpose of the set.
  package var type: SetType {
    switch typeCode {
    case 0: .warmUp
    case 2: .drop
    case 3: .failure
    default: .normal
    }
  }

  private static func code(_ type: SetType) -> UInt16 {
    switch type {
    case .warmUp: 0
    case .normal: 1
    case .drop: 2
    case .failure: 3
    }
  }

  /// The reps, time or distance, as typed.
  package var amount: Amount {
    let number = Int(amountNumber)
    let time = distanceTime < 0 ? nil : Duration(milliseconds: Int(distanceTime))
    return switch amountCode {
    case 0: .reps(number)
    case 1: .duration(Duration(milliseconds: number))
    case 2: .distance(Distance(Thousandths(raw: number), .metres), time)
    case 3: .distance(Distance(Thousandths(raw: number), .kilometres), time)
    default: .distance(Distance(Thousandths(raw: number), .miles), time)
    }
  }

  /// The number of reps; nil if it isn't counted in reps.
  package var reps: Int? { amountCode == 0 ? Int(amountNumber) : nil }

  private static func code(_ amount: Amount) -> (UInt16, Int64, Int64) {
    switch amount {
    case .reps(let reps): return (0, Int64(reps), -1)
    case .duration(let duration): return (1, Int64(duration.milliseconds), -1)
    case .distance(let distance, let time):
      let unit: UInt16 =
        switch distance.unit {
        case .metres: 2
        case .kilometres: 3
        case .miles: 4
        }
      return (unit, Int64(distance.value.raw), time.map { Int64($0.milliseconds) } ?? -1)
    }
  }

  /// The load as typed; nil for exercises without loads.
  package var load: Load? {
    let mass = Mass(Thousandths(raw: Int(loadNumber)), loadCode % 2 == 0 ? .kilograms : .pounds)
    return switch loadCode / 2 {
    case 1: .external(mass)
    case 2: .added(mass)
    case 3: .assisted(mass)
    case 4: .bodyWeight
    default: nil
    }
  }

  private static func code(_ load: Load?) -> (UInt16, Int64) {
    let kind: UInt16 =
      switch load {
      case nil: 0
      case .external: 1
      case .added: 2
      case .assisted: 3
      case .bodyWeight: 4
      }
    return (kind * 2 + (load?.mass?.unit == .pounds ? 1 : 0), Int64(load?.mass?.value.raw ?? 0))
  }

  /// The effort; nil if it wasn't given.
  package var effort: Effort? {
    switch effortCode {
    case 2...20: RPE(halves: Int(effortCode)).map { .rpe($0) }
    case 100...110: .rir(Int(effortCode) - 100)
    default: nil
    }
  }

  private static func code(_ effort: Effort?) -> UInt16 {
    switch effort {
    case nil: 0
    case .rpe(let rpe): UInt16(rpe.halves)
    case .rir(let reps): UInt16(clamping: reps + 100)
    }
  }
}
