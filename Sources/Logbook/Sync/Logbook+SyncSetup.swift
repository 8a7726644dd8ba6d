import Documents
import System
package import Training
package import Wording

extension Logbook {
  /// Sets up what the data directory lacks as a git repository to sync: ignored files, attributes, merge driver,
  /// and ids in older documents. With an `address`, the repository there becomes the one to sync with.
  ///
  /// - Throws: `Failure.partOfRepository` if a repository above has the documents; `.syncsElsewhere` if there is another address;
  ///   `.otherRepository` if there are other files at `address`;
  ///   `.git` if git fails; as `change`.
  package func setUpSync(_ address: String?, at time: Instant, isAtTerminal: Bool) throws(Failure) {
    let root = try directories.openOrCreateData()
    let git = GitRepository(directories.data, isAtTerminal: isAtTerminal)
    if !git.exists {
      try refuseLargerRepository(root)
      try git.output(["init", "-q"])
    }
    // In .git, so that it doesn't apply to a device without gymlog: there, git mustn't merge documents at all.
    for (name, value) in [
      ("merge.gymlog.name", "gymlog"), ("merge.gymlog.driver", "gymlog sync --merge-driver %O %A %B %P"),
      ("merge.gymlog.recursive", "binary"), ("merge.renames", "false"), ("merge.directoryRenames", "false"),
    ] { try git.output(["config", name, value]) }
    try convertingErrors(GitFiles.write(in: root))
    try convertingErrors(GitFiles.writeDriver(in: root))
    if let address { try connect(git, to: address) }
    try nameDocuments(in: root, at: time)
  }

  private func refuseLargerRepository(_ root: Folder) throws(Failure) {
    guard try convertingErrors(GitFiles.isInRepository(root)) else { return }
    let (top, files): (ChildProcess.Output, ChildProcess.Output)
    do {
      top = try ChildProcess.output(["git", "-C", directories.data, "rev-parse", "--show-toplevel"])
      files = try ChildProcess.output(["git", "-C", directories.data, "ls-files"])
    } catch {
      throw error.isNotFound ? .gitMissing : Failure(error)
    }
    // A repository that ignores the data directory doesn't prevent one inside it.
    guard top.status == 0, !files.text.isEmpty else { return }
    throw .partOfRepository(String(decoding: top.text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }

  private func connect(_ git: GitRepository, to address: String) throws(Failure) {
    if let known = try git.line("config", "remote.origin.url") {
      if known != address { throw .syncsElsewhere(known, directories.data) }
    } else {
      // Before anything is changed.
      let heads = try git.output(["ls-remote", "--symref", "--", address])
      // An empty repository names its branch only to those who can read its files.
      let own =
        Folder.exists(address)
        ? try git.line("--git-dir=" + address, "symbolic-ref", "--short", "HEAD") : nil
      let isNew = try git.commit("HEAD") == nil
      let branch = isNew ? Self.branch(of: heads) ?? own ?? "main" : try git.branch()
      if String(decoding: heads, as: UTF8.self).contains("\trefs/heads/\(branch)\n") {
        try refuseOtherFiles(git, address, branch)
      }
      try git.output(["remote", "add", "--", "origin", address])
      if isNew { try git.output(["symbolic-ref", "HEAD", "refs/heads/" + branch]) }
      // For a plain git pull.
      try git.output(["config", "branch." + branch + ".remote", "origin"])
      try git.output(["config", "branch." + branch + ".merge", "refs/heads/" + branch])
    }
  }

  /// Refuses a repository of something else, whose files would come into the data directory.
  private func refuseOtherFiles(_ git: GitRepository, _ address: String, _ branch: String) throws(Failure) {
    try git.output(["fetch", "-q", "--", address, "refs/heads/" + branch])
    let names = try git.output(["ls-tree", "-z", "--name-only", "FETCH_HEAD"]).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
    if !names.contains("gymlog.json"), !names.allSatisfy({ GitFiles.names.contains($0) }) {
      throw .otherRepository(address)
    }
  }

  /// The branch of another repository to sync with: its own choice, else the only one; nil if it has none yet.
  private static func branch(of listing: [UInt8]) -> String? {
    var (chosen, heads): (String?, [String]) = (nil, [])
    for line in String(decoding: listing, as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == "\t" || $0 == " " }
      if words.count == 3, words[0] == "ref:", words[2] == "HEAD" { chosen = String(words[1].dropFirst(11)) }
      if words.count == 2, words[1].hasPrefix("refs/heads/") { heads.append(String(words[1].dropFirst(11))) }
    }
    if let chosen, heads.contains(chosen) { return chosen }
    return heads.count == 1 ? heads[0] : nil
  }

  /// Gives the documents of earlier versions their ids.
  private func nameDocuments(in root: Folder, at time: Instant) throws(Failure) {
    try locked(as: Self.syncCommand, in: root) { writer throws(Failure) in
      let snapshot = try writer.snapshot()
      var change = try Change(snapshot)
      func add(_ found: RawDocuments, to change: inout Change) {
        for (path, bytes) in found.documents {
          if let named = path.naming(bytes) { change.put(path, before: bytes, after: named) }
        }
      }
      add(try snapshot.documentsBesideWorkouts(), to: &change)
      try snapshot.forEachWorkout { folder throws(Failure) in
        add(try snapshot.documents(of: folder), to: &change)
        // A change is kept in memory as a whole.
        if change.documents.count >= Self.mostNamed {
          try writer.commit(change, as: OperationRecord(command: Self.syncCommand, time: time, documents: []))
          change = try Change(try writer.snapshot())
        }
      }
      if !change.isEmpty {
        try writer.commit(change, as: OperationRecord(command: Self.syncCommand, time: time, documents: []))
      }
    }
  }

  /// About how many documents get their ids in one change.
  private static let mostNamed = 5_000
}
