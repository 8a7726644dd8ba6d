package import Documents
package import Training
package import Wording

extension Logbook {
  /// A change that was undone.
  package struct UndoneChange: Sendable {
    /// The command that made the change, as recorded: `log`.
    package let command: String
    /// When the change was made.
    package let time: Instant
    /// The documents that were restored or removed.
    package let paths: [DocumentPath]
    /// The workout that the change belonged to, without its exercises: as it is now, or, if it is gone, as it was. Nil for
    /// other changes, and if its document can't be used.
    package let workout: Workout?
    /// The routine that the change belonged to, likewise.
    package let routine: Routine?
    /// The folder of the workout, and the workout with its exercises as it was before the undoing; nil if it wasn't there.
    package let folder: WorkoutFolder?
    package let workoutBefore: Workout?
  }

  /// Undoes the last change made from this device. This is an operation of its own; a further `undo` undoes the change
  /// before.
  ///
  /// - Throws: `LogbookError.nothingToUndo` if there is no change left; `LogbookError.conflict` if another program or device
  ///   has changed one of the documents since; any other `LogbookError` that `change` throws.
  package func undo(at time: Instant) throws(Failure) -> UndoneChange {
    guard let root = try directories.openData() else { throw Failure(.nothingToUndo) }
    return try change(at: time, lockedAs: "undo", in: root) { snapshot, log throws(Failure) in
      guard let log else { throw Failure(.nothingToUndo) }
      let (number, record) = try lastChange(in: log, snapshot.recordNames)
      var change = try Change(snapshot)
      for document in record.documents.reversed() where document.path != .logbook {
        change.put(document.path, before: document.after, after: document.before)
      }
      if let pointer = record.hand { change.currentWorkoutFolder = pointer.before }
      let folder = record.documents.lazy.compactMap(\.path.workoutFolder).first
      let before = folder.flatMap { try? snapshot.workout($0) }
      let undone = UndoneChange(
        command: record.command, time: record.time, paths: record.documents.map(\.path),
        workout: workout(of: record, in: snapshot), routine: routine(of: record, in: snapshot),
        folder: folder, workoutBefore: before?.workout)
      return (undone, change, undoes: number)
    }
  }

  private func workout(of record: OperationRecord, in snapshot: Snapshot) -> Workout? {
    guard let folder = record.documents.lazy.compactMap(\.path.workoutFolder).first else { return nil }
    return head(of: folder, record, in: snapshot)
  }

  private func routine(of record: OperationRecord, in snapshot: Snapshot) -> Routine? {
    guard let id = record.documents.lazy.compactMap(\.path.routineID).first else { return nil }
    return head(of: id, record, in: snapshot)
  }

  private func head<Value: FolderStored>(
    of folder: Value.FolderKey, _ record: OperationRecord, in snapshot: Snapshot
  ) -> Value? {
    let path = Value.path(of: .head, in: folder)
    guard let head = record.documents.first(where: { $0.path == path }) else {
      return try? snapshot.head(Value.self, folder)
    }
    let place = DocumentPlace(Value.id(of: folder))
    return (head.before ?? head.after).flatMap { try? Value.coding.decode($0, at: place) }
  }

  /// The newest change that isn't an undo and wasn't undone. An undo leads to the changes before the one that it undid.
  ///
  /// - Throws: `LogbookError.nothingToUndo` if there is none.
  private func lastChange(
    in log: OperationLog, _ names: [OperationName]
  ) throws(Failure) -> (Int, OperationRecord) {
    var bound = Int.max
    for name in names.reversed() where name.number < bound {
      guard let record = try log.record(name) else { continue }
      guard let undone = record.undoes else { return (name.number, record) }
      bound = undone
    }
    throw Failure(.nothingToUndo)
  }
}
