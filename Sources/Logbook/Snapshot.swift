package import Documents
import System
package import Wording

/// The logbook at one moment: the documents on disk, plus changes that are committed but not written yet, minus changes
/// that were committed later.
///
/// Documents are read on demand. Nothing is written, except the indexes.
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
  /// The pending records that can't be used. The changes in them aren't known.
  let pendingProblems: [Problem]

  /// `recordNames` are the names of the operation records, if they were listed already.
  ///
  /// - Throws: `LogbookError.system` if the records can't be listed.
  init(
    tree: DataTree?, log: OperationLog?, rewinds: Bool = false, recordNames: [OperationName]? = nil,
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
    (pending, pendingProblems) = try log?.usableRecords(names) ?? ([], [])
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
    return try rewound(path.text, with: newer(), overlaid(path.text, current))
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
    let newer = try newer()
    for path in paths(touchedBy: pending + newer, in: folder) {
      let name = splitPath(path).name
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
    return try log.records(names.filter { $0.number > last })
  }

  /// A document with the pending changes applied, except those to a document that another program or device changed since.
  private func overlaid(_ path: String, _ current: [UInt8]?) -> [UInt8]? {
    var bytes = current
    for change in pending.flatMap(\.documents) where change.path.text == path {
      if bytes == change.before { bytes = change.after }
    }
    return bytes
  }

  /// A document as it was before the first of the newer changes to it.
  private func rewound(_ path: String, with newer: [OperationRecord], _ bytes: [UInt8]?) -> [UInt8]? {
    guard let first = newer.lazy.flatMap(\.documents).first(where: { $0.path.text == path }) else {
      return bytes
    }
    return first.before
  }

  private func paths(touchedBy records: [OperationRecord], in folder: String) -> [String] {
    var paths: [String] = []
    for path in records.flatMap(\.documents).map(\.path.text)
    where splitPath(path).folder == folder && !paths.contains(path) { paths.append(path) }
    return paths
  }
}

extension SystemError {
  /// Whether the error concerns this file alone, so that the others can still be read.
  var isUnusableFile: Bool { isInTheWay || isPermission }

  /// Whether something that can't be the file is in its place.
  var isInTheWay: Bool { isLink || isFolder || isNotFolder || isSpecialFile || isTooLarge }
}
