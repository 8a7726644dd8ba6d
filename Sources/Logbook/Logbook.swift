import Documents
import Formats
import System
package import Training

/// The lifter's logbook on disk: read without a lock, changed one operation at a time.
package struct Logbook: Sendable {
  package let places: Places
  /// A name for each record, of 50 random bits.
  let random: @Sendable () -> UInt64

  /// How long a writer waits for others, in seconds: longer than sixteen of them in a queue take.
  private static let patience = 15.0

  package init(_ places: Places, random: @escaping @Sendable () -> UInt64 = Randomness.word) {
    self.places = places
    self.random = random
  }

  /// Reads from one moment of the logbook.
  ///
  /// `body` may run twice: when another process has committed a change meanwhile, what was read may be of both sides of
  /// it. The second time such changes are taken out of what is read, so that there is no third.
  package func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    let first = try snapshot()
    let result = Swift.Result { try body(first) }
    if try !first.isOutdated() { return try result.get() }
    return try body(try snapshot(rewinding: true))
  }

  /// Makes a change: under the lock, `body` reads and says what is to be written, which is then committed as one
  /// operation. Nothing is written where it throws, or where nothing would change.
  ///
  /// `command` is what the lifter called: shown by `undo` and to those who wait for the lock.
  package func change<Result>(
    _ command: String, at time: Instant, _ body: (inout Change) throws -> Result
  ) throws -> Result {
    if try places.openData() == nil {
      // A slip in the very first command leaves no empty logbook behind.
      var trial = try Change(try snapshot())
      _ = try body(&trial)
    }
    let tree = DataTree(root: try places.makeData())
    let lock = try lock(tree.root, for: command)
    defer { _ = lock }
    try recover(tree)
    let snapshot = try snapshot(of: tree)
    var change = try Change(snapshot)
    let result = try body(&change)
    try commit(change, command: command, at: time, undoes: nil, in: tree)
    return result
  }

  func commit(
    _ change: Change, command: String, at time: Instant, undoes: Int?, in tree: DataTree
  ) throws(LogbookError) {
    var change = change
    let hand = try change.snapshot.pointedAt()
    if change.documents.isEmpty && change.hand == hand { return }
    try begin(&change, at: time)
    let log = try mapping { () throws(SystemError) in try OperationLog(makingAt: try device(of: tree.root)) }
    let record = OperationRecord(
      command: command, time: time, undoes: undoes,
      hand: change.hand == hand ? nil : OperationRecord.Hand(before: hand, after: change.hand),
      documents: change.documents)
    let names = change.snapshot.known
    let name = OperationName(
      number: (names.last?.number ?? 0) + 1, random: EntityID.randomText(random()), isPending: true)
    var commit = Commit(record, tree: tree, log: log)
    try commit.run(named: name)
    log.prune(names + [name])
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

  /// Finishes the operations that a crash left pending, oldest first. Only under the lock.
  func recover(_ tree: DataTree) throws(LogbookError) {
    guard let log = try log(of: tree.root) else { return }
    for name in try mapping({ () throws(SystemError) in try log.names() }) where name.isPending {
      guard let record = try log.record(name) else { continue }
      var commit = Commit(record, tree: tree, log: log)
      try commit.finish(name)
    }
  }

  func snapshot(rewinding: Bool = false) throws(LogbookError) -> Snapshot {
    guard let root = try places.openData() else { return try Snapshot(tree: nil, log: nil) }
    return try snapshot(of: DataTree(root: root), rewinding: rewinding)
  }

  func snapshot(of tree: DataTree, rewinding: Bool = false) throws(LogbookError) -> Snapshot {
    try Snapshot(tree: tree, log: try log(of: tree.root), rewinds: rewinding)
  }

  func log(of root: Folder) throws(LogbookError) -> OperationLog? {
    try mapping { () throws(SystemError) in try OperationLog(at: try device(of: root)) }
  }

  private func device(of root: Folder) throws(SystemError) -> String {
    places.device(realPath: try Folder.realPath(root.path))
  }
}
