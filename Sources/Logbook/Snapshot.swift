package import Documents
import System
package import Wording

/// The logbook at one moment: the documents on disk, plus changes that are committed but not written yet, minus changes
/// that were committed later.
///
/// Documents are read on demand; what reads them throws `LogbookError.system` if the disk fails. Nothing is written, except the
/// indexes.
package struct Snapshot {
  /// Nil if there is no data directory yet.
  let tree: DataTree?
  let log: OperationLog?
  /// The names of the operation records when the snapshot was made, oldest first.
  let recordNames: [OperationName]
  /// The pending ones among those records, oldest first.
  let pending: [OperationRecord]
  /// Whether changes committed later are taken out of what is read. That costs a directory listing for each folder, so it is
  /// done only if a first attempt has met one.
  let rewinds: Bool
  /// The index of the data directory; nil if none is kept.
  let index: IndexLocation?
  let pointer = CurrentWorkoutPointer()
  let header = HeaderCheck()
  /// Why the records, or some pending ones, can't be read. Their changes aren't known.
  let pendingProblems: [Problem]
  /// The changes of the pending records.
  private let pendingChanges: PathChanges
  private let newerRecords = NewerRecords()

  /// `recordNames` are the names of the operation records, if they were listed already; `problems` say why there is no log.
  ///
  /// - Throws: `LogbookError.system` if the records can't be listed.
  init(
    tree: DataTree?, log: OperationLog?, problems: [Problem] = [], rewinds: Bool = false,
    recordNames: [OperationName]? = nil,
    index: IndexLocation? = nil
  ) throws(Failure) {
    self.tree = tree
    self.log = log
    self.rewinds = rewinds
    self.index = index
    if let recordNames {
      self.recordNames = recordNames
    } else {
      self.recordNames = try convertingErrors(log?.names() ?? [])
    }
    let names = self.recordNames.filter(\.isPending)
    let (pending, unusable) = try log?.usableRecords(names) ?? ([], [])
    (self.pending, pendingProblems) = (pending, problems + unusable)
    pendingChanges = PathChanges(pending)
  }

  /// Whether this device changed nothing between the two snapshots.
  package func isOfSameMoment(as other: Snapshot) -> Bool {
    recordNames == other.recordNames && rewinds == other.rewinds && (tree == nil) == (other.tree == nil)
  }

  /// The bytes of a document; nil if there is none.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func bytes(_ path: DocumentPath) throws(Failure) -> [UInt8]? {
    let current = try convertingErrors(tree?.read(path.text))
    return try rewound(path.text, with: newerChanges(), overlaid(path.text, current))
  }

  /// Reads the files in `folder` whose names `isDocument` accepts.
  ///
  /// A file that can't be read because of what it is (a link, a folder, too large) is returned as a problem.
  ///
  /// - Throws: `LogbookError.system` if reading fails for another reason.
  func files(
    in folder: String, named isDocument: (String) -> Bool
  ) throws(Failure) -> (files: [String: [UInt8]], problems: [Problem]) {
    var files: [String: [UInt8]] = [:]
    var problems: [Problem] = []
    let open: Folder?
    do {
      open = try tree?.folder(folder)
    } catch {
      if !error.isUnusableFile { throw Failure(.system(error)) }
      return (files, [Problem(path: folder, reason: .system(error))])
    }
    // Sorted, so that each is appended at the end.
    let names = try convertingErrors(open?.names() ?? [])
    noteCopies(among: names, in: folder)
    for name in names.filter(isDocument).sorted(by: <) {
      do {
        files[name] = try open?.read(name)
      } catch {
        if !error.isUnusableFile { throw Failure(.system(error)) }
        problems.append(Problem(path: folder + "/" + name, reason: .system(error)))
      }
    }
    let newer = try newerChanges()
    for name in pendingChanges.names(in: folder).union(newer.names(in: folder)) {
      let path = folder + "/" + name
      files[name] = rewound(path, with: newer, overlaid(path, files[name]))
    }
    return (files, problems)
  }

  /// The names in a folder that may belong to documents, including those that a pending change has yet to create.
  func names(in folder: String) throws(Failure) -> [String] {
    var names = try convertingErrors(tree?.folder(folder)?.names() ?? [])
    let prefix = folder + "/"
    for change in pending.flatMap(\.documents) where change.after != nil && change.path.text.hasPrefix(prefix)
    {
      let name = String(change.path.text.dropFirst(prefix.count).prefix { $0 != "/" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether the files alone show the snapshot's state: no change is pending, and none is taken out.
  var isSettled: Bool { pending.isEmpty && !rewinds }

  /// Whether a change was committed since the snapshot was made, so that it may show in only part of what was read.
  func isOutdated() throws(Failure) -> Bool {
    guard !rewinds else { return false }
    let last = recordNames.last?.number ?? 0
    return try convertingErrors(log?.names().last?.number ?? 0) > last
  }

  /// The records committed since the snapshot was made, if their changes are to be taken out.
  func newer() throws(Failure) -> [OperationRecord] {
    guard rewinds, let log else { return [] }
    let last = recordNames.last?.number ?? 0
    let names = try convertingErrors(log.names())
    return try newerRecords.read(names.filter { $0.number > last }, in: log).records
  }

  private func newerChanges() throws(Failure) -> PathChanges {
    _ = try newer()
    return newerRecords.changes
  }

  /// A document with the pending changes applied, except those to a document that another program or device changed since.
  private func overlaid(_ path: String, _ current: [UInt8]?) -> [UInt8]? {
    var bytes = current
    for change in pendingChanges.of(path) where bytes == change.before { bytes = change.after }
    return bytes
  }

  /// A document as it was before the first of the newer changes to it.
  private func rewound(_ path: String, with newer: PathChanges, _ bytes: [UInt8]?) -> [UInt8]? {
    guard let first = newer.of(path).first else { return bytes }
    return first.before
  }
}

/// The changes of records by the path of a document: an import that was undone has thousands.
private struct PathChanges {
  /// By the path of the folder, then by the name of the document.
  private var folders: [String: [String: [OperationRecord.Change]]] = [:]

  init(_ records: [OperationRecord]) {
    for change in records.lazy.flatMap(\.documents) {
      folders[change.path.folder, default: [:]][change.path.fileName, default: []].append(change)
    }
  }

  /// The changes of a document, oldest first.
  func of(_ path: String) -> [OperationRecord.Change] {
    if folders.isEmpty { return [] }
    let (folder, name) = splitPath(path)
    return folders[folder]?[name] ?? []
  }

  /// The names of the documents in a folder that are changed.
  func names(in folder: String) -> Set<String> { folders[folder].map { Set($0.keys) } ?? [] }
}

/// The records committed since a snapshot was made, each list of them read once.
private final class NewerRecords {
  private var names: [OperationName] = []
  private(set) var records: [OperationRecord] = []
  private(set) var changes = PathChanges([])

  func read(_ names: [OperationName], in log: OperationLog) throws(Failure) -> NewerRecords {
    // A record that is finished meanwhile says the same.
    if names.map(\.done) != self.names {
      records = try log.records(names)
      changes = PathChanges(records)
      self.names = names.map(\.done)
    }
    return self
  }
}

extension SystemError {
  /// Whether the error concerns this file alone, so that the others can still be read.
  package var isUnusableFile: Bool { isInTheWay || isPermission }

  /// Whether something that can't be the file is in its place.
  var isInTheWay: Bool { isLink || isFolder || isNotFolder || isSpecialFile || isTooLarge }
}
