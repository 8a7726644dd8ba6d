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

/// Runs a program until it and what it started have ended, or kills them after `limit` seconds. Its input and output are files
/// in `scratch`.
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
  // Whoever it starts inherits an end of this pipe: it is closed once all of them have ended. A git outlives the program that ran
  // it, if that is killed.
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0, fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 else { fail("can't make a pipe") }
  defer { close(ends[0]) }
  // In a process group of its own.
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  var process = pid_t()
  guard posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables) == 0 else {
    fail("can't run \(words[0])")
  }
  close(ends[1])
  var end = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
  let isLate = poll(&end, 1, Int32(limit) * 1_000) == 0
  if isLate { kill(-process, SIGKILL) }
  var status: Int32 = 0
  waitpid(process, &status, 0)
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
