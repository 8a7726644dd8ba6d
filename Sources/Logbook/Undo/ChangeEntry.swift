import Documents
import Training
import Wording

/// A change that `undo` or `redo` reverses as one, or the changes of one command that made several.
struct ChangeEntry {
  /// The names of the records, in the order in which to undo them or make them again.
  var names: [OperationName]
  /// The command that made the change, and when.
  let command: String
  let time: Instant
  let group: String?
}

/// Finds in the records what can be undone and redone, from the newest on. Reads no more of them than that takes.
struct ChangeHistory {
  let log: OperationLog
  /// The names of the records, oldest first.
  private let names: [OperationName]

  /// `recent` are the names of the newest records.
  init(_ log: OperationLog, _ recent: [OperationName]) throws(Failure) {
    self.log = log
    // A record can be put away while it is read, and be in both folders then.
    let known = Set(recent.map(\.number))
    names = try convertingErrors(log.pastNames()).filter { !known.contains($0.number) } + recent
  }

  /// The newest `limit` changes that aren't undone, newest first. A change of which only a part is undone, because of a crash,
  /// counts with the rest of it.
  ///
  /// - Throws: `LogbookError.damaged` if a record that is needed can't be used.
  func undoable(_ limit: Int) throws(Failure) -> [ChangeEntry] {
    var entries: [ChangeEntry] = []
    // By number, what the newest record that names it says: whether it is undone.
    var isUndone: [Int: Bool] = [:]
    for name in names.reversed() {
      // From here on only the rest of groups is of interest.
      let isFull = entries.count == limit
      if isFull, !entries.contains(where: { $0.group != nil }) { break }
      guard let record = try isFull ? (try? log.record(name)) ?? nil : log.record(name) else { continue }
      // What came from other devices is theirs to undo.
      if record.command == Logbook.syncCommand { continue }
      let reversed = record.undone + record.redone
      if !reversed.isEmpty {
        for number in reversed where isUndone[number] == nil { isUndone[number] = record.undoes != nil }
      } else if isUndone[name.number] == true {
        continue
      } else if let group = record.group, let entry = entries.firstIndex(where: { $0.group == group }) {
        entries[entry].names.append(name)
      } else if !isFull {
        entries.append(
          ChangeEntry(names: [name], command: record.command, time: record.time, group: record.group))
      }
    }
    return entries
  }

  /// The newest `limit` changes that were undone, with nothing changed since; the one undone last first.
  ///
  /// - Throws: `LogbookError.damaged` if a record that is needed can't be used.
  func redoable(_ limit: Int) throws(Failure) -> [ChangeEntry] {
    var entries: [ChangeEntry] = []
    var isRedone: Set<Int> = []
    for name in names.reversed() {
      guard let record = try log.record(name), record.command != Logbook.syncCommand else { continue }
      isRedone.formUnion(record.redone)
      if record.redoes != nil { continue }
      if record.undoes == nil { break }
      for number in record.undone.reversed() where !isRedone.contains(number) {
        // What was undone can't be made again without its record.
        guard let name = names.last(where: { $0.number == number }), let original = try log.record(name)
        else { return entries }
        if let group = original.group, entries.last?.group == group {
          entries[entries.count - 1].names.append(name)
          continue
        }
        if entries.count == limit { return entries }
        entries.append(
          ChangeEntry(
            names: [name], command: original.command, time: original.time, group: original.group))
      }
    }
    return entries
  }
}

extension OperationRecord {
  /// The numbers of the records that it undid, in that order.
  var undone: [Int] { undoes.map { [$0] + (also ?? []) } ?? [] }
  /// The numbers of the records whose changes it made again, in that order.
  var redone: [Int] { redoes.map { [$0] + (also ?? []) } ?? [] }
}
