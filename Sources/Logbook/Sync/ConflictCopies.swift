package import Documents
import System
package import Training
package import Wording

/// Two versions of a document: this device's, and one from another device. One of them is in the document, and `sync` or a sync
/// program has put the other beside it.
package struct ConflictingCopy: Sendable {
  package let path: DocumentPath
  /// The path of the version that isn't in the document, relative to the data directory.
  package let copy: String
  /// The path of the version from another device.
  package let theirPath: String
  /// This device's version; nil if the document is gone.
  package let mine: [UInt8]?
  /// The other version; nil if the document is gone, or can't come back because its workout, routine or exercise is gone.
  package let theirs: [UInt8]?
  /// Whether this device's version is in the copy: another device has seen the conflict first, and kept its own in the document.
  let isMineInCopy: Bool
  /// The changes that the other version would make to this device's version.
  package let changes: DocumentChanges

  /// The path of a version that is damaged; nil if both can be read.
  package var damagedPath: String? {
    func isDamaged(_ text: [UInt8]?) -> Bool { text.map { path.damage(in: $0) != nil } ?? false }
    return isDamaged(theirs) ? theirPath : isDamaged(mine) ? isMineInCopy ? copy : path.text : nil
  }
}

/// The version that stays, of two.
package enum KeptSide: String, CaseIterable, Sendable {
  /// This device's.
  case mine
  /// The other device's.
  case theirs
}

extension Logbook {
  /// The other versions of documents that lie beside them.
  ///
  /// - Throws: As `read`.
  package func conflictingCopies() throws(Failure) -> [ConflictingCopy] {
    try read { snapshot throws(Failure) in try snapshot.conflictingCopies() }
  }

  /// Merges other versions into their documents, where that is possible without a choice. Returns how many there were, and what
  /// is left.
  ///
  /// - Throws: As `change`.
  package func mergeCopies(at time: Instant) throws(Failure) -> (merged: Int, left: [ConflictingCopy]) {
    var merged = 0
    while true {
      let copies = try conflictingCopies()
      var resolved: Set<DocumentPath> = []
      for copy in copies {
        // If a document has several copies, the next one is merged with this result.
        guard let mine = copy.mine, let theirs = copy.theirs, !resolved.contains(copy.path),
          // A copy of `sync` may lack a member because its device removed it: only the lifter can tell.
          !ConflictCopy.isOfSync(copy.copy) || mine == theirs,
          // The common version isn't known, so a member that only one of them has stays.
          case .merged(let text) = DocumentMerge.merge(base: nil, mine: mine, theirs: theirs, at: copy.path)
        else { continue }
        try resolve([copy], with: text, as: Self.syncCommand, at: time)
        resolved.insert(copy.path)
        merged += 1
      }
      if resolved.isEmpty { return (merged, copies) }
    }
  }

  /// Keeps one of the versions of documents; of all, or of those at `paths`, which may be the path of either. The other versions go
  /// to the trash.
  ///
  /// - Throws: `Failure.nothingToKeep` if there are none, or none of that path; `.severalCopies` if a document has several versions
  ///   from other devices and none of them is named; as `change`.
  package func keep(
    _ side: KeptSide, of paths: [String], at time: Instant
  ) throws(Failure) -> [ConflictingCopy] {
    func names(_ path: String, _ copy: ConflictingCopy) -> Bool {
      [copy.copy, copy.theirPath, copy.path.text].contains(path) || copy.path.text.hasPrefix(path + "/")
    }
    let all = try conflictingCopies()
    let chosen = all.filter { copy in paths.isEmpty || paths.contains { names($0, copy) } }
    if chosen.isEmpty || paths.contains(where: { path in !chosen.contains { names(path, $0) } }) {
      throw .nothingToKeep
    }
    var resolved: [(copies: [ConflictingCopy], text: [UInt8]?)] = []
    for (path, versions) in Dictionary(grouping: all, by: \.path).sorted(by: { $0.key.text < $1.key.text })
    where chosen.contains(where: { $0.path == path }) {
      let named = versions.filter { paths.contains($0.theirPath) }
      let offered = named.isEmpty ? versions : named
      if side == .theirs {
        if offered.count > 1 { throw .severalCopies(offered.map(\.theirPath)) }
        if let text = offered[0].theirs, !path.reads(text) { throw .unsoundCopy(offered[0].theirPath) }
      }
      resolved.append((versions, side == .mine ? versions[0].mine : offered[0].theirs))
    }
    for (copies, text) in resolved { try resolve(copies, with: text, as: "sync --keep", at: time) }
    return resolved.flatMap(\.copies)
  }

  /// Writes a text to the document of copies, then moves the copies to the trash. Interrupted in between, a copy is merged or
  /// offered again.
  private func resolve(
    _ copies: [ConflictingCopy], with text: [UInt8]?, as command: String, at time: Instant
  ) throws(Failure) {
    let path = copies[0].path
    let document =
      copies[0].isMineInCopy ? copies.first { $0.theirPath == path.text }?.theirs : copies[0].mine
    if text != document {
      try change(command, at: time) { change throws(Failure) in
        change.put(path, before: try change.snapshot.bytes(path), after: text)
        if change.documents.contains(where: { $0.before != document }) {
          throw Failure(.conflict([path.text]))
        }
      }
    }
    let findings = copies.map { Finding(path: $0.copy, kind: .conflictCopy(of: path.text)) }
    _ = try moveToTrash(findings, at: time)
  }
}

extension Snapshot {
  /// The other versions of documents that lie beside them, in the order of their paths.
  fileprivate func conflictingCopies() throws(Failure) -> [ConflictingCopy] {
    var folders = [""] + StandaloneKind.allCases.map(\.rawValue)
    folders += try names(in: "routines").filter(EntityID.isID).map { "routines/" + $0 }
    try forEachWorkout { folder throws(Failure) in folders.append(Workout.path(folder)) }
    folders += try activityFolders().map { DocumentPath.activity($0).folder }
    var found: [ConflictingCopy] = []
    for folder in folders {
      // What can't be listed is found by a check.
      let names = (try? tree?.folder(folder)?.names()) ?? []
      var copies: [DocumentPath: [(file: String, text: [UInt8])]] = [:]
      for name in names.sorted() {
        let file = (folder.isEmpty ? "" : folder + "/") + name
        guard let original = ConflictCopy.original(of: name, in: folder), let path = DocumentPath(original),
          let text = try? tree?.read(file)
        else { continue }
        copies[path, default: []].append((file, text))
      }
      for (path, copies) in copies.sorted(by: { $0.key.text < $1.key.text }) {
        found += try versions(of: path, copies)
      }
      if !folder.isEmpty { tree?.close(folder) }
    }
    return found
  }

  /// This device's version of a document beside each of the others.
  private func versions(
    of path: DocumentPath, _ copies: [(file: String, text: [UInt8])]
  ) throws(Failure) -> [ConflictingCopy] {
    let document = try bytes(path)
    // A set that was removed with its exercise or workout can't come back alone.
    let copies = try copies.map { file, text throws(Failure) in
      let isLeftOver = document == nil ? try isWithoutOwner(path, text) : false
      return (file: file, text: isLeftOver ? nil : text)
    }
    let own = copies.contains { ConflictCopy.isOfSync($0.file) } ? try lastWritten(path) : nil
    let mine = own == document ? nil : copies.first { $0.text == own }
    var found: [ConflictingCopy] = []
    for copy in copies {
      let isMine = copy.file == mine?.file
      let theirs = isMine ? document : copy.text
      found.append(
        ConflictingCopy(
          path: path, copy: copy.file, theirPath: isMine ? path.text : copy.file,
          mine: mine?.text ?? document,
          theirs: theirs, isMineInCopy: mine != nil,
          changes: try changes(of: path, from: mine?.text ?? document, to: theirs)))
    }
    return found
  }

  /// Whether a version of a document belongs to a workout, routine or exercise that is gone.
  private func isWithoutOwner(_ path: DocumentPath, _ text: [UInt8]) throws(Failure) -> Bool {
    for owner in [path.head, path.exercise(in: text)].compactMap(\.self) where owner != path {
      if try bytes(owner) == nil { return true }
    }
    return false
  }

  /// The text that this device last gave a document by itself, and not by syncing; nil if its records don't go back to that.
  private func lastWritten(_ path: DocumentPath) throws(Failure) -> [UInt8]? {
    guard let log else { return nil }
    let names = try convertingErrors(log.pastNames()) + recordNames
    for name in names.reversed() {
      guard let record = try? log.record(name), record.command != Logbook.syncCommand,
        let change = record.documents.last(where: { $0.path == path })
      else { continue }
      return change.after
    }
    return nil
  }

  private func changes(
    of path: DocumentPath, from mine: [UInt8]?, to theirs: [UInt8]?
  ) throws(Failure) -> DocumentChanges {
    let document = try bytes(path)
    func with(_ text: [UInt8]?) throws(Failure) -> EarlierDocuments {
      var documents = EarlierDocuments(self)
      if text == document { return documents }
      _ = try documents.revert(
        OperationRecord(
          command: Logbook.syncCommand, time: Instant(seconds: 0, offset: 0),
          documents: [OperationRecord.Change(path: path, before: text, after: document)]))
      return documents
    }
    return DocumentChanges([path], from: try with(mine), to: try with(theirs))
  }
}
