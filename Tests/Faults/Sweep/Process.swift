import Glibc

/// A program's exit status and output.
struct Outcome {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It didn't end in time, and was killed.
    case timeOut
  }

  var end: End
  var output: String
  var errors: String

  var isSuccess: Bool { end == .exit(0) }
  var description: String { "\(end)" + (errors.isEmpty ? "" : ", \(errors.split(separator: "\n")[0])") }
}

/// Runs a program to its end, or kills it and what it started after `limit` seconds. Its input and output are files in
/// `scratch`.
func run(
  _ words: [String], input: String = "", environment: [String], scratch: String, limit: Int = 30
) -> Outcome {
  let source = scratch + "/input"
  write(input, to: source)
  let output = scratch + "/output"
  let errors = scratch + "/errors"
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, source, O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
  defer { (arguments + variables).forEach { free($0) } }
  // In a process group of its own, and with no signal blocked.
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
  var ended = sigset_t()
  sigemptyset(&ended)
  posix_spawnattr_setsigmask(&attributes, &ended)
  sigaddset(&ended, SIGCHLD)
  sigprocmask(SIG_BLOCK, &ended, nil)
  var process = pid_t()
  guard posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables) == 0 else {
    fail("can't run \(words[0])")
  }
  var patience = timespec(tv_sec: limit, tv_nsec: 0)
  let isLate = sigtimedwait(&ended, nil, &patience) < 0
  if isLate { kill(-process, SIGKILL) }
  var status: Int32 = 0
  waitpid(process, &status, 0)
  // A child that ended just as the time was up leaves its signal behind.
  var none = timespec(tv_sec: 0, tv_nsec: 0)
  if isLate { sigtimedwait(&ended, nil, &none) }
  let signal = status & 0x7f
  return Outcome(
    end: isLate ? .timeOut : signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal),
    output: contents(of: output) ?? "", errors: contents(of: errors) ?? "")
}

/// The text of a file; nil if it can't be read.
func contents(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

private func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { fail("can't write \(path)") }
  fputs(text, file)
  fclose(file)
}

func fail(_ message: String) -> Never {
  fputs("sweep: \(message)\n", stderr)
  exit(2)
}
