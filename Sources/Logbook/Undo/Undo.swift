import Documents
package import Training
package import Wording

extension Logbook {
  /// A change that was undone or redone, or that can be undone.
  package struct ReversedChange: Sendable {
    /// The command that made the change, as recorded: `log`.
    package let command: String
    /// When the change was made.
    package let time: Instant
    /// What undoing or redoing it did. In a list of what can be undone: what the change itself did.
    package let changes: DocumentChanges
    /// The documents that another program or device has changed since, because of which it can't be undone.
    package let conflicts: [String]

    init(command: String, time: Instant, changes: DocumentChanges, conflicts: [String]) {
      (self.command, self.time, self.changes, self.conflicts) = (command, time, changes, conflicts)
    }

    /// What taking the other version of a document would change.
    package init(turning copy: ConflictingCopy, at time: Instant) {
      self.init(command: "sync", time: time, changes: copy.changes, conflicts: [])
    }
  }

  /// Undoes the last changes made from this device, newest first. Each is an operation of its own, and so is each part of a
  /// change that was made in several: an import as one operation would need memory for all of it, and if this is
  /// interrupted, the next `undo` continues with the rest. `progress` is called after each operation.
  ///
  /// - Throws: `LogbookError.nothingToUndo` if there is no change left; `LogbookError.conflict` if another program or device
  ///   has changed one of the documents since, and then none is undone; any other `LogbookError` that `change` throws.
  package func undo(
    _ count: Int, at time: Instant, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(Failure) -> [ReversedChange] {
    try reverse(as: "undo", at: time, orElse: .nothingToUndo, progress) { history throws(Failure) in
      try history.undoable(count)
    } marking: { name, _ in
      (undoes: name.number, redoes: nil)
    }
  }

  /// Makes changes again that were undone last, unless something was changed since.
  ///
  /// - Throws: `LogbookError.nothingToRedo` if there are none; otherwise as `undo`.
  package func redo(
    _ count: Int, at time: Instant, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(Failure) -> [ReversedChange] {
    try reverse(as: "redo", at: time, orElse: .nothingToRedo, progress) { history throws(Failure) in
      try history.redoable(count)
    } marking: { _, record in
      (undoes: nil, redoes: record.undoes)
    }
  }

  /// The newest changes that can be undone, newest first, and the records among them that can't be used.
  ///
  /// - Throws: As `read`.
  package func undoable(_ limit: Int) throws(Failure) -> [ReversedChange] {
    try read { snapshot throws(Failure) in
      guard let log = snapshot.log else { return [] }
      var earlier = EarlierDocuments(snapshot)
      var found: [ReversedChange] = []
      for entry in try ChangeHistory(log, snapshot.recordNames).undoable(limit) {
        let after = earlier
        let (paths, conflicts) = try earlier.takeBack(entry, log)
        found.append(
          ReversedChange(
            command: entry.command, time: entry.time,
            changes: DocumentChanges(paths, from: earlier, to: after), conflicts: conflicts))
      }
      return found
    }
  }

  private func reverse(
    as command: String, at time: Instant, orElse nothing: LogbookError,
    _ progress: (_ done: Int, _ all: Int) -> Void, _ find: (ChangeHistory) throws(Failure) -> [ChangeEntry],
    marking marks: (OperationName, OperationRecord) -> (undoes: Int?, redoes: Int?)
  ) throws(Failure) -> [ReversedChange] {
    guard let root = try directories.openData() else { throw Failure(nothing) }
    var last: Change?
    let reversed = try locked(as: command, in: root) { writer throws(Failure) in
      guard let log = writer.log else { throw Failure(nothing) }
      let entries = try find(ChangeHistory(log, writer.names))
      if entries.isEmpty { throw Failure(nothing) }
      let reversed = try compare(entries, log, try writer.snapshot())
      let all = entries.reduce(0) { $0 + $1.names.count }
      var done = 0
      for entry in entries {
        for name in entry.names {
          guard let record = try log.record(name) else { continue }
          let change = try Change(reversing: record, in: try writer.snapshot())
          let (undoes, redoes) = marks(name, record)
          try writer.commit(
            change,
            as: OperationRecord(
              command: command, time: time, undoes: undoes, redoes: redoes, group: entry.group, documents: [])
          )
          if last?.altersPast != true { last = change }
          done += 1
          progress(done, all)
        }
      }
      return reversed
    }
    if let last { updateIndex(after: last, at: time) }
    return reversed
  }

  /// Tells what reversing the entries will do, before any of it is done.
  ///
  /// - Throws: `LogbookError.conflict` if a document was changed since by another program or device.
  private func compare(
    _ entries: [ChangeEntry], _ log: OperationLog, _ snapshot: Snapshot
  ) throws(Failure) -> [ReversedChange] {
    var earlier = EarlierDocuments(snapshot)
    var reversed: [ReversedChange] = []
    var changed: [String] = []
    for entry in entries {
      let before = earlier
      let (paths, conflicts) = try earlier.takeBack(entry, log)
      changed += conflicts
      reversed.append(
        ReversedChange(
          command: entry.command, time: entry.time,
          changes: DocumentChanges(paths, from: before, to: earlier), conflicts: conflicts))
    }
    if !changed.isEmpty { throw Failure(.conflict(changed)) }
    return reversed
  }
}

extension EarlierDocuments {
  /// Goes back to before an entry's changes. Returns the paths of their documents, and of those that were changed since.
  fileprivate mutating func takeBack(
    _ entry: ChangeEntry, _ log: OperationLog
  ) throws(Failure) -> (paths: [DocumentPath], conflicts: [String]) {
    var (paths, conflicts): ([DocumentPath], [String]) = ([], [])
    for name in entry.names {
      guard let record = try log.record(name) else { continue }
      conflicts += try takeBack(record)
      paths += record.documents.map(\.path)
    }
    return (paths, conflicts)
  }
}

extension Change {
  /// The change that puts back what there was before the record's change.
  fileprivate init(reversing record: OperationRecord, in snapshot: Snapshot) throws(Failure) {
    try self.init(snapshot)
    for document in record.documents.reversed() where document.path != .logbook {
      put(document.path, before: document.after, after: document.before)
    }
    if let pointer = record.hand { currentWorkoutFolder = pointer.before }
  }
}
