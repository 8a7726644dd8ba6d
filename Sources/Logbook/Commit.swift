import Documents
import Formats
import System

/// One operation on its way to disk: staged, committed by the rename of its record, written out.
struct Commit {
  let tree: DataTree
  let log: OperationLog
  let record: OperationRecord
  /// The files that wait under temporary names, by folder.
  private var staged: [(folder: String, file: StagedFile)] = []
  /// Folders whose names change, in the order in which they are to be synchronized.
  private var folders: [String] = []

  init(_ record: OperationRecord, tree: DataTree, log: OperationLog) {
    self.record = record
    self.tree = tree
    self.log = log
  }

  /// Makes the record's change: all of it or, where it throws anything but `unfinished`, nothing.
  ///
  /// What can fail for want of space or permission comes before the commit; after it there are only renames.
  mutating func run(named name: OperationName) throws(LogbookError) {
    try compare()
    let bytes = Document.operation.encode(record).text(.members)
    do throws(SystemError) {
      try stage()
      try publish(try log.operations.stageWithoutWaiting(name.text, bytes))
    } catch {
      abandon()
      throw .system(error)
    }
    do {
      try log.operations.synchronize()
      try write()
      try log.operations.rename(name.text, to: name.done.text)
    } catch {
      throw .unfinished(error)
    }
  }

  /// Commits: gives the record its name, once it and all the documents are durable.
  private mutating func publish(_ staged: StagedFile) throws(SystemError) {
    var file = staged
    do throws(SystemError) {
      try synchronize()
      try file.synchronize()
    } catch {
      file.discard()
      throw error
    }
    try file.publish()
  }

  /// Removes temporary files that a crash left an hour ago or earlier, where this operation wrote. What fails is tried
  /// again another time.
  func sweep() {
    try? log.operations.sweepTemporaries()
    for path in folders { try? tree.folder(path)?.sweepTemporaries() }
  }

  /// Finishes what a crash left of a committed operation. Documents that another hand has changed since stay as they
  /// are.
  mutating func finish(_ name: OperationName) throws(LogbookError) {
    let tree = tree
    do {
      try stage { change throws(SystemError) in try tree.read(change.path.text) == change.before }
      try synchronize()
      try write()
      try log.operations.rename(name.text, to: name.done.text)
    } catch {
      abandon()
      throw .system(error)
    }
  }

  /// Refuses to write over what another hand has changed since it was read.
  private func compare() throws(LogbookError) {
    var changed: [String] = []
    for change in record.documents {
      let current = try mapping { () throws(SystemError) in try tree.read(change.path.text) }
      if current != change.before { changed.append(change.path.text) }
    }
    if !changed.isEmpty { throw .conflict(changed) }
  }

  private mutating func stage(
    where isDue: (OperationRecord.Change) throws(SystemError) -> Bool = { _ in true }
  ) throws(SystemError) {
    for change in record.documents {
      let (path, name) = split(change.path.text)
      guard let after = change.after else {
        if !folders.contains(path) { folders.append(path) }
        continue
      }
      if change.before == nil, change.path.isHead { addFolders(above: path) }
      let folder = try tree.makeFolder(path, changed: &folders)
      if !folders.contains(path) { folders.append(path) }
      if try isDue(change) { staged.append((path, try folder.stageWithoutWaiting(name, after))) }
      if staged.count % Self.openFiles == 0 { try synchronize() }
    }
  }

  /// How many staged files are open at once; a process may have some hundreds.
  private static let openFiles = 64

  /// Makes the documents durable that are staged, all of them before the commit.
  private mutating func synchronize() throws(SystemError) {
    for index in staged.indices { try staged[index].file.synchronize() }
  }

  /// The folders above a new one are synchronized also where it is there already: whoever made it may have been killed
  /// before it did that.
  private mutating func addFolders(above path: String) {
    var above = path
    var names: [String] = []
    while !above.isEmpty {
      above = split(above).folder
      names.insert(above, at: 0)
    }
    for name in names where !folders.contains(name) { folders.append(name) }
  }

  private func write() throws(SystemError) {
    for (_, file) in staged { try file.publish() }
    for change in record.documents where change.after == nil { try remove(change) }
    // A folder's own name is durable with the folder above it, which therefore comes last.
    for path in folders.reversed() { try tree.folder(path)?.synchronize() }
    try removeEmptyFolders()
    try writePointer()
  }

  /// Removes a document; one that another hand has changed since stays.
  private func remove(_ change: OperationRecord.Change) throws(SystemError) {
    let (path, name) = split(change.path.text)
    guard let folder = try tree.folder(path), try folder.read(name) == change.before else { return }
    try folder.remove(name)
  }

  /// A folder of documents goes with the last of them, unless somebody else's files are in it.
  private func removeEmptyFolders() throws(SystemError) {
    let emptied = Set(record.documents.filter { $0.after == nil }.map { split($0.path.text).folder })
    for path in emptied {
      let (parent, name) = split(path)
      guard !parent.isEmpty, let above = try tree.folder(parent), let folder = try tree.folder(path),
        try folder.names().isEmpty
      else { continue }
      tree.forget(path)
      do {
        try above.removeFolder(name)
      } catch {
        // A file has come in meanwhile.
        if !error.isNotEmpty { throw error }
      }
    }
  }

  /// The file in the device's folder that says which workout is in hand. It is no more than a short way to it, so it
  /// isn't made durable.
  private func writePointer() throws(SystemError) {
    guard let hand = record.hand else { return }
    if let folder = hand.after {
      try log.device.stage(Snapshot.pointerFile, Array((folder.text + "\n").utf8), durable: false).publish()
    } else {
      try log.device.remove(Snapshot.pointerFile)
    }
  }

  /// Takes back what was done before the commit, as far as it can be.
  private mutating func abandon() {
    for (_, file) in staged { file.discard() }
    for path in Set(staged.map(\.folder)) where isNew(path) {
      let (parent, name) = split(path)
      tree.forget(path)
      _ = try? tree.folder(parent)?.removeFolder(name)
    }
    staged = []
  }

  /// Whether the operation would have made the folder: nothing in it was there before.
  private func isNew(_ path: String) -> Bool {
    !path.isEmpty && (try? tree.folder(path)?.names().isEmpty) == true
  }
}

extension DocumentPath {
  /// Whether a folder of documents begins with it, or may: nobody knows whether it is the first of its kind.
  fileprivate var isHead: Bool {
    switch self {
    case .workout, .routine, .ownExercise, .alias, .max, .bodyWeight: true
    default: false
    }
  }
}
