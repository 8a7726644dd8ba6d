import System
import TestSupport
import Testing
import Wording

/// `sync` when git can't work: what it says, and which command it names. Everything here is done to real repositories.
@Suite struct SyncTroubleTests {
  private let machine: TestMachine
  private var data: String { machine.home + "/.local/share/gymlog" }

  init() throws {
    SyncHistoryTests.leaveOutSettings()
    machine = try TestMachine()
    _ = try ChildProcess.output(["git", "init", "-q", "--bare", machine.home + "/hub.git"])
    expectDone("log squat 8@100kg")
    expectDone("sync --init \(machine.home)/hub.git")
    expectDone("log squat 7@100kg")
  }

  @Test(
    "A lock that a killed git left",
    arguments: ["index.lock", "config.lock", "refs/heads/main.lock", "HEAD.lock"])
  func lock(name: String) throws {
    let branch = try git("symbolic-ref", "--short", "HEAD")
    let path = data + "/.git/" + name.replacing("main", with: branch)
    try write(path, "")
    // Only --init writes the settings.
    let line = name == "config.lock" ? "sync --init" : "sync"
    expect(line, "git is locked: \(path)", "git may still be running", "rm \(path)")
    _ = try ChildProcess.output(["touch", "-d", "3 hours ago", path])
    expect(line, "git is locked: \(path)", "The lock is 3 h old", "rm \(path)")
    _ = try ChildProcess.output(["rm", path])
    expectDone("sync")
  }

  @Test("A merge and a rebase with conflicts, a commit without a branch") func unfinished() throws {
    let branch = try git("symbolic-ref", "--short", "HEAD")
    try git("config", "user.name", "Ann")
    try git("config", "user.email", "ann@example.org")
    expectDone("sync")
    let file = data + "/notes.txt"
    for (name, text) in [("other", "a"), (branch, "b")] {
      try git("checkout", "-q", "-B", name, name == "other" ? "HEAD" : branch)
      try write(file, text)
      try git("add", "notes.txt")
      try git("commit", "-q", "-m", text)
    }
    for command in ["merge", "rebase"] {
      try git(command, "other")
      let start = "git -C \(data) "
      expect("sync", "git is in the middle of a \(command)", start + command + " --abort", code: .conflict)
      try git(command, "--abort")
    }
    try git("branch", "-D", "other")
    try git("checkout", "-q", "--detach")
    expect("sync", "detached HEAD", "git -C \(data) switch \(branch)", code: .conflict)
    try git("switch", "-q", branch)
    expectDone("sync")
  }

  @Test("git needs no name and no address of mail") func anonymous() throws {
    try git("config", "user.useConfigOnly", "true")
    expectDone("sync")
    #expect(try git("log", "-1", "--format=%an %ae") == "gymlog gymlog@localhost")
  }

  @Test("No connection, whatever the language") func offline() throws {
    try git("remote", "set-url", "origin", "git://127.0.0.1:1/gym.git")
    expect("sync", "no connection to the git repository", "Connection refused", "gymlog sync")
    expect("--lang es sync", "no hay conexión", "Connection refused", "gymlog sync")
  }

  @Test(
    "The other side refuses, has no space, or has no repository",
    arguments: [
      ("git@host: Permission denied (publickey).", "the git repository refused access"),
      ("fatal: write error: No space left on device", "the disk is full"),
      ("ERROR: Repository not found.", "there is no git repository at this address"),
      (
        "ssh: Could not resolve hostname host: Name or service not known",
        "no connection to the git repository"
      ),
      ("something else", "git failed"),
    ])
  func refused(complaint: String, told: String) throws {
    try git("config", "protocol.ext.allow", "always")
    try write(machine.home + "/refuse", "echo '\(complaint)' >&2; exit 1\n")
    try git("remote", "set-url", "origin", "ext::sh \(machine.home)/refuse")
    expect("sync", told, complaint)
  }

  @Test("A folder that is no repository, and a repository with files") func otherPlaces() throws {
    try git("remote", "set-url", "origin", machine.home + "/nowhere")
    expect("sync", "there is no git repository at this address", "git -C \(data) remote set-url origin URL")
    let branch = try git("symbolic-ref", "--short", "HEAD")
    _ = try ChildProcess.output(["git", "init", "-q", "-b", branch, machine.home + "/files"])
    try git("remote", "set-url", "origin", machine.home + "/files")
    expect("sync", "has files checked out", "git init --bare", "git -C \(data) remote set-url origin URL")
  }

  @Test("git dies of a signal", arguments: [("KILL", "9 (SIGKILL)"), ("SEGV", "11 (SIGSEGV)")])
  func signal(name: String, told: String) throws {
    let hook = data + "/.git/hooks/pre-push"
    try write(hook, "#!/bin/sh\nkill -\(name) $PPID\n")
    _ = try ChildProcess.output(["chmod", "+x", hook])
    expect("sync", "git was ended by signal \(told)", "gymlog sync")
  }

  private func expect(_ line: String, _ texts: String..., code: ExitCode = .failed) {
    let outcome = machine.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == code, "\(outcome.errors)")
    for text in texts { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
  }

  private func expectDone(_ line: String) {
    let outcome = machine.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == .done, "\(line): \(outcome.errors)")
  }

  @discardableResult
  private func git(_ words: String...) throws -> String {
    let output = try ChildProcess.output(["git", "-C", data] + words)
    return String(decoding: output.text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private func write(_ path: String, _ text: String) throws {
    let parts = path.split(separator: "/")
    let (folder, name) = ("/" + parts.dropLast().joined(separator: "/"), String(parts[parts.count - 1]))
    try Folder.makeFolders(folder).replace(name, Array(text.utf8))
  }
}
