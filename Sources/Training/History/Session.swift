/// A workout packed into numbers. Texts are indices of the history's texts, and the history looks them up.
///
/// The index file stores this memory as it is, so the layout has no padding. A change of the stored
/// properties needs a new version of the index.
package struct Session: BitwiseCopyable, Hashable, Sendable {
  /// The workout's id, packed.
  package let packedID: PackedID
  private let startSeconds: Int64
  /// The end; while the workout is open, its last activity.
  private let endSeconds: Int64
  /// The length in seconds of the pauses that have ended; once the workout has ended, of all pauses.
  let pausedSeconds: Int64
  /// The start of a pause still running in an open workout; else `none`.
  private let pausedSince: Int64
  var firstSet: UInt32
  var setCount: UInt32
  var name: UInt32
  var firstTag: UInt32
  var tagCount: UInt32
  var origin: UInt32
  /// UTC offsets, in minutes.
  private let startOffset: Int16
  private let endOffset: Int16
  private let flags: UInt16
  /// 0 for none, else `workoutOrigin` or `routineOrigin`.
  var originCode: UInt16

  private static let none = Int64.min
  private static let isInPounds: UInt16 = 1
  private static let isOpen: UInt16 = 2
  /// Whether a set has a time; set only while the workout is open.
  private static let isTimed: UInt16 = 4
  /// Whether its document has a note, pauses or a choice.
  private static let hasMore: UInt16 = 8
  /// Whether it has no name, and an exercise without a completed set to be named after.
  private static let isNamedByPlan: UInt16 = 16
  static let workoutOrigin: UInt16 = 1
  static let routineOrigin: UInt16 = 2
  /// The index for a missing text.
  static let noText = UInt32.max

  /// Packs the workout itself. The caller fills in sets and texts, whose indices it knows.
  init(_ workout: Workout) {
    packedID = PackedID(workout.id)
    startSeconds = Int64(workout.start.seconds)
    startOffset = Int16(workout.start.offset / 60)
    endSeconds = Int64((workout.end ?? workout.lastActivity).seconds)
    endOffset = workout.end.map { Int16($0.offset / 60) } ?? 0
    pausedSince =
      workout.isOpen ? workout.openPause.map { Int64($0.start.seconds) } ?? Self.none : Self.none
    pausedSeconds = Int64(
      workout.pauses.reduce(0) { sum, pause in
        guard let end = pause.end ?? workout.end else { return sum }
        return sum + max(0, min(end.seconds, workout.end?.seconds ?? .max) - pause.start.seconds)
      })
    flags =
      (workout.unit == .pounds ? Self.isInPounds : 0) | (workout.isOpen ? Self.isOpen : 0)
      | (workout.isOpen && workout.lastSetDone != nil ? Self.isTimed : 0)
      | (workout.note != nil || !workout.pauses.isEmpty || workout.choice != nil ? Self.hasMore : 0)
      | (workout.name == nil && workout.exercises.contains { $0.doneSets.isEmpty } ? Self.isNamedByPlan : 0)
    (firstSet, setCount, firstTag, tagCount) = (0, 0, 0, 0)
    (name, origin, originCode) = (Self.noText, Self.noText, 0)
  }

  package var id: EntityID { packedID.entity }

  package var start: Instant { Instant(seconds: Int(startSeconds), offset: Int(startOffset) * 60) }

  /// The end of the workout; nil while it is open.
  package var end: Instant? {
    isOpen ? nil : Instant(seconds: Int(endSeconds), offset: Int(endOffset) * 60)
  }

  /// Whether the workout has no end yet.
  package var isOpen: Bool { flags & Self.isOpen != 0 }

  /// Whether `History.outline(of:)` tells all of the workout that a list has, for programs too.
  package var isOutlined: Bool { flags & (Self.isOpen | Self.hasMore | Self.isNamedByPlan) == 0 }

  /// Whether a list for programs needs only the workout's own document, and one for people no document at all.
  package var isOutlinedBelow: Bool { flags & (Self.isOpen | Self.isNamedByPlan) == 0 }

  /// Whether it has a completed set. Reports ignore workouts that have none, and don't count their days.
  package var isTrained: Bool { setCount > 0 }

  /// The local day on which it started.
  package var day: Day { start.day }

  /// The unit of loads typed without one.
  package var unit: MassUnit { flags & Self.isInPounds != 0 ? .pounds : .kilograms }

  /// The indices of its sets in the history, in the order of their documents.
  package var sets: Range<Int> { Int(firstSet)..<Int(firstSet) + Int(setCount) }

  /// The time from start to end without the pauses, at least 0. For an open workout, up to the moment given by
  /// `OpenWorkout`; nil if that has none. Reports use `History.elapsed`.
  func elapsed(at now: Instant, idleLimit limit: Duration) -> Duration? {
    guard let end = end(at: now, limit) else { return nil }
    let lasting = pausedSince == Self.none ? 0 : max(0, end - Int(pausedSince))
    return Duration(seconds: max(0, end - Int(startSeconds) - Int(pausedSeconds) - lasting))
  }

  private func end(at now: Instant, _ limit: Duration) -> Int? {
    guard isOpen else { return Int(endSeconds) }
    let open = OpenWorkout(start: Int(startSeconds), now: now.seconds, limit: limit)
    return open.end(touched: Int(endSeconds), isTimed: flags & Self.isTimed != 0)
  }
}
