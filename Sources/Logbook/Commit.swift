import Documents
import Formats
import System
import Wording

/// Writes one operation to disk: stages its documents, commits it by renaming its record, and publishes the documents.
struct Commit {
  let tree: DataTree
  let log: OperationLog
  let record: OperationRecord
  private var staged: [(folder: String, file: StagedFile)] = []
  /// The same of a change that `isBulk`, whose folders can't all stay open.
  private var stagedInBulk: [(folder: String, names: StagedFile.Names)] = []
  /// The folders to synchronize, those above others first.
  private var folders: [String] = []
  /// The paths of documents in whose place another program put something else, such as a folder. They are left alone.
  private var obstructed: Set<String> = []

  /// The files that documents of the change name.
  private let kept: [KeptFile]

  init(_ record: OperationRecord, keeping kept: [KeptFile] = [], tree: DataTree, log: OperationLog) {
    self.record = record
    self.kept = kept
    self.tree = tree
    self.log = log
  }

  /// Makes the change. Whatever can fail for lack of space or permission happens before the commit; after it there are only
  /// renames.
  ///
  /// - Throws: `LogbookError.unfinished` if the change is committed but couldn't be finished. With any other error nothing
  ///   was changed: `.conflict` if a document changed since it was read, `.system` if a system call fails.
  mutating func run(named name: OperationName, _ step: () -> Void) throws(Failure) {
    try compare(step)
    let bytes = Document.operation.encode(record).text(.members)
    do throws(SystemError) {
      try KeptFile.write(kept, in: tree)
      try stage()
      try publish(try log.operations.stageWithoutWaiting(name.text, bytes))
    } catch {
      abandon()
      throw Failure(.system(error))
    }
    do {
      try log.operations.synchronize()
      try write(step)
      try log.operations.rename(name.text, to: name.done.text)
    } catch {
      throw Failure(.unfinished(error))
    }
  }

  /// Commits: renames the record to its own name, once it and every document are durable.
  private mutating func publish(_ record: StagedFile) throws(SystemError) {
    var file = record
    do throws(SystemError) {
      try synchronize()
      try file.synchronize()
    } catch {
      file.discard()
      throw error
    }
    try file.publish()
  }

  /// Removes temporary files that a crash left behind over an hour ago, in the folders this operation wrote to. A later
  /// operation tries again what fails.
  func sweep() {
    try? log.operations.sweepTemporaries()
    for path in folders { try? tree.folder(path)?.sweepTemporaries() }
  }

  /// Finishes an operation that a crash interrupted after its commit. Leaves alone documents that another program or device
  /// changed since.
  ///
  /// - Throws: `LogbookError.system` if a system call fails.
  mutating func finish(_ name: OperationName) throws(Failure) {
    do {
      let due = try documentsDue()
      try stage { due.contains($0.path.text) }
      try synchronize()
      try write()
      try log.operations.rename(name.text, to: name.done.text)
    } catch {
      abandon()
      throw Failure(.system(error))
    }
  }

  /// The paths of documents that are as they were before the change. Notes those that something else is in the place of.
  private mutating func documentsDue() throws(SystemError) -> Set<String> {
    var due: Set<String> = []
    for change in record.documents {
      do {
        if try tree.read(change.path.text) == change.before { due.insert(change.path.text) }
      } catch {
        guard error.isInTheWay else { throw error }
        obstructed.insert(change.path.text)
      }
    }
    return due
  }

  private var documents: [OperationRecord.Change] {
    obstructed.isEmpty ? record.documents : record.documents.filter { !obstructed.contains($0.path.text) }
  }

  /// - Throws: `LogbookError.conflict` if a document changed since it was read; `LogbookError.system` if reading fails.
  private func compare(_ step: () -> Void) throws(Failure) {
    var changed: [String] = []
    for change in record.documents {
      step()
      let current = try convertingErrors(tree.read(change.path.text))
      if current != change.before { changed.append(change.path.text) }
    }
    if !changed.isEmpty { throw Failure(.conflict(changed)) }
  }

  /// Stages the documents to be written, of which `isDue` may leave some out, and notes the folders to synchronize.
  private mutating func stage(
    where isDue: (OperationRecord.Change) -> Bool = { _ in true }
  ) throws(SystemError) {
    for change in documents {
      let (path, name) = splitPath(change.path.text)
      guard let after = change.after else {
        note(path)
        continue
      }
      if change.before == nil, change.path.mayComeWithFolder { addFolders(above: path) }
      let folder = try tree.makeFolder(path, changed: &folders)
      note(path)
      guard isDue(change) else { continue }
      if isBulk {
        stagedInBulk.append((path, try folder.stage(name, after, durable: false).names))
      } else {
        staged.append((path, try folder.stageWithoutWaiting(name, after)))
        if staged.count % Self.openFiles == 0 { try synchronize() }
      }
    }
  }

  /// Notes a folder to synchronize. The documents of a folder follow each other.
  private mutating func note(_ path: String) {
    if folders.last != path, !folders.contains(path) { folders.append(path) }
  }

  /// The most staged files to hold open at once. A process can open a few hundred.
  private static let openFiles = 64

  /// Whether the file system is synchronized as a whole, twice, instead of each file and folder: an import writes thousands.
  /// A file system in another process or on another machine may not know how.
  private var isBulk: Bool { record.documents.count > Self.most && !tree.isRemote }

  /// The most documents that are synchronized one by one.
  private static let most = 256

  /// Makes the staged documents durable.
  private mutating func synchronize() throws(SystemError) {
    if isBulk { return try tree.root.synchronizeFileSystem() }
    for index in staged.indices { try staged[index].file.synchronize() }
  }

  /// Notes the folders above a new one. They are synchronized even if it exists already: the process that created it may
  /// have been killed before it synchronized them.
  private mutating func addFolders(above path: String) {
    var above = path
    var names: [String] = []
    while !above.isEmpty {
      above = splitPath(above).folder
      names.insert(above, at: 0)
    }
    for name in names where !folders.contains(name) { folders.append(name) }
  }

  /// Publishes the staged documents, removes the others, and updates the pointer to the current workout.
  private func write(_ step: () -> Void = {}) throws(SystemError) {
    for (_, file) in staged { try file.publish() }
    for (path, names) in stagedInBulk {
      guard let folder = try tree.folder(path) else { throw SystemError(.open, path, code: 2) }
      try StagedFile(names, in: folder).publish()
      step()
    }
    for change in documents where change.after == nil {
      try remove(change)
      step()
    }
    // The name of a folder becomes durable with the folder above it, which is therefore synchronized after it.
    if isBulk {
      try tree.root.synchronizeFileSystem()
    } else {
      for path in folders.reversed() { try tree.folder(path)?.synchronize() }
    }
    try removeEmptyFolders()
    try writePointer()
  }

  /// Removes a document, unless another program or device changed it since.
  private func remove(_ change: OperationRecord.Change) throws(SystemError) {
    let (path, name) = splitPath(change.path.text)
    guard let folder = try tree.folder(path), try folder.read(name) == change.before else { return }
    try folder.remove(name)
  }

  /// Removes the folders whose last document was removed, unless files of other programs are left in them.
  private func removeEmptyFolders() throws(SystemError) {
    let emptied = Set(documents.filter { $0.after == nil }.map { splitPath($0.path.text).folder })
    for path in emptied {
      let (parent, name) = splitPath(path)
      guard !parent.isEmpty, let above = try tree.folder(parent), let folder = try tree.folder(path),
        try folder.names().isEmpty
      else { continue }
      tree.close(path)
      do {
        try above.removeFolder(name)
      } catch {
        // A file was added meanwhile.
        if !error.isNotEmpty { throw error }
      }
    }
  }

  /// Updates the pointer to the current workout. It isn't made durable: without it, the workout is found by its document.
  private func writePointer() throws(SystemError) {
    guard let pointer = record.currentWorkout else { return }
    do {
      if let folder = pointer.after {
        let text = Array((folder.text + "\n").utf8)
        try log.device.stage(Snapshot.pointerFile, text, durable: false).publish()
      } else {
        try log.device.remove(Snapshot.pointerFile)
      }
    } catch {
      // A folder has its name. The change is made all the same, and the folder is reported.
      guard try log.device.status(Snapshot.pointerFile)?.kind == .folder else { throw error }
    }
  }

  /// Undoes what was done before the commit, as far as possible.
  private mutating func abandon() {
    for (_, file) in staged { file.discard() }
    for (path, names) in stagedInBulk {
      if let folder = try? tree.folder(path) { StagedFile(names, in: folder).discard() }
    }
    for path in Set(staged.map(\.folder) + stagedInBulk.map(\.folder)) where isNew(path) {
      let (parent, name) = splitPath(path)
      tree.close(path)
      _ = try? tree.folder(parent)?.removeFolder(name)
    }
    (staged, stagedInBulk) = ([], [])
  }

  /// Whether the folder is empty, so that this operation must have created it.
  private func isNew(_ path: String) -> Bool {
    !path.isEmpty && (try? tree.folder(path)?.names().isEmpty) == true
  }
}

extension DocumentPath {
  /// Whether the document, when it is new, may be the first one in its folder. The folders above are synchronized then.
  fileprivate var mayComeWithFolder: Bool {
    switch self {
    case .standalone, .activity, .routine(_, .head), .workout(_, .head): true
    // They come after the routine or workout to which they belong.
    case .routine(_, .exercise), .routine(_, .set), .workout(_, .exercise), .workout(_, .set): false
    // They lie in the data directory itself.
    case .logbook, .profile: false
    }
  }
}
