import Documents
import Formats
import System
package import Training

/// The lifter's logbook on disk: read without a lock, changed one operation at a time.
package struct Logbook: Sendable {
  package let directories: LogbookDirectories
  /// A name for each record, of 50 random bits.
  let random: @Sendable () -> UInt64
  /// What times of change are held against; see `IndexLocation`.
  var indexClock = IndexLocation.systemClock

  /// How long a writer waits for others, in seconds: longer than sixteen of them in a queue take.
  private static let patience = 30.0

  package init(_ directories: LogbookDirectories, random: @escaping @Sendable () -> UInt64 = Randomness.word)
  {
    self.directories = directories
    self.random = random
  }

  /// Reads from one moment of the logbook.
  ///
  /// `body` may run twice: when another process has committed a change meanwhile, what was read may be of both sides of
  /// it. The second time such changes are taken out of what is read, so that there is no third.
  package func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    let first = try snapshot()
    let result = Swift.Result { try body(first) }
    let isOutdated = try first.log == nil ? snapshot().log != nil : first.isOutdated()
    if !isOutdated { return try result.get() }
    return try body(try snapshot(rewinding: true))
  }

  /// Makes a change: under the lock, `body` reads and says what is to be written, which is then committed as one
  /// operation. Nothing is written where it throws, or where nothing would change.
  ///
  /// `command` is what the lifter called: shown by `undo` and to those who wait for the lock.
  package func change<Result>(
    _ command: String, at time: Instant, _ body: (inout Change) throws -> Result
  ) throws -> Result {
    let root = try directories.openData()
    if root == nil {
      // A slip in the very first command leaves no empty logbook behind.
      var trial = try Change(try Snapshot(tree: nil, log: nil))
      _ = try body(&trial)
    }
    return try change(at: time, lockedAs: command, in: root ?? directories.makeData()) { snapshot, _ in
      var change = try Change(snapshot)
      return (try body(&change), change, nil)
    }
  }

  /// Takes the lock, finishes what a crash left, and commits what `body` answers: a result, a change, and the number of
  /// the operation that it takes back. Afterwards, without the lock, the index is brought up to date.
  func change<Result>(
    at time: Instant, lockedAs command: String, in root: Folder,
    _ body: (Snapshot, OperationLog?) throws -> (Result, Change, undoes: Int?)
  ) throws -> Result {
    let (result, change) = try commit(at: time, lockedAs: command, in: root, body)
    if let change { remember(change, at: time) }
    return result
  }

  /// The change is nil where nothing was to be written.
  private func commit<Result>(
    at time: Instant, lockedAs command: String, in root: Folder,
    _ body: (Snapshot, OperationLog?) throws -> (Result, Change, undoes: Int?)
  ) throws -> (Result, Change?) {
    let tree = DataTree(root: root)
    let lock = try lock(root, for: command)
    defer { _ = lock }
    let (device, index) = try own(of: root)
    let log = try mapping { () throws(SystemError) in try OperationLog(at: device) }
    let known = try recover(tree, log)
    let (result, change, undoes) = try body(
      try Snapshot(tree: tree, log: log, known: known, index: index), log)
    if change.isEmpty { return (result, nil) }
    let record = try record(of: change, command: command, at: time, undoes: undoes)
    try commit(
      record, after: change.snapshot.known, in: tree,
      log: log ?? mapping { () throws(SystemError) in try OperationLog(makingAt: device) })
    return (result, change)
  }

  private func record(
    of change: Change, command: String, at time: Instant, undoes: Int?
  ) throws(LogbookError) -> OperationRecord {
    var change = change
    try begin(&change, at: time)
    return OperationRecord(
      command: command, time: time, undoes: undoes,
      hand: change.movesCurrentWorkout
        ? OperationRecord.Hand(before: change.currentWorkoutFolderBefore, after: change.currentWorkoutFolder)
        : nil,
      documents: change.documents)
  }

  private func commit(
    _ record: OperationRecord, after names: [OperationName], in tree: DataTree, log: OperationLog
  ) throws(LogbookError) {
    let name = OperationName(
      number: (names.last?.number ?? 0) + 1, random: EntityID.randomText(random()), isPending: true)
    var commit = Commit(record, tree: tree, log: log)
    try commit.run(named: name)
    log.prune(names + [name])
    // Rare enough not to slow down a set, often enough: a workout is begun and ended.
    if record.hand != nil { commit.sweep() }
  }

  /// Refuses to change a logbook of a newer format; the first change begins `gymlog.json`.
  private func begin(_ change: inout Change, at time: Instant) throws(LogbookError) {
    guard let bytes = try change.snapshot.bytes(.logbook) else {
      return change.put(
        .logbook, before: nil, after: Document.logbook.encode(LogbookDocument(created: time)).text(.members))
    }
    do {
      _ = try Document.logbook.decode(bytes)
    } catch {
      // A damaged one stays as it is, and keeps nobody from logging.
      if case .newer(let format) = error.reason { throw .newerLogbook(format: format) }
    }
  }

  func lock(_ root: Folder, for command: String) throws(LogbookError) -> FileLock {
    do {
      return try FileLock(".lock", in: root, waiting: Self.patience, command: command)
    } catch {
      switch error {
      case .busy(let holder): throw .busy(holder)
      case .system(let error): throw .system(error)
      }
    }
  }

  /// Finishes the operations that a crash left pending, oldest first. Only under the lock, where nobody else adds any: so the
  /// names of all records, which it answers, hold until the commit.
  private func recover(_ tree: DataTree, _ log: OperationLog?) throws(LogbookError) -> [OperationName] {
    guard let log else { return [] }
    let names = try mapping { () throws(SystemError) in try log.names() }
    let pending = names.filter(\.isPending)
    for name in pending {
      guard let record = try log.record(name) else { continue }
      var commit = Commit(record, tree: tree, log: log)
      try commit.finish(name)
    }
    return pending.isEmpty ? names : try mapping { () throws(SystemError) in try log.names() }
  }

  func snapshot(rewinding: Bool = false) throws(LogbookError) -> Snapshot {
    guard let root = try directories.openData() else { return try Snapshot(tree: nil, log: nil) }
    let (device, index) = try own(of: root)
    let log = try mapping { () throws(SystemError) in try OperationLog(at: device) }
    return try Snapshot(tree: DataTree(root: root), log: log, rewinds: rewinding, index: index)
  }

  /// The path of this device's folder for the data directory, and where its index is.
  private func own(of root: Folder) throws(LogbookError) -> (device: String, index: IndexLocation?) {
    let path = try mapping { () throws(SystemError) in try Folder.realPath(root.path) }
    return (directories.device(realPath: path), directories.index(realPath: path, clock: indexClock))
  }
}
