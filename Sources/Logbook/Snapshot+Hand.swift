package import Documents
import System
import Training

/// What the file says that names the workout in hand, as it was read first.
final class WrittenHand {
  var isRead = false
  var folder: WorkoutFolder?
}

extension Snapshot {
  /// The name of the file in the device's folder that says which workout is in hand.
  static let handFile = "hand"

  /// The workout that this device says is in hand; it may be finished or gone by now.
  package func pointedAt() throws(LogbookError) -> WorkoutFolder? {
    if let hand = pending.last(where: { $0.hand != nil })?.hand { return hand.after }
    return try writtenHand()
  }

  /// What the file says, pending changes apart: read once.
  func writtenHand() throws(LogbookError) -> WorkoutFolder? {
    if !hand.isRead {
      let bytes = try mapping { () throws(SystemError) in try log?.device.read(Self.handFile, limit: 100) }
      hand.folder = bytes.flatMap { bytes in
        WorkoutFolder(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
      }
      hand.isRead = true
    }
    return hand.folder
  }

  /// The workout in hand: the open one that this device points at, else the newest open one among the newest names of the
  /// two newest years. Nil where none is open.
  ///
  /// Throws `damaged` where this device points at one whose document can't be used.
  package func inHand() throws(LogbookError) -> StoredWorkout? {
    if let folder = try pointedAt(), let stored = try workout(folder), stored.workout.isOpen { return stored }
    guard let folder = try openWorkouts().first else { return nil }
    return try workout(folder)
  }

  /// The open workouts among the ten newest names of the two newest years, newest first. Those whose document can't be
  /// used are passed over.
  package func openWorkouts() throws(LogbookError) -> [WorkoutFolder] {
    var newest: [WorkoutFolder] = []
    for year in try years().prefix(2) where newest.count < 10 {
      newest += try workouts(in: year, atMost: 10 - newest.count)
    }
    var open: [WorkoutFolder] = []
    for folder in newest where try isOpen(folder) { open.append(folder) }
    return open
  }

  private func isOpen(_ folder: WorkoutFolder) throws(LogbookError) -> Bool {
    do {
      return try header(folder)?.isOpen == true
    } catch .damaged {
      return false
    }
  }
}
