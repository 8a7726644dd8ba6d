package import Documents
package import Training

extension Logbook {
  /// A change that was taken back.
  package struct UndoneChange: Sendable {
    /// What the lifter had called, and when.
    package let command: String
    package let time: Instant
    /// The documents that are as before it again.
    package let paths: [DocumentPath]
    /// The workout that the change was made in, without its exercises: as it is now, or, where it is gone again, as it was.
    package let workout: Workout?
    /// The routine that it was made in, likewise.
    package let routine: Routine?
  }

  /// Takes back the last change that was made from this device and still counts: as an operation of its own, which in turn
  /// is not taken back by the next `undo` but passed over.
  ///
  /// Throws `conflict` where a document has been changed since, and `nothingToUndo`.
  package func undo(at time: Instant) throws -> UndoneChange {
    guard let root = try directories.openData() else { throw LogbookError.nothingToUndo }
    return try change(at: time, lockedAs: "undo", in: root) { snapshot, log in
      guard let log else { throw LogbookError.nothingToUndo }
      let (number, record) = try lastChange(in: log, snapshot.known)
      var change = try Change(snapshot)
      for document in record.documents.reversed() where document.path != .logbook {
        change.put(document.path, before: document.after, after: document.before)
      }
      if let hand = record.hand { change.currentWorkoutFolder = hand.before }
      let undone = UndoneChange(
        command: record.command, time: record.time, paths: record.documents.map(\.path),
        workout: workout(of: record, in: snapshot), routine: routine(of: record, in: snapshot))
      return (undone, change, undoes: number)
    }
  }

  /// The workout that a change was made in; nil also where its document can't be used.
  private func workout(of record: OperationRecord, in snapshot: Snapshot) -> Workout? {
    guard let folder = record.documents.lazy.compactMap(\.path.workoutFolder).first else { return nil }
    return head(of: folder, record, in: snapshot)
  }

  /// The routine that a change was made in, likewise.
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
    return (head.before ?? head.after).flatMap { try? Value.coding.decode($0, named: Value.id(of: folder)) }
  }

  /// The newest record that is no undo and wasn't undone: an undo leads to what came before the one that it took back.
  private func lastChange(
    in log: OperationLog, _ names: [OperationName]
  ) throws(LogbookError) -> (Int, OperationRecord) {
    var bound = Int.max
    for name in names.reversed() where name.number < bound {
      guard let record = try log.record(name) else { continue }
      guard let undone = record.undoes else { return (name.number, record) }
      bound = undone
    }
    throw .nothingToUndo
  }
}
