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
    /// The documents that another program or device has changed since, so that it can't be undone.
    package let conflicts: [String]

    init(command: String, time: Instant, changes: DocumentChanges, conflicts: [String]) {
      (self.command, self.time, self.changes, self.conflicts) = (command, time, changes, conflicts)
    }

    /// What taking the other version of a document would change.
    package init(turning copy: ConflictingCopy, at time: Instant) {
      self.init(command: "sync", time: time, changes: copy.changes, conflicts: [])
    }
  }

  /// Undoes the last changes made from this device, newest first, as one operation.
  ///
  /// - Throws: `LogbookError.nothingToUndo` if there is no change left; `LogbookError.conflict` if another program or device
  ///   has changed one of the documents since, and then none is undone; any other `LogbookError` that `change` throws.
  package func undo(
    _ count: Int, at time: Instant, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(Failure) -> [ReversedChange] {
    try reverse(.undo, at: time, progress) { history throws(Failure) in try history.undoable(count) }
  }

  /// Makes changes again that were undone last, as one operation, unless something was changed since.
  ///
  /// - Throws: `LogbookError.nothingToRedo` if there are none; otherwise as `undo`.
  package func redo(
    _ count: Int, at time: Instant, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(Failure) -> [ReversedChange] {
    try reverse(.redo, at: time, progress) { history throws(Failure) in try history.redoable(count) }
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
        // What was changed since is shown as the change left it.
        var after = earlier
        let (paths, obstacles) = try earlier.turn(entry, .undo, log)
        for (path, bytes) in obstacles.left.reversed() { after.put(path, bytes) }
        found.append(
          ReversedChange(
            command: entry.command, time: entry.time,
            changes: DocumentChanges(paths, from: earlier, to: after), conflicts: obstacles.paths))
      }
      return found
    }
  }

  /// The group for the changes of a command that makes several. `content` identifies what they make together. If the newest change is
  /// of the same, the command was interrupted and runs again: the group is continued. Otherwise it is a new one.
  ///
  /// - Throws: As `read`.
  package func group(of content: [String]) throws(Failure) -> String {
    let start = EntityID(at: Instant(seconds: 0, offset: 0), hashing: content).text + "-"
    return try read { snapshot throws(Failure) in
      guard let log = snapshot.log, let newest = snapshot.recordNames.last else { return start + "1" }
      if let group = (try? log.record(newest))??.group, group.hasPrefix(start) { return group }
      return start + "\(newest.number + 1)"
    }
  }

  private func reverse(
    _ turn: Turn, at time: Instant, _ progress: (Int, Int) -> Void,
    _ find: (ChangeHistory) throws(Failure) -> [ChangeEntry]
  ) throws(Failure) -> [ReversedChange] {
    guard let root = try directories.openData() else { throw Failure(turn.nothing) }
    let (reversed, change) = try locked(as: turn.rawValue, in: root) { writer throws(Failure) in
      guard let log = writer.log else { throw Failure(turn.nothing) }
      let entries = try find(ChangeHistory(log, writer.names))
      if entries.isEmpty { throw Failure(turn.nothing) }
      let snapshot = try writer.snapshot()
      let names = entries.flatMap(\.names)
      var change = try Change(snapshot)
      try change.turn(names, turn, log)
      // Each document is read, compared again, and written.
      let all = change.documents.count * 3
      var done = 0
      func step() {
        done += 1
        progress(min(done, all), all)
      }
      let reversed = try compare(entries, turn, log, snapshot, step)
      try writer.commit(change, as: turn.record(of: names.map(\.number), at: time), step)
      return (reversed, change)
    }
    updateIndex(after: change, at: time)
    return reversed
  }

  /// Tells what reversing the entries will do, before any of it is done.
  ///
  /// - Throws: `LogbookError.conflict` if a document was changed since by another program or device.
  private func compare(
    _ entries: [ChangeEntry], _ turn: Turn, _ log: OperationLog, _ snapshot: Snapshot, _ step: () -> Void
  ) throws(Failure) -> [ReversedChange] {
    var documents = EarlierDocuments(snapshot)
    var reversed: [ReversedChange] = []
    var changed: [String] = []
    for entry in entries {
      let before = documents
      let (paths, obstacles) = try documents.turn(entry, turn, log, step)
      changed += obstacles.paths.filter { !changed.contains($0) }
      reversed.append(
        ReversedChange(
          command: entry.command, time: entry.time,
          changes: DocumentChanges(paths, from: before, to: documents), conflicts: obstacles.paths))
    }
    if !changed.isEmpty { throw Failure(.conflict(changed)) }
    return reversed
  }
}

/// Whether changes are undone or made again.
private enum Turn: String {
  case undo, redo

  /// The failure if there is no such change.
  var nothing: LogbookError { self == .undo ? .nothingToUndo : .nothingToRedo }

  /// The record of the operation, without its documents. `numbers` are those of the records that it undoes or makes again.
  func record(of numbers: [Int], at time: Instant) -> OperationRecord {
    OperationRecord(
      command: rawValue, time: time, undoes: self == .undo ? numbers.first : nil,
      redoes: self == .redo ? numbers.first : nil, also: numbers.count > 1 ? Array(numbers.dropFirst()) : nil,
      documents: [])
  }

  /// What a record's change does in this direction; nil if the record is gone.
  func change(_ name: OperationName, in log: OperationLog) throws(Failure) -> OperationRecord? {
    let record = try log.record(name)
    return self == .undo ? record : record?.reversed
  }
}

extension OperationRecord {
  fileprivate var reversed: OperationRecord {
    var record = self
    record.documents = documents.reversed().map {
      Change(path: $0.path, before: $0.after, after: $0.before)
    }
    record.currentWorkout = currentWorkout.map { CurrentWorkoutChange(before: $0.after, after: $0.before) }
    return record
  }
}

extension EarlierDocuments {
  /// Undoes an entry's changes, or makes them again. Returns the paths of their documents, and what stands in the way.
  fileprivate mutating func turn(
    _ entry: ChangeEntry, _ turn: Turn, _ log: OperationLog, _ step: () -> Void = {}
  ) throws(Failure) -> (paths: [DocumentPath], obstacles: Obstacles) {
    var (paths, obstacles): ([DocumentPath], Obstacles) = ([], Obstacles())
    for name in entry.names {
      guard let record = try turn.change(name, in: log) else { continue }
      let found = try revert(record, step)
      obstacles.paths += found.paths
      obstacles.left += found.left
      paths += record.documents.map(\.path)
    }
    return (paths, obstacles)
  }
}

extension Change {
  /// Undoes the changes of records, or makes them again: each document is written once, as the last of them leaves it.
  fileprivate mutating func turn(_ names: [OperationName], _ turn: Turn, _ log: OperationLog) throws(Failure)
  {
    var documents: [OperationRecord.Change] = []
    var places: [DocumentPath: Int] = [:]
    for name in names {
      guard let record = try turn.change(name, in: log) else { continue }
      for document in record.documents.reversed() where document.path != .logbook {
        if let place = places[document.path] {
          documents[place].after = document.before
        } else {
          places[document.path] = documents.count
          documents.append(.init(path: document.path, before: document.after, after: document.before))
        }
      }
      if let pointer = record.currentWorkout { currentWorkoutFolder = pointer.before }
    }
    for document in documents { put(document.path, before: document.before, after: document.after) }
  }
}
