import Documents
import System
import Wording

/// The git repository in the data directory, through the installed git. No shell is involved, and the user's settings can't change
/// what is committed.
struct GitRepository {
  let path: String
  private let environment: [String]

  /// `isAtTerminal`: whether git may ask for a password there.
  init(_ path: String, isAtTerminal: Bool) {
    self.path = path
    environment =
      isAtTerminal
      ? [] : ["GIT_TERMINAL_PROMPT=0", "GIT_SSH_COMMAND=ssh -o BatchMode=yes", "GIT_ASKPASS=true"]
  }

  /// Whether the data directory is the top of a repository.
  var exists: Bool { Folder.exists(path + "/.git") }

  /// The options that keep the user's settings away from the documents. The repository is named, so that it may belong to another
  /// user, and variables such as `GIT_DIR` don't count.
  private static let options = [
    "--git-dir=.git", "--work-tree=.", "--literal-pathspecs", "-c", "core.quotePath=false", "-c",
    "core.autocrlf=false", "-c", "core.excludesFile=/dev/null", "-c", "core.attributesFile=/dev/null", "-c",
    "core.fsmonitor=false", "-c", "core.bare=false",
  ]

  /// Runs git, whatever its exit status. It complains in English, which `GitTrouble` knows.
  ///
  /// - Throws: `Failure.gitMissing`
  func run(_ words: [String], input: [UInt8] = []) throws(Failure) -> ChildProcess.Output {
    do {
      return try ChildProcess.output(
        ["git", "-C", path] + (words.first == "init" ? [] : Self.options) + words, input: input,
        environment: environment, replacing: ["LC_ALL=C"])
    } catch {
      throw error.isNotFound ? .gitMissing : Failure(error)
    }
  }

  /// Runs git and returns what it writes.
  ///
  /// - Throws: `Failure.git` with what it complained about, if it fails.
  @discardableResult
  func output(_ words: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let output = try run(words, input: input)
    guard output.status == 0 else { throw .git(output, in: path) }
    return output.text
  }

  /// The line that git writes; nil if it fails or writes nothing.
  func line(_ words: String...) throws(Failure) -> String? {
    let output = try run(words)
    let text = String(decoding: output.text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return output.status == 0 && !text.isEmpty ? text : nil
  }

  /// The commit that a name means; nil if there is none.
  func commit(_ name: String) throws(Failure) -> String? {
    try line("rev-parse", "--verify", "--quiet", name + "^{commit}")
  }

  /// The branch that is checked out.
  ///
  /// - Throws: `Failure.gitOnNoBranch` if there is none; `.gitUnfinished` if git is in the middle of something.
  func branch() throws(Failure) -> String {
    for (file, command) in [
      ("rebase-merge", "rebase"), ("rebase-apply", "rebase"), ("MERGE_HEAD", "merge"),
      ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
    ] {
      if Folder.exists(path + "/.git/" + file) { throw .gitUnfinished(command, path) }
    }
    if let branch = try line("symbolic-ref", "--short", "-q", "HEAD") { return branch }
    let text = String(
      decoding: try output(["for-each-ref", "--format=%(refname:short)", "refs/heads"]), as: UTF8.self)
    let branches = text.split(separator: "\n").map(String.init)
    throw .gitOnNoBranch(branches.count == 1 ? branches[0] : nil, path)
  }

  /// The remote to sync with, and the branch there; nil if there is none.
  func remote(for branch: String) throws(Failure) -> (name: String, branch: String)? {
    let remotes = String(decoding: try output(["remote"]), as: UTF8.self).split(separator: "\n").map(
      String.init)
    let chosen = try line("config", "branch." + branch + ".remote") ?? "origin"
    guard let name = remotes.contains(chosen) ? chosen : remotes.count == 1 ? remotes[0] : nil else {
      return nil
    }
    let merge = try line("config", "branch." + branch + ".merge")
    return (name, merge.map { $0.hasPrefix("refs/heads/") ? String($0.dropFirst(11)) : $0 } ?? branch)
  }

  /// Commits every file as it is now, but damaged documents as they were in `head`. Returns the commit, or nil if nothing has
  /// changed since `head`, and what is damaged.
  func commitFiles(after head: String?) throws(Failure) -> (commit: String?, heldBack: [HeldBack]) {
    try output(["rm", "--cached", "-q", "--ignore-unmatch", "--", ".lock"])
    try output(["add", "-A"])
    var tree = try writeTree()
    let old: String
    if let head { old = try line("rev-parse", head + "^{tree}") ?? "" } else { old = try emptyTree() }
    if tree == old, head != nil { return (nil, []) }
    let heldBack = try damaged(among: differences(old, tree))
    try put(heldBack.map { ($0.path, $0.object) })
    if !heldBack.isEmpty { tree = try writeTree() }
    if tree == old { return (nil, heldBack) }
    return (try commit(tree: tree, parents: [head].compactMap(\.self)), heldBack)
  }

  /// A document that isn't committed as it is, because it is damaged.
  struct HeldBack {
    let path: DocumentPath
    /// What is wrong with it; nil if it is in the trash.
    let problem: Problem?
    /// The object that is committed instead; nil for none.
    let object: String?
  }

  /// The documents that changes left damaged.
  private func damaged(among changes: [Difference]) throws(Failure) -> [HeldBack] {
    let texts = try contents(Set(changes.filter(\.isFile).compactMap(\.new)))
    let tree = DataTree(root: try convertingErrors(Folder.open(path)))
    let repairs = try convertingErrors(tree.folder(Logbook.trash)?.names() ?? [])
    var held: [HeldBack] = []
    for change in changes {
      guard let path = DocumentPath(String(decoding: change.path, as: UTF8.self)) else { continue }
      if change.isFile, let object = change.new {
        guard let error = texts[object].flatMap({ path.damage(in: $0) }) else { continue }
        let problem = Problem(path: path.text, reason: .document(error))
        held.append(HeldBack(path: path, problem: problem, object: change.old))
      } else if let system = tree.obstacle(at: path.text) {
        let problem = Problem(path: path.text, reason: .system(system))
        held.append(HeldBack(path: path, problem: problem, object: change.old))
      } else if repairs.contains(where: { tree.isDamaged(path, inTrash: Logbook.trash + "/" + $0) }) {
        held.append(HeldBack(path: path, problem: nil, object: change.old))
      }
    }
    return held
  }

  /// Adds documents as they are in objects, whatever the files are, to what is committed next; without an object, removes them.
  func put(_ documents: [(path: DocumentPath, object: String?)]) throws(Failure) {
    if documents.isEmpty { return }
    let lines = documents.map { path, object in
      (object.map { "100644 " + $0 } ?? "0 " + String(repeating: "0", count: 40)) + "\t" + path.text + "\0"
    }
    try output(["update-index", "-z", "--index-info"], input: Array(lines.joined().utf8))
  }

  /// The object with a text, which is made.
  func object(of text: [UInt8]) throws(Failure) -> String {
    let name = try output(["hash-object", "-w", "--stdin"], input: text)
    return String(decoding: name.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The tree without files.
  func emptyTree() throws(Failure) -> String {
    try line("hash-object", "-w", "-t", "tree", "/dev/null") ?? ""
  }

  func writeTree() throws(Failure) -> String {
    String(decoding: try output(["write-tree"]).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Makes a commit of a tree, and moves the branch to it.
  func commit(tree: String, parents: [String]) throws(Failure) -> String {
    var words: [String] = []
    if try line("config", "user.name") == nil { words += ["-c", "user.name=gymlog"] }
    if try line("config", "user.email") == nil { words += ["-c", "user.email=gymlog@localhost"] }
    words += ["commit-tree", tree, "-m", "gymlog sync"] + parents.flatMap { ["-p", $0] }
    let text = try output(words)
    let commit = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    try move(to: commit, from: parents.first)
    return commit
  }

  func move(to commit: String, from old: String?) throws(Failure) {
    try output(["update-ref", "-m", "gymlog sync", "HEAD", commit] + [old].compactMap(\.self))
  }
}

extension DataTree {
  /// The obstacle in the place of a file: a folder or a link, for example.
  fileprivate func obstacle(at path: String) -> SystemError? {
    do throws(SystemError) {
      _ = try read(path)
    } catch {
      if error.isInTheWay { return error }
    }
    return nil
  }

  /// Whether a document was moved to a folder of the trash because it couldn't be read.
  fileprivate func isDamaged(_ path: DocumentPath, inTrash repair: String) -> Bool {
    let place = repair + "/" + path.text
    if obstacle(at: place) != nil { return true }
    return ((try? read(place)) ?? nil).map { path.damage(in: $0) != nil } ?? false
  }
}

extension GitRepository {
  /// A file that differs between two trees.
  struct Difference {
    let path: [UInt8]
    /// The objects before and after; nil for none.
    let old: String?
    let new: String?
    /// Whether they are ordinary files, and not links or other repositories.
    let isFile: Bool
  }

  /// The files that differ between two trees.
  func differences(_ old: String, _ new: String) throws(Failure) -> [Difference] {
    let text = try output(["diff-tree", "-r", "-z", "--no-renames", "--full-index", old, new])
    let parts = text.split(separator: 0, omittingEmptySubsequences: true)
    var found: [Difference] = []
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let words = String(decoding: parts[index].dropFirst(), as: UTF8.self).split(separator: " ").map(
        String.init)
      guard words.count == 5 else { continue }
      func object(_ mode: String, _ name: String) -> String? { mode == "000000" ? nil : name }
      found.append(
        Difference(
          path: Array(parts[index + 1]), old: object(words[0], words[2]), new: object(words[1], words[3]),
          isFile: words.prefix(2).allSatisfy { $0 == "000000" || $0.hasPrefix("100") }))
    }
    return found
  }

  /// The contents of objects, by name.
  func contents(_ objects: Set<String>) throws(Failure) -> [String: [UInt8]] {
    if objects.isEmpty { return [:] }
    let input = objects.sorted().map { $0 + "\n" }.joined()
    let text = try output(["cat-file", "--batch"], input: Array(input.utf8))
    var contents: [String: [UInt8]] = [:]
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, let size = Int(words[2]), rest.endIndex - end > size + 1 else {
        throw .gitObjectMissing(path)
      }
      contents[words[0]] = Array(rest[(end + 1)...].prefix(size))
      rest = rest[(end + 1 + size + 1)...]
    }
    return contents
  }
}
