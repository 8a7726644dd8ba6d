package import Documents
import System
import Training

extension Snapshot {
  /// The name of the file in the device's folder that says which workout is in hand.
  static let handFile = "hand"

  /// The workout that this device says is in hand; it may be finished or gone by now.
  package func pointedAt() throws(LogbookError) -> WorkoutFolder? {
    if let hand = pending.last(where: { $0.hand != nil })?.hand { return hand.after }
    return try writtenHand()
  }

  /// What the file says, pending changes apart.
  func writtenHand() throws(LogbookError) -> WorkoutFolder? {
    guard
      let bytes = try mapping({ () throws(SystemError) in try log?.device.read(Self.handFile, limit: 100) })
    else { return nil }
    return WorkoutFolder(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
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
    for year in try years().prefix(2) { newest += try workouts(in: year) }
    var open: [WorkoutFolder] = []
    for folder in newest.prefix(10) where try isOpen(folder) { open.append(folder) }
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
