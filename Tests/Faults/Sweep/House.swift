#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A home folder for the program, which can be saved and restored. Its path stays the same, because the device's state
/// depends on the path of the data directory.
struct House {
  let program: String
  let scratch: String
  var home: String { scratch + "/home" }
  var data: String { home + "/share/gymlog" }

  var environment: [String] {
    [
      "HOME=\(home)", "XDG_DATA_HOME=\(home)/share", "XDG_STATE_HOME=\(home)/state",
      "XDG_CACHE_HOME=\(home)/cache",
      "XDG_CONFIG_HOME=\(home)/config", "TZ=UTC", "LC_ALL=C", "PATH=/usr/bin:/bin:/usr/sbin:/sbin",
    ]
  }

  /// Runs the program, by way of `wrapper`: another program and its arguments.
  func gymlog(_ line: [String], reading input: String = "", in wrapper: [String] = []) -> Outcome {
    run(wrapper + [program] + line, input: input, environment: environment, scratch: scratch)
  }

  /// Empties the folder and runs some commands. Returns the first that fails, if any.
  func build(_ lines: [String]) -> String? {
    shell("rm -rf '\(home)' && mkdir -p '\(home)'")
    return lines.first { !gymlog(words($0)).isSuccess }
  }

  func save() { shell("rm -rf '\(scratch)/saved' && cp -a '\(home)' '\(scratch)/saved'") }
  func restore() { shell("rm -rf '\(home)' && cp -a '\(scratch)/saved' '\(home)'") }

  /// The output of all readers, made comparable.
  func view() -> String {
    Self.readers.map { line in
      let outcome = gymlog(words(line))
      return "$ gymlog \(line)\n\(canonical(outcome.output))? \(outcome.end)\n"
    }
    .joined()
  }

  private static let readers = [
    "show --json", "list --json", "routines --json", "exercises --mine --json", "exercise alias --json",
  ]

  /// The path and text of every file in the data directory, made comparable. Temporary files left by a crash don't count.
  func documents() -> String {
    files(in: "").map {
      canonical($0, numbered: false) + "\n" + canonical(contents(of: data + "/" + $0) ?? "", numbered: false)
    }
    .sorted().joined(separator: "\n")
  }

  private func files(in folder: String) -> [String] {
    guard let stream = opendir(data + "/" + folder) else { return [] }
    defer { closedir(stream) }
    var files: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." || name == ".lock" || name.hasPrefix(".tmp-") { continue }
      if Int32(entry.pointee.d_type) == 4 {
        files += self.files(in: folder + name + "/")
      } else {
        files.append(folder + name)
      }
    }
    return files
  }

  private func shell(_ line: String) {
    let outcome = run(["sh", "-c", line], environment: environment, scratch: scratch)
    if !outcome.isSuccess { fail("\(line): \(outcome.description)") }
  }
}

/// The words of a command line. None of the cases needs quotes.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
