/// A workout of the past, packed into numbers. Its texts are indices into the history's, which tells them.
///
/// Its memory is what the index keeps in its file, so there are no gaps in it, as in `PerformedSet`: a change of the stored
/// properties is a new version of the index.
package struct Session: BitwiseCopyable, Hashable, Sendable {
  package let packedID: PackedID
  private let startSeconds: Int64
  /// While it is open, the last moment of which something is written down.
  private let endSeconds: Int64
  /// Seconds of the pauses that are over; once the workout has ended, of all.
  private let pausedSeconds: Int64
  /// The start of a pause that lasts in an open workout; else `none`.
  private let pausedSince: Int64
  var firstSet: UInt32
  var setCount: UInt32
  var name: UInt32
  var firstTag: UInt32
  var tagCount: UInt32
  var origin: UInt32
  /// Minutes.
  private let startOffset: Int16
  private let endOffset: Int16
  private let flags: UInt16
  var originCode: UInt16

  private static let none = Int64.min
  private static let isInPounds: UInt16 = 1
  private static let isOpen: UInt16 = 2
  /// Whether a set carries a time; asked only while it is open.
  private static let isTimed: UInt16 = 4
  /// The index of a text that isn't there.
  static let noText = UInt32.max

  /// What is packed of the workout itself; its sets and texts come in by those who know their indices.
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
    (firstSet, setCount, firstTag, tagCount) = (0, 0, 0, 0)
    (name, origin, originCode) = (Self.noText, Self.noText, 0)
  }

  /// The workout's id.
  package var id: EntityID { packedID.entity }

  package var start: Instant { Instant(seconds: Int(startSeconds), offset: Int(startOffset) * 60) }

  /// Nil while it is open.
  package var end: Instant? {
    isOpen ? nil : Instant(seconds: Int(endSeconds), offset: Int(endOffset) * 60)
  }

  package var isOpen: Bool { flags & Self.isOpen != 0 }

  /// Whether a set of it was done. A workout in which none was done yet, or none is left, counts in no report: neither as a
  /// workout nor as a day.
  package var isTrained: Bool { setCount > 0 }

  /// The day it was where the lifter was.
  package var day: Day { start.day }

  /// The unit that loads without one are in.
  package var unit: MassUnit { flags & Self.isInPounds != 0 ? .pounds : .kilograms }

  /// The indices of its sets in the history's; they stand in the order of their documents.
  package var sets: Range<Int> { Int(firstSet)..<Int(firstSet) + Int(setCount) }

  /// The time trained: from the start to the end, less the pauses; of an open one as `OpenWorkout` has it. At least 0.
  package func elapsed(at now: Instant, idleLimit limit: Duration = Workout.idleLimit) -> Duration? {
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
