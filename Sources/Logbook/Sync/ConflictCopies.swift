package import Documents
import System
package import Training
package import Wording

/// A document and another version of it, which `sync` or a sync program has put beside it.
package struct ConflictingCopy: Sendable {
  /// The document.
  package let path: DocumentPath
  /// The path of the other version, relative to the data directory.
  package let copy: String
  /// The text of the document; nil if it is gone.
  let mine: [UInt8]?
  /// The text of the other version.
  let theirs: [UInt8]
  /// What the document would become with the other version.
  package let changes: DocumentChanges
}

/// Which of two versions stays.
package enum KeptSide: String, CaseIterable, Sendable {
  /// The one that the logbook has.
  case mine
  /// The other one.
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
        guard let mine = copy.mine, !resolved.contains(copy.path),
          // A copy of `sync` may lack a member because its device removed it: only the lifter can tell.
          !ConflictCopy.isOfSync(copy.copy) || mine == copy.theirs,
          // The common version isn't known, so a member that only one of them has stays.
          case .merged(let text) = DocumentMerge.merge(
            base: nil, mine: mine, theirs: copy.theirs, at: copy.path)
        else { continue }
        try replace(copy, with: text, as: Self.syncCommand, at: time)
        resolved.insert(copy.path)
        merged += 1
      }
      if resolved.isEmpty { return (merged, copies) }
    }
  }

  /// Keeps one of the versions of documents; of all, or of those at `paths`, which may be the path of either. The other version goes
  /// to the trash.
  ///
  /// - Throws: `Failure.nothingToKeep` if there are none, or none of that path; `.severalCopies` if a document has several other
  ///   versions and none of them is named; as `change`.
  package func keep(
    _ side: KeptSide, of paths: [String], at time: Instant
  ) throws(Failure) -> [ConflictingCopy] {
    let all = try conflictingCopies()
    let chosen = all.filter { copy in
      paths.isEmpty
        || paths.contains { $0 == copy.copy || $0 == copy.path.text || copy.path.text.hasPrefix($0 + "/") }
    }
    let isUnknown = paths.contains { path in
      !chosen.contains { $0.copy == path || $0.path.text == path || $0.path.text.hasPrefix(path + "/") }
    }
    if chosen.isEmpty || isUnknown { throw .nothingToKeep }
    if side == .theirs, let unsound = chosen.first(where: { !$0.path.reads($0.theirs) }) {
      throw .unsoundCopy(unsound.copy)
    }
    if side == .theirs,
      let several = chosen.first(where: { copy in chosen.count { $0.path == copy.path } > 1 })
    {
      throw .severalCopies(chosen.filter { $0.path == several.path }.map(\.copy))
    }
    for copy in chosen {
      try replace(copy, with: side == .theirs ? copy.theirs : copy.mine, as: "sync --keep", at: time)
    }
    return chosen
  }

  /// Writes a text to the document of a copy, then moves the copy to the trash. Interrupted in between, the copy is merged or
  /// offered again.
  private func replace(
    _ copy: ConflictingCopy, with text: [UInt8]?, as command: String, at time: Instant
  ) throws(Failure) {
    if text != copy.mine {
      try change(command, at: time) { change throws(Failure) in
        change.put(copy.path, before: try change.snapshot.bytes(copy.path), after: text)
        if change.documents.contains(where: { $0.before != copy.mine }) {
          throw Failure(.conflict([copy.path.text]))
        }
      }
    }
    _ = try moveToTrash([Finding(path: copy.copy, kind: .conflictCopy(of: copy.path.text))], at: time)
  }
}

extension Snapshot {
  /// The other versions of documents that lie beside them, in the order of their paths.
  fileprivate func conflictingCopies() throws(Failure) -> [ConflictingCopy] {
    var folders = [""] + StandaloneKind.allCases.map(\.rawValue)
    folders += try names(in: "routines").filter(EntityID.isID).map { "routines/" + $0 }
    try forEachWorkout { folder throws(Failure) in folders.append(Workout.path(folder)) }
    var found: [ConflictingCopy] = []
    for folder in folders {
      // What can't be listed is found by a check.
      let names = (try? tree?.folder(folder)?.names()) ?? []
      for name in names.sorted() {
        guard let original = ConflictCopy.original(of: name, in: folder), let path = DocumentPath(original),
          let theirs = try? tree?.read((folder.isEmpty ? "" : folder + "/") + name)
        else { continue }
        found.append(try copy((folder.isEmpty ? "" : folder + "/") + name, theirs, of: path))
      }
      if !folder.isEmpty { tree?.close(folder) }
    }
    return found
  }

  private func copy(
    _ copy: String, _ theirs: [UInt8], of path: DocumentPath
  ) throws(Failure) -> ConflictingCopy {
    let mine = try bytes(path)
    let now = EarlierDocuments(self)
    var other = now
    _ = try other.revert(
      OperationRecord(
        command: "sync", time: Instant(seconds: 0, offset: 0),
        documents: [OperationRecord.Change(path: path, before: theirs, after: mine)]))
    return ConflictingCopy(
      path: path, copy: copy, mine: mine, theirs: theirs,
      changes: DocumentChanges([path], from: now, to: other))
  }
}
