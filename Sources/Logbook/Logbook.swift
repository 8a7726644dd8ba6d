import Documents
import System
package import Training
package import Wording

/// The lifter's logbook on disk. Reading takes no lock; each change is one atomic operation.
package struct Logbook: Sendable {
  /// Where the logbook is kept.
  package let directories: LogbookDirectories
  /// Supplies the random part of the names of operation records: 50 bits are used.
  let random: @Sendable () -> UInt64
  /// The clock with which timestamps of files are compared; see `IndexLocation`.
  var indexClock = IndexLocation.systemClock

  /// The seconds that a writer waits for the lock: longer than a queue of sixteen writers takes.
  private static let lockTimeout = 30.0
  /// The name of the file in the data directory that writers lock.
  static let lockFile = ".lock"

  /// The logbook in the given directories. Nothing is read yet.
  package init(_ directories: LogbookDirectories, random: @escaping @Sendable () -> UInt64 = Randomness.word)
  {
    self.directories = directories
    self.random = random
  }

  /// Reads the logbook as it was at one moment.
  ///
  /// `body` may run twice. If another process committed a change meanwhile, the first result may show only part of it; the
  /// second run leaves such changes out, so there is never a third.
  ///
  /// - Throws: Whatever `body` throws; `LogbookError.dataDirectory` if the data directory can't be opened;
  ///   `LogbookError.system` if reading fails.
  package func read<Result>(_ body: (Snapshot) throws(Failure) -> Result) throws(Failure) -> Result {
    let first = try snapshot()
    let result = Swift.Result { () throws(Failure) in try body(first) }
    let isOutdated = try first.log == nil ? snapshot().log != nil : first.isOutdated()
    if !isOutdated { return try result.get() }
    return try body(try snapshot(rewinding: true))
  }

  /// Changes the logbook. Under the lock, `body` reads the snapshot and collects changes, which are then committed as one
  /// operation. Nothing is written if `body` throws or changes nothing.
  ///
  /// `command` is the command that the user ran. It is shown by `undo` and to processes that wait for the lock. Changes with
  /// the same `group` are undone together: those of a command that makes several, such as an import.
  ///
  /// - Throws: Whatever `body` throws; any `LogbookError` except `nothingToUndo`. After `.unfinished` the change counts;
  ///   after any other error nothing was changed.
  package func change<Result>(
    _ command: String, at time: Instant, group: String? = nil,
    _ body: (inout Change) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let root: Folder
    if let existing = try directories.openData() {
      root = existing
    } else {
      // A mistake in the very first command must not leave an empty logbook behind.
      _ = try trying(body)
      root = try directories.openOrCreateData()
    }
    let (result, change) = try locked(as: command, in: root) { writer throws(Failure) in
      var change = try Change(try writer.snapshot())
      let result = try body(&change)
      if !change.isEmpty {
        let record = OperationRecord(command: command, time: time, group: group, documents: [])
        try writer.commit(change, as: record)
      }
      return (result, change)
    }
    // Without the lock.
    if !change.isEmpty { updateIndex(after: change, at: time) }
    return result
  }

  /// Runs `body` as `change` does, without changing anything.
  ///
  /// - Throws: Whatever `body` throws; `LogbookError` if reading fails
  package func trying<Result>(_ body: (inout Change) throws(Failure) -> Result) throws(Failure) -> Result {
    var trial = try Change(try snapshot())
    return try body(&trial)
  }

  /// Runs `body` under the lock, after finishing interrupted operations. `command` is shown to processes that wait.
  ///
  /// - Throws: Whatever `body` throws; `LogbookError.busy` if another process holds the lock until the timeout; `.system` if
  ///   locking or finishing fails.
  func locked<Result>(
    as command: String, in root: Folder, _ body: (inout Writer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let tree = DataTree(root: root)
    let lock = try lock(root)
    defer { _ = lock }
    let (device, index) = try deviceAndIndex(of: root)
    let log: OperationLog?
    do throws(SystemError) { log = try OperationLog(at: device) } catch { throw .obstructed(error) }
    if let log { LockHolder.name(command, in: log.device) }
    var writer = Writer(
      self, tree: tree, device: device, index: index, log: log, names: try recover(tree, log))
    return try body(&writer)
  }

  /// - Throws: `LogbookError.busy` if another process holds the lock until the timeout; `LogbookError.system` if locking
  ///   fails.
  func lock(_ root: Folder) throws(Failure) -> FileLock {
    do {
      return try FileLock(Self.lockFile, in: root, waiting: Self.lockTimeout)
    } catch {
      switch error {
      case .busy:
        let device = try deviceAndIndex(of: root).device
        throw Failure(.busy((try? Folder.open(device)).flatMap(LockHolder.init)))
      case .system(let error): throw .obstructed(error)
      }
    }
  }

  /// Finishes the operations that a crash left pending, oldest first. Returns the names of every record, which stay valid
  /// until the commit because the caller holds the lock.
  private func recover(_ tree: DataTree, _ log: OperationLog?) throws(Failure) -> [OperationName] {
    guard let log else { return [] }
    let names = try convertingErrors(log.names())
    let pending = names.filter(\.isPending)
    for name in pending {
      guard let record = try recordToFinish(name, in: log) else { continue }
      var commit = Commit(record, tree: tree, log: log)
      try commit.finish(name)
    }
    return pending.isEmpty ? names : try convertingErrors(log.names())
  }

  /// Reads the record of an interrupted change; nil if it is gone, or too damaged for anyone to finish it.
  ///
  /// - Throws: `LogbookError` if another program or user may still be able to finish the change: writing over it could
  ///   leave only a part of it.
  private func recordToFinish(_ name: OperationName, in log: OperationLog) throws(Failure) -> OperationRecord?
  {
    do {
      return try log.record(name)
    } catch {
      switch error.logbookError {
      case .damaged(let problem):
        if case .document(let damage) = problem.reason, case .newer = damage.reason {
          throw error.changing { message, words, _ in message.hint = words.toFinishNewerChange }
        }
      case .system(let system) where system.isInTheWay: break
      default: throw error
      }
      return nil
    }
  }

  func snapshot(rewinding: Bool = false) throws(Failure) -> Snapshot {
    guard let root = try directories.openData() else { return try Snapshot(tree: nil, log: nil) }
    let (device, index) = try deviceAndIndex(of: root)
    let log: OperationLog?
    var problems: [Problem] = []
    do throws(SystemError) {
      log = try OperationLog(at: device)
    } catch {
      guard error.isInTheWay else { throw Failure(error) }
      (log, problems) = (nil, [Problem(path: error.path, reason: .system(error))])
    }
    return try Snapshot(
      tree: DataTree(root: root), log: log, problems: problems, rewinds: rewinding, index: index)
  }

  /// The path of this device's folder for the data directory, and the location of its index.
  func deviceAndIndex(
    of root: Folder
  ) throws(Failure) -> (device: String, index: IndexLocation?) {
    let path = try convertingErrors(Folder.realPath(root.path))
    return (directories.device(realPath: path), directories.index(realPath: path, clock: indexClock))
  }
}
