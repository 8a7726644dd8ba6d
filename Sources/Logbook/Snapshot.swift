package import Documents
import System

/// The logbook as it was at one moment: the documents on disk, with the result of changes that are committed and not yet
/// written out, and without those that were committed since.
///
/// It reads as it is asked, and writes nothing.
package struct Snapshot {
  /// Nil while there is no data directory.
  let tree: DataTree?
  let log: OperationLog?
  /// The names of the records when it was begun.
  let known: [OperationName]
  /// What the pending ones among them come to: for each path, in the order of the records.
  let pending: [OperationRecord]
  /// Whether changes that are committed meanwhile are taken out of each workout that is read. Costs a listing each; so
  /// it is done only where a first attempt has met one.
  let rewinds: Bool
  /// Where the index of the data directory is; nil where none is kept.
  let index: IndexLocation?
  /// Which workout is in hand, once somebody has asked.
  let pointer = CurrentWorkoutPointer()

  /// `known` are the names of the records, where they were listed already.
  init(
    tree: DataTree?, log: OperationLog?, rewinds: Bool = false, known: [OperationName]? = nil,
    index: IndexLocation? = nil
  ) throws(LogbookError) {
    self.tree = tree
    self.log = log
    self.rewinds = rewinds
    self.index = index
    if let known {
      self.known = known
    } else {
      self.known = try mapping { () throws(SystemError) in try log?.names() ?? [] }
    }
    pending = try log?.records(self.known.filter(\.isPending)) ?? []
  }

  /// Whether nothing was changed from this device between this and another one.
  package func isOfSameMoment(as other: Snapshot) -> Bool {
    known == other.known && rewinds == other.rewinds && (tree == nil) == (other.tree == nil)
  }

  /// The bytes of a document; nil where there is none.
  package func bytes(_ path: DocumentPath) throws(LogbookError) -> [UInt8]? {
    let current = try mapping { () throws(SystemError) in try tree?.read(path.text) }
    return try rewound(path.text, with: newer(), overlaid(path.text, current))
  }

  /// The documents in a folder beneath the data directory, by name; others' files are not among them.
  ///
  /// A document that can't be read (a link, a folder, too large) is a problem of its own.
  func files(
    in folder: String, named isDocument: (String) -> Bool
  ) throws(LogbookError) -> (files: DocumentFiles, problems: [Problem]) {
    var files = DocumentFiles()
    var problems: [Problem] = []
    let open: Folder?
    do {
      open = try tree?.folder(folder)
    } catch {
      if !error.isUnusableFile { throw .system(error) }
      return (files, [Problem(path: folder, reason: .system(error))])
    }
    // In their order, so that each goes to the end.
    let names = try mapping { () throws(SystemError) in try open?.names() ?? [] }
    for name in names.filter(isDocument).insertionSorted(by: <) {
      do {
        files[name] = try open?.read(name)
      } catch {
        if !error.isUnusableFile { throw .system(error) }
        problems.append(Problem(path: folder + "/" + name, reason: .system(error)))
      }
    }
    let newer = try newer()
    for path in touched(by: pending + newer, in: folder) {
      files[split(path).name] = rewound(path, with: newer, overlaid(path, files[split(path).name]))
    }
    return (files, problems)
  }

  /// The names in a folder that may hold documents, with those that a pending change has yet to make.
  func names(in folder: String) throws(LogbookError) -> [String] {
    var names = try mapping { () throws(SystemError) in try tree?.folder(folder)?.names() ?? [] }
    let prefix = folder + "/"
    for change in pending.flatMap(\.documents) where change.after != nil && change.path.text.hasPrefix(prefix)
    {
      let name = String(change.path.text.dropFirst(prefix.count).prefix { $0 != "/" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether the files say how everything is in this snapshot: no change is on its way, and none is taken out.
  var isSettled: Bool { pending.isEmpty && !rewinds }

  /// Whether a change was committed since this was begun, so that what was read may be of both sides of it.
  func isOutdated() throws(LogbookError) -> Bool {
    guard !rewinds else { return false }
    let last = known.last?.number ?? 0
    return try mapping { () throws(SystemError) in try log?.names().last?.number ?? 0 } > last
  }

  /// The records that were committed since, when they are to be taken out.
  func newer() throws(LogbookError) -> [OperationRecord] {
    guard rewinds, let log else { return [] }
    let last = known.last?.number ?? 0
    let names = try mapping { () throws(SystemError) in try log.names() }
    return try log.records(names.filter { $0.number > last })
  }

  /// A document with the pending changes: one that still is as before them becomes as after; what another hand has
  /// changed meanwhile stays.
  private func overlaid(_ path: String, _ current: [UInt8]?) -> [UInt8]? {
    var bytes = current
    for change in pending.flatMap(\.documents) where change.path.text == path {
      if bytes == change.before { bytes = change.after }
    }
    return bytes
  }

  /// A document as it was before the first of the newer changes that touched it.
  private func rewound(_ path: String, with newer: [OperationRecord], _ bytes: [UInt8]?) -> [UInt8]? {
    guard let first = newer.lazy.flatMap(\.documents).first(where: { $0.path.text == path }) else {
      return bytes
    }
    return first.before
  }

  private func touched(by records: [OperationRecord], in folder: String) -> [String] {
    var paths: [String] = []
    for path in records.flatMap(\.documents).map(\.path.text)
    where split(path).folder == folder && !paths.contains(path) { paths.append(path) }
    return paths
  }
}

extension SystemError {
  /// Whether the file is at fault, not the disk: the others can still be read.
  var isUnusableFile: Bool {
    isLink || isFolder || isNotFolder || isSpecialFile || isTooLarge || isPermission
  }
}
