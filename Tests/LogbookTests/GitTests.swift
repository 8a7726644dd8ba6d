import Documents
import System
import TestSupport
import Testing
import Training
import Wording

@testable import Logbook

/// Merges by git alone, without gymlog, of histories in which git takes a new document for an old one renamed.
@Suite struct GitTests {
  /// What the other device changes in a workout that this one deletes, to log an equal one.
  enum Harm: CaseIterable, Sendable {
    case set, exerciseNote, workoutNote

    func change(_ workout: inout Workout) {
      switch self {
      case .set:
        workout.exercises[0].sets[0].result = Performance(
          .reps(9), at: .external(Mass(Thousandths(100), .kilograms)))
      case .exerciseNote: workout.exercises[0].note = "Felt heavy."
      case .workoutNote: workout.note = "Slept badly."
      }
    }
  }

  @Test("git alone doesn't move a change to another document", arguments: Harm.allCases)
  func protected(_ harm: Harm) throws {
    let (before, after) = try merged(harm, isProtected: true)
    #expect(before == after)
  }

  @Test("Without the attributes, it does", arguments: [Harm.set])
  func unprotected(_ harm: Harm) throws {
    let (before, after) = try merged(harm, isProtected: false)
    #expect(before != after)
  }

  @Test func filesAreWrittenOnce() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    #expect(scratch.documents["data/.gitattributes"] == nil, "outside a repository")
    try git(scratch, "init", "-q")
    try scratch.write("data/.gitignore", "*.bak\n.lock")
    // Whatever changes next: git may merge right after it.
    try scratch.logbook.edit { $0.note = "a" }
    #expect(scratch.documents["data/.gitattributes"]?.contains("\n*.json -text -merge\n") == true)
    let ignored = try #require(scratch.documents["data/.gitignore"])
    #expect(ignored.hasPrefix("*.bak\n.lock\n#"))
    #expect(ignored.split(separator: "\n").count { $0 == ".lock" } == 1)
    try scratch.logbook.change("finish", at: evening) { $0.currentWorkoutFolder = nil }
    #expect(scratch.documents["data/.gitignore"] == ignored)
  }

  /// The workout that this device has logged, before and after it takes over what the other one did; nil for damage.
  private func merged(_ harm: Harm, isProtected: Bool) throws -> (before: Workout?, after: Workout?) {
    let (one, other) = (try ScratchLogbook(), try ScratchLogbook())
    _ = try Folder.makeFolders(one.root + "/data")
    try git(one, "init", "-q", "-b", "main")
    let old = try one.logbook.begin(workout())
    try commit(one, isProtected)
    _ = try ChildProcess.output(["git", "clone", "-q", one.root + "/data", other.root + "/data"])
    try one.logbook.change("delete", at: evening) { change in
      let stored = try #require(try change.snapshot.workout(old))
      try change.delete(stored)
    }
    let new = try one.logbook.begin(workout())
    try commit(one, isProtected)
    try other.logbook.edit { harm.change(&$0) }
    try commit(other, isProtected)
    let before = try sound(one, new)
    _ = try ChildProcess.output(
      Self.command(one) + ["pull", "-q", "--no-rebase", "--no-edit", other.root + "/data", "main"])
    return (before, try sound(one, new))
  }

  /// The workout, if none of its documents is damaged.
  private func sound(_ scratch: ScratchLogbook, _ folder: WorkoutFolder) throws -> Workout? {
    let stored = try scratch.logbook.workout(folder)
    return stored?.problems.isEmpty == true ? stored?.workout : nil
  }

  private func commit(_ scratch: ScratchLogbook, _ isProtected: Bool) throws {
    if !isProtected { try? scratch.remove("data/.gitattributes") }
    try git(scratch, "add", "-A")
    try git(scratch, "commit", "-q", "-m", "x")
  }

  private static func command(_ scratch: ScratchLogbook) -> [String] {
    ["git", "-C", scratch.root + "/data", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
  }

  private func git(_ scratch: ScratchLogbook, _ words: String...) throws {
    let output = try ChildProcess.output(Self.command(scratch) + words)
    #expect(output.status == 0, "git \(words): \(String(decoding: output.errors, as: UTF8.self))")
  }

  @Test("The only other repository is the one to sync with, and of several origin") func remotes() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    try git(scratch, "init", "-q", "-b", "main")
    let repository = GitRepository(scratch.root + "/data", isAtTerminal: false)
    func name() throws -> String? { try repository.remote(for: try repository.branch())?.name }
    #expect(try name() == nil)
    for (remote, chosen) in [("backup", "backup"), ("copy", nil), ("origin", "origin")] {
      try git(scratch, "remote", "add", remote, "/nowhere")
      #expect(try name() == chosen)
    }
    try git(scratch, "config", "branch.main.remote", "copy")
    #expect(try name() == "copy")
  }

  @Test(
    "A sync waits for what git has begun",
    arguments: ["rebase-merge", "rebase-apply", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"])
  func unfinished(_ file: String) throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    try git(scratch, "init", "-q")
    #expect(try scratch.logbook.sync(at: evening, isAtTerminal: false).remote == nil)
    try scratch.write("data/.git/" + file, "")
    #expect(throws: Failure.self) { try scratch.logbook.sync(at: evening, isAtTerminal: false) }
  }

  @Test("Two devices share what each has, and count the documents") func shared() throws {
    let (one, other) = (try ScratchLogbook(), try ScratchLogbook())
    let address = one.root + "/remote.git"
    _ = try ChildProcess.output(["git", "init", "-q", "--bare", "-b", "main", address])
    let folder = try one.logbook.begin(workout())
    for scratch in [one, other] {
      try scratch.logbook.setUpSync(address, at: evening, isAtTerminal: false)
    }
    let sent = try one.logbook.sync(at: evening, isAtTerminal: false)
    // The logbook's own document, the workout, its exercise and two sets.
    #expect(sent.sent == 5 && sent.received == 0 && sent.remote == address)
    let received = try other.logbook.sync(at: evening, isAtTerminal: false)
    #expect(received.sent == 0 && received.received == 5)
    #expect(try other.logbook.workout(folder)?.workout == one.logbook.workout(folder)?.workout)
  }

  @Test("Setting up names older documents, and teaches git to merge them") func setUp() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    let named = scratch.documents.filter { $0.key.hasSuffix(".json") }
    for (path, text) in named {
      try scratch.write(path, text.replacing(#/\n  "(id|parent)": .*/#, with: ""))
    }
    #expect(scratch.documents["data/gymlog.json"] == named["data/gymlog.json"])
    // Without its templates, git makes no folder `info`.
    try git(scratch, "init", "-q", "--template=")
    try scratch.logbook.setUpSync(nil, at: evening, isAtTerminal: false)
    func lines(_ documents: [String: String]) -> [String: [Substring]] {
      documents.filter { $0.key.hasSuffix(".json") }
        .mapValues { $0.split(separator: "\n").map { $0.last == "," ? $0.dropLast() : $0 }.sorted() }
    }
    #expect(lines(scratch.documents) == lines(named))
    #expect(scratch.files("data")["data/.git/info/attributes"]?.contains("merge=gymlog") == true)
  }
}
