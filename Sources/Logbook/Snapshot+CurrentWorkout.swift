package import Documents
import System
import Training

/// What the file says that names the workout in hand, as it was read first.
final class CurrentWorkoutPointer {
  var isRead = false
  var folder: WorkoutFolder?
}

extension Snapshot {
  /// The name of the file in the device's folder that says which workout is in hand.
  static let pointerFile = "hand"

  /// The workout that this device says is in hand; it may be finished or gone by now.
  package func currentWorkoutFolder() throws(LogbookError) -> WorkoutFolder? {
    if let hand = pending.last(where: { $0.hand != nil })?.hand { return hand.after }
    return try readPointer()
  }

  /// What the file says, pending changes apart: read once.
  func readPointer() throws(LogbookError) -> WorkoutFolder? {
    if !pointer.isRead {
      let bytes = try mapping { () throws(SystemError) in try log?.device.read(Self.pointerFile, limit: 100) }
      pointer.folder = bytes.flatMap { bytes in
        WorkoutFolder(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
      }
      pointer.isRead = true
    }
    return pointer.folder
  }

  /// The workout in hand: the open one that this device points at, else the newest open one among the newest names of the
  /// two newest years. Nil where none is open.
  ///
  /// Throws `damaged` where this device points at one whose document can't be used.
  package func currentWorkout() throws(LogbookError) -> StoredWorkout? {
    if let folder = try currentWorkoutFolder(), let stored = try workout(folder), stored.workout.isOpen {
      return stored
    }
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
