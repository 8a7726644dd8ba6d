#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program whose output is read line by line as it comes, beside Ctrl-C and what is typed. It is ended with the value.
///
/// It runs in a process group of its own, so that Ctrl-C and Ctrl-Z reach this process alone. As long as the value lives, SIGINT is
/// an event and doesn't end this process.
package final class FollowedProgram {
  /// An event while the program runs.
  package enum Event: Equatable, Sendable {
    /// A line that the program wrote, without its line feed.
    case line([UInt8])
    /// A line was typed.
    case entered
    /// Ctrl-C was pressed.
    case interrupted
    /// Nothing happened in the time given.
    case quiet
    /// The program ended; the beginning of what it wrote to its standard error.
    case ended(status: Int, errors: [UInt8])
  }

  private let program: String
  private let process: pid_t
  private var isWaitedFor = false
  private var (output, errors): (Descriptor?, Descriptor?)
  private var isReadingKeys: Bool
  /// The output that wasn't handed on yet, and where the search for a line feed resumes.
  private var (pending, searched): ([UInt8], Int) = ([], 0)
  private var complaints: [UInt8] = []
  /// SIGINT, and the signals that were blocked before.
  private let interrupts: sigset_t
  private var blocked: sigset_t

  /// A line longer than this is dropped.
  private static let longest = 1 << 20
  /// The seconds between looks for Ctrl-C.
  private static let step = 0.1

  /// Starts a program, given as words; without a slash in its name, it is looked up in `PATH`. Its standard input is empty.
  ///
  /// - Throws: an error of `.start` if the program can't be run.
  package init(_ words: [String]) throws(SystemError) {
    let name = words.first ?? ""
    program = name
    isReadingKeys = StandardInput.isTerminal
    let input = Descriptor(try openPath("/dev/null", flags: O_RDONLY | O_CLOEXEC))
    let (output, errors) = (try ChildProcess.pipeEnds(for: name), try ChildProcess.pipeEnds(for: name))
    var process: pid_t = 0
    let code = withExtendedLifetime((input, output, errors)) {
      ChildProcess.spawn(
        name, words,
        replacing: [
          (input.raw, STDIN_FILENO), (output.write.raw, STDOUT_FILENO), (errors.write.raw, STDERR_FILENO),
        ], inOwnGroup: true, [], &process)
    }
    guard code == 0 else { throw SystemError(.start, name, code: code) }
    self.process = process
    (self.output, self.errors) = (output.read, errors.read)
    var (interrupts, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    sigprocmask(SIG_BLOCK, &interrupts, &blocked)
    (self.interrupts, self.blocked) = (interrupts, blocked)
  }

  deinit {
    if !isWaitedFor {
      _ = kill(process, SIGTERM)
      _ = try? ChildProcess.status(of: process, program)
    }
    // Whoever presses Ctrl-C twice means the same.
    while receive(interrupts, within: 0) {}
    sigprocmask(SIG_SETMASK, &blocked, nil)
  }

  /// The next event, within this many milliseconds.
  ///
  /// - Throws: `SystemError` if the program can't be waited for.
  package func next(within milliseconds: Int) throws(SystemError) -> Event {
    let end = SystemClock.monotonic() + Double(milliseconds) / 1_000
    while true {
      if receive(interrupts, within: 0) { return .interrupted }
      if let line = takeLine() { return .line(line) }
      if output == nil { return try ended() }
      let rest = end - SystemClock.monotonic()
      if rest <= 0 { return .quiet }
      if wait(min(rest, Self.step)) { return .entered }
    }
  }

  private func ended() throws(SystemError) -> Event {
    // A program that only closed its output has nothing more to say.
    _ = kill(process, SIGTERM)
    let status = try ChildProcess.status(of: process, program)
    isWaitedFor = true
    return .ended(status: status, errors: complaints)
  }

  private func takeLine() -> [UInt8]? {
    guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = pending.count
      if pending.count > Self.longest { (pending, searched) = ([], 0) }
      return nil
    }
    let line = Array(pending[..<end])
    pending.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Waits for something to read, and reads it. Whether a line was typed.
  private func wait(_ seconds: Double) -> Bool {
    // Reading from a terminal that belongs to another process group would stop this process.
    let readsKeys = isReadingKeys && tcgetpgrp(STDIN_FILENO) == getpgrp()
    var polled = [output?.raw ?? -1, errors?.raw ?? -1, readsKeys ? STDIN_FILENO : -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&polled, nfds_t(polled.count), Int32((seconds * 1_000).rounded(.up))) > 0 else { return false }
    if polled[0].revents != 0, let output, !readSome(output.raw, into: &pending) { self.output = nil }
    if polled[1].revents != 0, let errors {
      if !readSome(errors.raw, into: &complaints) { self.errors = nil }
      complaints = Array(complaints.prefix(4_096))
    }
    guard polled[2].revents != 0 else { return false }
    var typed: [UInt8] = []
    isReadingKeys = readSome(STDIN_FILENO, into: &typed)
    return typed.contains(UInt8(ascii: "\n"))
  }
}

/// Reads what is there; false at the end.
private func readSome(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
  var buffer = [UInt8](repeating: 0, count: 1 << 14)
  let count = repeatingInterrupted { read(descriptor, &buffer, buffer.count) }
  if count > 0 { bytes += buffer[..<count] }
  return count > 0
}
