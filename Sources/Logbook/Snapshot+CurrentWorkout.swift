package import Documents
import System
import Training
package import Wording

/// The content of this device's pointer to the current workout, once it has been read.
final class CurrentWorkoutPointer {
  var isRead = false
  var folder: WorkoutFolder?
  /// Why it can't be read.
  var problem: Problem?
}

extension Snapshot {
  /// The name of the file, in this device's folder, that names the current workout's folder.
  static let pointerFile = "hand"

  /// The folder that this device's pointer names; nil if there is no pointer. The workout may be finished or deleted by now.
  ///
  /// A pointer that isn't a readable file is as good as none, and one of `sideProblems()`.
  ///
  /// - Throws: `LogbookError.system` if reading fails for another reason.
  package func currentWorkoutFolder() throws(Failure) -> WorkoutFolder? {
    if let pointer = pending.last(where: { $0.currentWorkout != nil })?.currentWorkout {
      return pointer.after
    }
    return try readPointer()
  }

  /// Reads the pointer, without pending changes. Reads the file once only.
  private func readPointer() throws(Failure) -> WorkoutFolder? {
    if pointer.isRead { return pointer.folder }
    pointer.isRead = true
    do {
      let bytes = try log?.device.read(Self.pointerFile, limit: 100)
      pointer.folder = bytes.flatMap { bytes in
        WorkoutFolder(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
      }
    } catch {
      // After a power cut, a file that wasn't synchronized may not be readable.
      guard error.isUnusableFile || error.isDiskFailure else { throw Failure(.system(error)) }
      pointer.problem = Problem(path: error.path, reason: .system(error))
    }
    return pointer.folder
  }

  /// The current workout: the open one that this device's pointer names, else the newest one in `openWorkouts()`; nil if
  /// none is open.
  ///
  /// - Throws: `LogbookError.damaged` if the document of the workout that the pointer names can't be used;
  ///   `LogbookError.system` if reading fails.
  package func currentWorkout() throws(Failure) -> StoredWorkout? {
    if let folder = try currentWorkoutFolder(), let stored = try workout(folder), stored.workout.isOpen {
      return stored
    }
    guard let folder = try openWorkouts().first else { return nil }
    return try workout(folder)
  }

  /// The open workouts among the ten newest names of the two newest years, and those of the same minute as the tenth, whose
  /// order doesn't tell their age; newest first. Workouts whose own document can't be used are left out.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func openWorkouts() throws(Failure) -> [WorkoutFolder] {
    var newest: [WorkoutFolder] = []
    for year in try years().prefix(2) where newest.count < 10 {
      let folders = try workouts(in: year)
      let tenth = newest.count + folders.count < 10 ? nil : folders[9 - newest.count].id.text.prefix(13)
      newest += folders.enumerated().prefix { index, folder in
        tenth == nil || newest.count + index < 10 || folder.id.text.hasPrefix(tenth ?? "")
      }.map(\.element)
    }
    var open: [WorkoutFolder] = []
    for folder in newest where try isOpen(folder) { open.append(folder) }
    return open
  }

  private func isOpen(_ folder: WorkoutFolder) throws(Failure) -> Bool {
    do {
      return try header(folder)?.isOpen == true
    } catch {
      guard case .damaged = error.logbookError else { throw error }
      return false
    }
  }
}
