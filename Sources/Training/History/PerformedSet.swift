/// A completed set, packed into numbers: 48,000 can be scanned in less than a millisecond.
///
/// The index file stores this memory as it is, so the layout has no padding, whose content would be
/// arbitrary. A change of the stored properties needs a new version of the index.
package struct PerformedSet: BitwiseCopyable, Hashable, Sendable {
  /// Reps, milliseconds, or thousandths of the distance's unit.
  private var amountNumber: Int64
  /// The time of a distance in milliseconds, or the reps of both sides; -1 if there are none.
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
  /// The parts after the first, as an index of the history's texts; `Session.noText` for none.
  var parts: UInt32
  private var typeCode: UInt8
  private var effortCode: UInt8
  private var amountCode: UInt8
  private var loadCode: UInt8

  private static let none = Int64.min

  init(
    _ result: Performance, type: SetType, completed: Instant?, session: UInt32, exercise: UInt32,
    place: SetPlace, name: UInt32, parts: UInt32
  ) {
    (amountCode, amountNumber, distanceTime) = Self.code(result.amount)
    if let sides = result.sides { distanceTime = Int64(sides.left) << 32 | Int64(sides.right) }
    (loadCode, loadNumber) = Self.code(result.load)
    effortCode = Self.code(result.effort)
    typeCode = Self.code(type)
    completedSeconds = completed.map { Int64($0.seconds) } ?? Self.none
    completedOffset = completed.map { Int32($0.offset / 60) } ?? 0
    (self.session, self.exercise, self.name, self.parts) = (session, exercise, name, parts)
    entry = UInt32(clamping: place.exercise)
    set = UInt32(clamping: place.set)
  }

  package var place: SetPlace { SetPlace(exercise: Int(entry), set: Int(set)) }

  /// The completion time; nil if the workout was backdated.
  package var completed: Instant? {
    guard completedSeconds != Self.none else { return nil }
    return Instant(seconds: Int(completedSeconds), offset: Int(completedOffset) * 60)
  }

  /// The completion time in seconds since 1970.
  var completedTime: Int? { completedSeconds == Self.none ? nil : Int(completedSeconds) }

  /// The result without the parts after the first, which `History.performance(_:)` adds.
  package var firstPart: Performance { Performance(amount, at: load, effort: effort, sides: sides) }

  /// Whether there are parts after the first.
  package var hasParts: Bool { parts != Session.noText }

  /// The packed result: equal for sets of one history with the same amount, load, effort and parts, as typed.
  package var content: (amount: Int64, time: Int64, load: Int64, codes: UInt64) {
    (
      amountNumber, distanceTime, loadNumber,
      UInt64(parts) << 32 | UInt64(amountCode) << 16 | UInt64(loadCode) << 8 | UInt64(effortCode)
    )
  }
}

// MARK: - Codes

extension PerformedSet {
  package var type: SetType {
    switch typeCode {
    case 0: .warmUp
    case 2: .drop
    case 3: .failure
    case 4: .dropToFailure
    default: .normal
    }
  }

  private static func code(_ type: SetType) -> UInt8 {
    switch type {
    case .warmUp: 0
    case .normal: 1
    case .drop: 2
    case .failure: 3
    case .dropToFailure: 4
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

  /// The reps of the first part; nil if it isn't counted in reps.
  package var reps: Int? { amountCode == 0 ? Int(amountNumber) : nil }

  /// The reps of each side; nil if they don't differ.
  package var sides: SideReps? {
    guard amountCode == 0, distanceTime >= 0 else { return nil }
    return SideReps(left: Int(distanceTime >> 32), right: Int(distanceTime & 0xFFFF_FFFF))
  }

  private static func code(_ amount: Amount) -> (UInt8, Int64, Int64) {
    switch amount {
    case .reps(let reps): return (0, Int64(reps), -1)
    case .duration(let duration): return (1, Int64(duration.milliseconds), -1)
    case .distance(let distance, let time):
      let unit: UInt8 =
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
    case 5: .band(Band.allCases[min(Int(loadNumber), Band.allCases.count - 1)])
    case 6: .stack(Int(loadNumber))
    default: nil
    }
  }

  private static func code(_ load: Load?) -> (UInt8, Int64) {
    switch load {
    case .band(let band): return (10, Int64(Band.allCases.firstIndex(of: band) ?? 0))
    case .stack(let number): return (12, Int64(number))
    default: break
    }
    let kind: UInt8 =
      switch load {
      case nil: 0
      case .external: 1
      case .added: 2
      case .assisted: 3
      case .bodyWeight: 4
      case .band: 5
      case .stack: 6
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

  private static func code(_ effort: Effort?) -> UInt8 {
    switch effort {
    case nil: 0
    case .rpe(let rpe): UInt8(rpe.halves)
    case .rir(let reps): UInt8(clamping: reps + 100)
    }
  }
}
