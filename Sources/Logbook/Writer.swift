import Documents
import Formats
import System
import Training
import Wording

/// The logbook under its lock, for as many commits as a command makes. Interrupted operations are finished.
struct Writer {
  let logbook: Logbook
  let tree: DataTree
  /// The path of this device's folder for the data directory.
  let device: String
  let index: IndexLocation?
  /// Nil until this device changes something.
  private(set) var log: OperationLog?
  /// The names of the newest records, oldest first. They stay valid because no other process writes.
  private(set) var names: [OperationName]

  init(
    _ logbook: Logbook, tree: DataTree, device: String, index: IndexLocation?, log: OperationLog?,
    names: [OperationName]
  ) {
    (self.logbook, self.tree, self.device, self.index) = (logbook, tree, device, index)
    (self.log, self.names) = (log, names)
  }

  /// The logbook as it is now.
  func snapshot() throws(Failure) -> Snapshot {
    try Snapshot(tree: tree, log: log, recordNames: names, index: index)
  }

  /// Commits a change as an operation: `record` says everything about it except what changes. `step` is called twice for each
  /// document.
  mutating func commit(
    _ change: Change, as record: OperationRecord, _ step: () -> Void = {}
  ) throws(Failure) {
    var (change, record) = (change, record)
    try checkFormat(&change, at: record.time)
    record.documents = change.documents
    if change.movesCurrentWorkout {
      record.currentWorkout = OperationRecord.CurrentWorkoutChange(
        before: change.currentWorkoutFolderBefore, after: change.currentWorkoutFolder)
    }
    let log: OperationLog
    if let known = self.log {
      log = known
    } else {
      log = try convertingErrors(OperationLog(makingAt: device))
      self.log = log
    }
    let name = OperationName(
      number: (names.last?.number ?? 0) + 1, random: EntityID.randomText(logbook.random()), isPending: true)
    var commit = Commit(record, keeping: change.kept, tree: tree, log: log)
    try commit.run(named: name, step)
    names = log.archive(names + [name.done], at: record.time, isLarge: record.isLarge)
    // Often enough, and never while a set is logged.
    if record.currentWorkout != nil { commit.sweep() }
    // The change is made, even if they can't be written.
    try? GitFiles.write(in: tree.root)
  }

  /// Adds `gymlog.json` to the first change of a logbook. A damaged one is left alone and stops no change.
  ///
  /// - Throws: `LogbookError.newerLogbook` if the logbook uses a newer format version.
  private func checkFormat(_ change: inout Change, at time: Instant) throws(Failure) {
    let (exists, problem) = try change.snapshot.readHeader()
    if !exists, !change.documents.contains(where: { $0.path == .logbook }) {
      return change.put(
        .logbook, before: nil, after: Document.logbook.encode(LogbookDocument(created: time)).text(.members))
    }
    switch problem?.reason {
    case .document(let error):
      if case .newer(let format) = error.reason { throw Failure(.newerLogbook(format: format)) }
    // It may be newer.
    case .system(let error): if error.isPermission { throw Failure(.system(error)) }
    case .conflictCopy, .missing, nil: break
    }
  }
}

extension OperationRecord {
  /// Whether it takes so much space that the limit on all records may be passed.
  fileprivate var isLarge: Bool {
    documents.count > 1000
      || documents.reduce(0) { $0 + ($1.before?.count ?? 0) + ($1.after?.count ?? 0) } > 1 << 20
  }
}
