/// A way for a system call to fail.
struct Fault: Hashable {
  /// The fault in strace's terms.
  var name: String
  /// Whether the fault is also tried on every call from one on. Programs retry interrupted calls, so that would never end
  /// for `EINTR`, which lasts three calls instead.
  var lasts: Bool

  static let all = [
    Fault(name: "signal=KILL", lasts: false),
    Fault(name: "error=EIO", lasts: true),
    Fault(name: "error=ENOSPC", lasts: true),
    Fault(name: "error=EROFS", lasts: true),
    Fault(name: "error=EACCES", lasts: true),
    Fault(name: "error=EMFILE", lasts: true),
    Fault(name: "error=EINTR", lasts: false),
  ]

  var isKill: Bool { name == "signal=KILL" }
}

/// A fault in a program's `number`th call of a kind.
struct Injection {
  /// Kinds of system calls. Those that libc uses interchangeably count as one.
  static let kinds: [[String]] = [
    ["open", "openat"], ["close"], ["read", "pread64"], ["write"], ["pwrite64"], ["getdents64"],
    ["stat", "fstat", "newfstatat", "statx"], ["mkdir", "mkdirat"], ["rename", "renameat", "renameat2"],
    ["unlink", "unlinkat", "rmdir"], ["fsync", "fdatasync", "syncfs"], ["flock"],
    ["chmod", "fchmod", "fchmodat"],
    ["ftruncate", "fallocate"],
    // Those by which git is run. git's own calls aren't traced, and don't fail.
    ["pipe", "pipe2"], ["poll", "ppoll"], ["wait4"],
  ]
  static let traced = "trace=" + kinds.joined().map { "?" + $0 }.joined(separator: ",")

  var kind: [String]
  var fault: Fault
  var number: Int
  var forGood = false

  /// The argument of strace's `-e`.
  var argument: String {
    var place = "when=\(number)"
    if forGood { place += "+" }
    if fault.name == "error=EINTR" { place += "..\(number + 2)" }
    return "inject=" + kind.map { "?" + $0 }.joined(separator: ",") + ":\(fault.name):\(place)"
  }

  /// Every fault in every call of a run, from the first on a path below `home`. Earlier calls are those of the runtime.
  static func all(of trace: Trace, beneath home: String) -> [Injection] {
    let start = trace.lines.firstIndex { $0.contains("\"" + home) } ?? trace.lines.endIndex
    let runtime = Trace(lines: trace.lines[..<start])
    var all: [Injection] = []
    for kind in kinds {
      for number in runtime.count(of: kind)..<trace.count(of: kind) {
        for fault in Fault.all {
          // strace leaves open what the failing call was to close, and who reads a pipe would wait forever.
          if kind == ["close"] && !fault.isKill && trace.count(of: ["pipe2"]) > 0 { continue }
          all.append(Injection(kind: kind, fault: fault, number: number + 1))
          if fault.lasts {
            all.append(Injection(kind: kind, fault: fault, number: number + 1, forGood: true))
          }
        }
      }
    }
    return all
  }
}

/// strace's output, one call per line.
struct Trace {
  var lines: ArraySlice<Substring>

  init(_ text: String) { lines = text.split(separator: "\n")[...] }
  fileprivate init(lines: ArraySlice<Substring>) { self.lines = lines }

  func count(of kind: [String]) -> Int {
    lines.count { line in kind.contains { line.hasPrefix($0 + "(") } }
  }

  /// Whether the fault happened. If not, the run shows nothing.
  func shows(_ fault: Fault) -> Bool {
    lines.contains { $0.contains(fault.isKill ? "+++ killed by SIGKILL" : "(INJECTED)") }
  }

  /// Whether the fault hit the program's output, which then can't be judged.
  var hitsOutput: Bool {
    lines.contains { line in
      line.contains("(INJECTED)") && (line.hasPrefix("write(1,") || line.hasPrefix("write(2,"))
    }
  }
}
