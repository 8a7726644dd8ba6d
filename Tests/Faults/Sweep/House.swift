#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A home folder of its own for the program, which can be kept aside and put back. It always has the same path: the
/// device's state goes by the path of the data directory.
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

  /// Runs the program; `wrapper` is a program and its words that run it.
  func gymlog(_ line: [String], reading input: String = "", in wrapper: [String] = []) -> Outcome {
    run(wrapper + [program] + line, input: input, environment: environment, scratch: scratch)
  }

  /// An empty house; then what has been done before the command in question. The line that fails, if one does.
  func build(_ lines: [String]) -> String? {
    shell("rm -rf '\(home)' && mkdir -p '\(home)'")
    return lines.first { !gymlog(words($0)).isSuccess }
  }

  func keep() { shell("rm -rf '\(scratch)/kept' && cp -a '\(home)' '\(scratch)/kept'") }
  func putBack() { shell("rm -rf '\(home)' && cp -a '\(scratch)/kept' '\(home)'") }

  /// What readers see, made comparable.
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

  /// Every file of the data directory, made comparable: path and text. Temporary files that a crash has left are nobody's.
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

/// The words of a line; none of the cases needs quotes.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
