package import Documents
package import Training

extension Logbook {
  /// A change that was taken back.
  package struct Undone: Sendable {
    /// What the lifter had called, and when.
    package let command: String
    package let time: Instant
    /// The documents that are as before it again.
    package let paths: [DocumentPath]
  }

  /// Takes back the last change that was made from this device and still counts: as an operation of its own, which in turn
  /// is not taken back by the next `undo` but passed over.
  ///
  /// Throws `conflict` where a document has been changed since, and `nothingToUndo`.
  package func undo(at time: Instant) throws -> Undone {
    guard let root = try places.openData() else { throw LogbookError.nothingToUndo }
    return try change(at: time, lockedAs: "undo", in: root) { snapshot, log in
      guard let log else { throw LogbookError.nothingToUndo }
      let (number, record) = try lastChange(in: log, snapshot.known)
      var change = try Change(snapshot)
      for document in record.documents.reversed() where document.path != .logbook {
        change.put(document.path, before: document.after, after: document.before)
      }
      if let hand = record.hand { change.hand = hand.before }
      let paths = record.documents.map(\.path)
      return (Undone(command: record.command, time: record.time, paths: paths), change, undoes: number)
    }
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
