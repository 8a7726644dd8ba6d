import Glibc

/// A home folder for the program, which can be saved and restored. Its path stays the same, because the device's state
/// depends on the path of the data directory.
struct HomeFolder {
  let program: String
  let scratch: String
  var path: String { scratch + "/home" }
  var data: String { path + "/share/gymlog" }

  var environment: [String] {
    [
      "HOME=\(path)", "XDG_DATA_HOME=\(path)/share", "XDG_STATE_HOME=\(path)/state",
      "XDG_CACHE_HOME=\(path)/cache",
      "XDG_CONFIG_HOME=\(path)/config", "TZ=UTC", "LC_ALL=C", "PATH=\(scratch)/bin:\(Self.searchPath)",
    ]
  }

  private static let searchPath = "/usr/bin:/bin:/usr/sbin:/sbin"
  /// The git repository that cases sync with.
  private var remote: String { path + "/remote.git" }

  /// Runs the program, by way of `wrapper`: another program and its arguments. `@home` in its arguments is this folder.
  func gymlog(_ line: [String], reading input: String = "", in wrapper: [String] = []) -> Outcome {
    let line = line.map { $0.hasPrefix("@home") ? path + $0.dropFirst(5) : $0 }
    return run(wrapper + [program] + line, input: input, environment: environment, scratch: scratch)
  }

  /// Runs the program as if there were no index.
  private func gymlogAnew(_ line: [String]) -> Outcome {
    run(
      [program] + line,
      environment: environment.filter { !$0.hasPrefix("XDG_CACHE_HOME=") }
        + ["XDG_CACHE_HOME=\(scratch)/none"], scratch: scratch)
  }

  /// Empties the folder and runs the commands before a case. Returns the first that fails, if any.
  func build(_ test: Case) -> String? {
    shell("rm -rf '\(path)' && mkdir -p '\(path)'")
    if test.usesGit {
      // Limits on files are the program's, not git's.
      shell(
        """
        mkdir -p '\(scratch)/bin' '\(path)/other'
        printf '%s\\n' '#!/bin/sh' 'ulimit -S -f unlimited' 'PATH=\(Self.searchPath)' 'exec git "$@"' >'\(scratch)/bin/git'
        chmod +x '\(scratch)/bin/git' && git init -q --bare --initial-branch=main '\(remote)'
        """)
    }
    return test.before.first { !gymlog(words($0), reading: test.input).isSuccess }
  }

  /// Saves the folder. Returns the moments that are in it, all before the next command.
  func save() -> Set<Int> {
    shell("rm -rf '\(scratch)/saved' && cp -a '\(path)' '\(scratch)/saved'")
    let saved = Set(files(in: path).map { moments(in: contents(of: path + "/" + $0) ?? "") }.joined())
    while let last = saved.max(), Clock.now <= last { usleep(20_000) }
    return saved
  }
  func restore() { shell("rm -rf '\(path)' && cp -a '\(scratch)/saved' '\(path)'") }

  /// The output of all readers, made comparable.
  func view(_ clock: Clock) -> String { Self.readers.map { told($0, gymlog(words($0)), clock) }.joined() }

  /// As `view`, without an index.
  func viewAnew(_ clock: Clock) -> String {
    shell("rm -rf '\(scratch)/none'")
    return Self.readers.map { told($0, gymlogAnew(words($0)), clock) }.joined()
  }

  /// The object that names everything in the remote repository.
  func shared() -> String { shell("git --git-dir='\(remote)' rev-parse 'main^{tree}'") }

  /// What git says about the data directory and the remote repository: what isn't committed or is damaged, whether both have the
  /// same commit, and what is in it.
  func repositories() -> String {
    shell(
      """
      cd '\(data)' && git status --porcelain && git fsck --no-dangling --no-progress
      git --git-dir='\(remote)' fsck --no-dangling --no-progress
      test "$(git rev-parse HEAD)" = "$(git --git-dir='\(remote)' rev-parse main)" && echo synced
      git rev-parse 'HEAD^{tree}'
      """)
  }

  private func told(_ line: String, _ outcome: Outcome, _ clock: Clock) -> String {
    "$ gymlog \(line)\n\(canonical(outcome.output, clock))? \(outcome.end)\n"
  }

  /// Those at the end read the index.
  private static let readers = [
    "show --json", "list --json", "routines --json", "exercises --mine --json", "exercise alias --json",
    "tm --json", "body --list --json", "undo --list --json", "records --json", "stats --json",
    "max deadlift --json",
  ]

  /// The path and text of every file in the data directory, made comparable. Temporary files left by a crash don't count.
  func documents(_ clock: Clock) -> [String] {
    let all = files(in: data)
    // The file of an activity is written before its document. Without that, it is no activity (Format.md).
    let kept = all.filter { path in
      let parts = path.split(separator: "/")
      guard parts.count == 4, parts[0] == "activities", parts[3].hasPrefix("track.") else { return true }
      return all.contains(parts.dropLast().joined(separator: "/") + "/activity.json")
    }
    return kept.map {
      canonical($0, numbered: false, clock) + "\n"
        + canonical(contents(of: data + "/" + $0) ?? "", numbered: false, clock)
    }
    .sorted()
  }

  /// The names of the records of changes, without their random parts: `00000001.done`.
  func operations() -> [String] {
    files(in: path + "/state").compactMap { path in
      guard path.contains("/operations/") || path.contains("/past/") else { return nil }
      let name = path.split(separator: "/").last ?? ""
      return name.prefix(8) + "." + (name.split(separator: ".").last ?? "")
    }
    .sorted()
  }

  /// The files in a folder and below, without temporary ones.
  private func files(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var files: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." || name == ".lock" || name == ".git" || name.hasPrefix(".tmp-") {
        continue
      }
      if Int32(entry.pointee.d_type) == 4 {
        files += self.files(in: folder + "/" + name).map { name + "/" + $0 }
      } else {
        files.append(name)
      }
    }
    return files
  }

  @discardableResult
  private func shell(_ line: String) -> String {
    let outcome = run(["sh", "-c", line], environment: environment, scratch: scratch)
    if !outcome.isSuccess { fail("\(line): \(outcome.description)") }
    return outcome.output + outcome.errors
  }
}

/// The words of a command line. None of the cases needs quotes.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
