package import Documents
import System
package import Training
package import Wording

/// The outcome of a sync.
package struct SyncOutcome: Sendable {
  /// The address that the logbook was synced with; nil if there is none, so that it was only committed.
  package var remote: String?
  /// The number of documents that came from other devices, and that went to them.
  package var received = 0
  package var sent = 0
  /// The number of documents that both sides had changed and that could be merged.
  package var merged = 0
  /// Documents that one side had deleted and the other changed, and that therefore stay.
  package var kept: [DocumentPath] = []
  /// The damaged documents of this device, which weren't committed, and whether an earlier version of each was.
  package var damaged: [(problem: Problem, hasEarlier: Bool)] = []
  /// The damaged documents that a repair moved to the trash. Their loss wasn't committed.
  package var trashed: [DocumentPath] = []
  /// The tracks that this device had lost or changed, and that are as they were again.
  package var restoredTracks: [String] = []
}

extension Logbook {
  /// The command of the changes that come from other devices. They are not undone.
  static let syncCommand = "sync"

  /// The number of times that a sync starts over because another device was faster.
  private static let attempts = 8

  /// Whether the data directory is the root of a git repository.
  package var isInGit: Bool { Folder.exists(directories.data + "/.git") }

  /// Commits the logbook, merges what other devices have pushed, and pushes.
  ///
  /// Documents are written as one change, under the lock, before the commit that has them: a sync that is interrupted can be run
  /// again.
  ///
  /// - Throws: `Failure.syncNotSetUp` if there is no repository; `.git` if git fails, and what was committed by then stays; as `change`.
  package func sync(at time: Instant, isAtTerminal: Bool) throws(Failure) -> SyncOutcome {
    guard let root = try directories.openData(), isInGit else { throw .syncNotSetUp }
    let git = GitRepository(directories.data, isAtTerminal: isAtTerminal)
    let branch = try git.branch()
    let remote = try git.remote(for: branch)
    var outcome = SyncOutcome()
    if let remote { outcome.remote = try git.line("config", "remote." + remote.name + ".url") }
    // More than one change is made in the first attempt only.
    var last: Change?
    defer { if let last { updateIndex(after: last, at: time) } }
    for _ in 0..<Self.attempts {
      if let remote { try git.output(["fetch", "-q", "--prune", "--", remote.name]) }
      let tracking = remote.map { "refs/remotes/" + $0.name + "/" + $0.branch }
      let theirs = try tracking.flatMap { name throws(Failure) in try git.commit(name) }
      let (head, change) = try locked(as: Self.syncCommand, in: root) { writer throws(Failure) in
        try merge(theirs, in: git, &writer, at: time, &outcome)
      }
      if let change { last = change }
      guard let remote, let head, head != theirs else { return outcome }
      if try git.push(head, to: remote) {
        outcome.sent = try git.documents(theirs, head)
        return outcome
      }
    }
    throw .syncOutrun
  }

  /// Commits what this device changed, and merges `theirs` into it. Returns the commit that has both, and the change of the
  /// documents, if there is one.
  private func merge(
    _ theirs: String?, in git: GitRepository, _ writer: inout Writer, at time: Instant,
    _ outcome: inout SyncOutcome
  ) throws(Failure) -> (head: String?, change: Change?) {
    try? GitFiles.write(in: writer.tree.root)
    let before = try git.commit("HEAD")
    outcome.restoredTracks += try git.restoreTracks(from: before, in: writer.tree)
    let (commit, heldBack) = try git.commitFiles(after: before)
    outcome.damaged = heldBack.compactMap { held in held.problem.map { ($0, held.object != nil) } }
    outcome.trashed = heldBack.filter { $0.problem == nil }.map(\.path)
    let mine = commit ?? before
    guard let theirs, theirs != mine else { return (mine, nil) }
    let base = try mine.flatMap { mine throws(Failure) in try git.line("merge-base", mine, theirs) }
    if base == theirs { return (mine, nil) }
    let start = if let base { base } else { try git.emptyTree() }
    let incoming = try git.differences(start, theirs)
    let own = try mine.map { mine throws(Failure) in try git.differences(start, mine) } ?? []
    let (documents, files) = try git.versions(incoming, own)
    let tree = TreeMerge(documents)
    try convertingErrors(writer.tree.write(tree.copies))
    var change = try Change(try writer.snapshot())
    let damaged = Set(heldBack.map(\.path))
    let steps = tree.steps.filter { !damaged.contains($0.path) }
    for step in steps { change.put(step.path, before: step.before, after: step.after) }
    if !change.isEmpty {
      try writer.commit(change, as: OperationRecord(command: Self.syncCommand, time: time, documents: []))
    }
    try git.take(files, from: theirs)
    outcome.received += steps.count
    outcome.merged += tree.mergedCount
    outcome.kept += tree.kept
    // What others made of a damaged document is committed, too.
    let held = try heldBack.map { held throws(Failure) -> (path: DocumentPath, object: String?) in
      guard let step = tree.steps.first(where: { $0.path == held.path }) else {
        return (held.path, held.object)
      }
      return (held.path, try step.after.map { text throws(Failure) in try git.object(of: text) })
    }
    let merge = try git.commitMerge(of: mine, theirs, isBehind: base == mine, holding: held)
    return (merge, change.isEmpty ? nil : change)
  }
}

extension GitRepository {
  /// The number of documents in which two commits differ.
  fileprivate func documents(_ old: String?, _ new: String) throws(Failure) -> Int {
    let start = if let old { old } else { try emptyTree() }
    return try differences(start, new).count {
      DocumentPath(String(decoding: $0.path, as: UTF8.self)) != nil
    }
  }

  /// A file that isn't a document, and what becomes of it.
  struct ForeignFile {
    let path: [UInt8]
    /// Its object in theirs; nil to remove it.
    let theirs: String?
    /// Whether mine stays, beside a copy of theirs.
    let isCopied: Bool

    /// Whether it is another version of a document.
    var isConflictCopy: Bool {
      let (folder, name) = splitPath(String(decoding: path, as: UTF8.self))
      return ConflictCopy.original(of: name, in: folder) != nil
    }

    /// Whether it is written durably and for the lifter alone: git would let others read it.
    var isPrivate: Bool {
      isCopied || isConflictCopy || path.starts(with: (ActivityReading.folderName + "/").utf8)
    }
  }

  /// Both sides' changes since their common commit: the documents with their texts, and the other files that theirs changed.
  fileprivate func versions(
    _ incoming: [Difference], _ own: [Difference]
  ) throws(Failure) -> (documents: [DocumentPath: TreeMerge.Versions], files: [ForeignFile]) {
    var sides: [[UInt8]: (theirs: Difference?, mine: Difference?)] = [:]
    for difference in incoming { sides[difference.path] = (difference, nil) }
    let folders = Set(incoming.map { splitPath(String(decoding: $0.path, as: UTF8.self)).folder })
    for difference in own
    where folders.contains(splitPath(String(decoding: difference.path, as: UTF8.self)).folder) {
      sides[difference.path, default: (nil, nil)].mine = difference
    }
    let all = sides.values.flatMap { [$0.theirs, $0.mine].compactMap(\.self) }
    let contents = try contents(Set(all.filter(\.isFile).flatMap { [$0.old, $0.new].compactMap(\.self) }))
    var documents: [DocumentPath: TreeMerge.Versions] = [:]
    var files: [ForeignFile] = []
    for (bytes, side) in sides {
      let isFile = (side.theirs?.isFile ?? true) && (side.mine?.isFile ?? true)
      func text(_ object: String?) -> [UInt8]? { object.flatMap { contents[$0] } }
      if isFile, let path = DocumentPath(String(decoding: bytes, as: UTF8.self)) {
        let base = side.theirs.map(\.old) ?? side.mine?.old
        documents[path] = TreeMerge.Versions(
          base: text(base), mine: text(side.mine.map(\.new) ?? base),
          theirs: text(side.theirs.map(\.new) ?? base))
      } else if let theirs = side.theirs, !Self.isOfDevice(bytes),
        theirs.new != side.mine?.new || side.mine == nil
      {
        // What one side removed and the other changed stays.
        if theirs.new == nil, side.mine != nil { continue }
        files.append(
          ForeignFile(path: bytes, theirs: theirs.new, isCopied: side.mine.map { $0.new != nil } ?? false))
      }
    }
    return (documents, files)
  }

  /// Whether a path belongs to one device only.
  private static func isOfDevice(_ path: [UInt8]) -> Bool {
    let text = String(decoding: path, as: UTF8.self)
    return text == Logbook.lockFile || text.hasPrefix(".device/") || text.hasPrefix(Logbook.trash + "/")
      || splitPath(text).name.hasPrefix(Folder.temporaryPrefix)
  }

  /// Brings files that aren't documents, such as tracks, to their state in a commit.
  fileprivate func take(_ files: [ForeignFile], from commit: String) throws(Failure) {
    let list = ["--pathspec-from-file=-", "--pathspec-file-nul"]
    func input(_ files: [ForeignFile]) -> [UInt8] { files.flatMap { $0.path + [0] } }
    let gone = files.filter { $0.theirs == nil }
    if !gone.isEmpty { try output(["rm", "-q", "-f", "--ignore-unmatch"] + list, input: input(gone)) }
    let new = files.filter { $0.theirs != nil && !$0.isPrivate }
    if !new.isEmpty { try output(["checkout", "-q", commit] + list, input: input(new)) }
    let ours = files.filter(\.isPrivate)
    let texts = try contents(Set(ours.compactMap(\.theirs)))
    let written = ours.compactMap { file -> (path: String, bytes: [UInt8])? in
      guard let text = file.theirs.flatMap({ texts[$0] }) else { return nil }
      let path = String(decoding: file.path, as: UTF8.self)
      return (file.isCopied ? ConflictCopy.path(of: text, beside: path) : path, text)
    }
    try convertingErrors(DataTree(root: try Folder.open(self.path)).write(written))
  }

  /// Commits the files as they are after a merge, but those in `held` as they are in objects. If this device had changed nothing, the branch moves to theirs.
  fileprivate func commitMerge(
    of mine: String?, _ theirs: String, isBehind: Bool, holding held: [(path: DocumentPath, object: String?)]
  ) throws(Failure) -> String {
    try output(["add", "-A"])
    try put(held)
    let tree = try writeTree()
    if isBehind || mine == nil, try line("rev-parse", theirs + "^{tree}") == tree {
      try move(to: theirs, from: mine)
      return theirs
    }
    return try commit(tree: tree, parents: [mine, theirs].compactMap(\.self))
  }

  /// Pushes a commit. False if another device was faster.
  ///
  /// - Throws: `Failure.git` if git fails for another reason.
  fileprivate func push(_ commit: String, to remote: (name: String, branch: String)) throws(Failure) -> Bool {
    let output = try run([
      "push", "-q", "--porcelain", "--", remote.name, commit + ":refs/heads/" + remote.branch,
    ])
    if output.status == 0 { return true }
    let text = String(decoding: output.text + output.errors, as: UTF8.self)
    if text.contains("fetch first") || text.contains("non-fast-forward") || text.contains("cannot lock ref")
      || text.contains("failed to update ref")
    {
      return false
    }
    throw .git(output, in: path)
  }
}

extension DataTree {
  /// Writes files that aren't documents, and waits until they are durable.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(SystemError) {
    var changed: [String] = []
    for (path, bytes) in files {
      let (above, name) = splitPath(path)
      let folder = try makeFolder(above, changed: &changed)
      try folder.replace(name, bytes)
      try folder.synchronize()
    }
    for path in changed.reversed() { try folder(path)?.synchronize() }
  }
}
