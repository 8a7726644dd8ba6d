#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Other programs, run without a shell.
package enum ChildProcess {
  /// Runs a program on this process's standard streams and waits until it ends.
  ///
  /// If the program's name has no slash, it is looked up in `PATH`. Meanwhile this process ignores Ctrl-C and Ctrl-\,
  /// which are meant for the program.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments
  ///   - input: what it reads from its standard input; nil for this process's. It may end before it has read all.
  ///   - isSilent: whether its standard output goes nowhere: a clipboard program that stays would keep a pipe open
  ///   - environment: variables for the program (`LESS=FRX`), of which those that are set already stay as they are
  /// - Returns: the exit status; 128 and the signal's number if a signal ended the program
  /// - Throws: an error of `.start` if the program can't be run.
  package static func run(
    _ words: [String], input: [UInt8]? = nil, isSilent: Bool = false, environment: [String] = []
  ) throws(SystemError) -> Int {
    guard let program = words.first else { throw SystemError(.start, "", code: ENOENT) }
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    var ends: [Int32] = [-1, -1]
    if input != nil {
      guard pipe(&ends) == 0 else { throw SystemError(.start, program) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    var process: pid_t = 0
    let replaced = input == nil ? [] : [(ends[0], STDIN_FILENO)]
    let code = spawn(program, words, replacing: replaced, isSilent: isSilent, environment, &process)
    if input != nil { close(ends[0]) }
    guard code == 0 else {
      if input != nil { close(ends[1]) }
      throw SystemError(.start, program, code: code)
    }
    if let input {
      // A program that has seen enough closes its end; that isn't a failure.
      _ = input.withUnsafeBytes { writeAll($0, to: ends[1]) }
      close(ends[1])
    }
    let (own, signal) = try end(of: process, program)
    return signal.map { 128 + $0 } ?? own
  }

  /// The output of a program, and how it ended.
  package struct Output: Sendable {
    /// The exit status; 128 and the signal's number if a signal ended the program.
    package let status: Int
    /// The signal that ended it; nil if it ended by itself.
    package let signal: Int?
    /// The bytes that it wrote to its standard output.
    package let text: [UInt8]
    /// What it wrote to standard error.
    package let errors: [UInt8]
  }

  /// Runs a program with a standard input, and returns what it writes. Once it has written more than `limit` bytes, no more is
  /// read, and it is left to end by that.
  ///
  /// `environment` has variables for the program, of which those that are set already stay as they are; those of `replacing` count
  /// in any case.
  ///
  /// - Throws: an error of `.start` if the program can't be run; of `.read` if what it writes can't be read to its end.
  package static func output(
    _ words: [String], input: [UInt8] = [], environment: [String] = [], replacing: [String] = [],
    limit: Int = .max
  ) throws(SystemError) -> Output {
    guard let program = words.first else { throw SystemError(.start, "", code: ENOENT) }
    var pipes = [try pipeEnds(for: program), try pipeEnds(for: program)]
    let source = try source(of: input, for: program)
    var process: pid_t = 0
    let code = withExtendedLifetime((source, pipes)) {
      spawn(
        program, words,
        replacing: [
          (source.raw, STDIN_FILENO), (pipes[0].write.raw, STDOUT_FILENO),
          (pipes[1].write.raw, STDERR_FILENO),
        ], environment, others: replacing, &process)
    }
    var readers = pipes.map(\.read)
    // The program's own ends stay open until it ends; these are closed, so that its end shows.
    pipes = []
    guard code == 0 else { throw SystemError(.start, program, code: code) }
    let written = withExtendedLifetime(readers) { readAll(from: readers, limit: limit) }
    let failure = SystemError(.read, program)
    // A program that still writes is ended by SIGPIPE.
    readers = []
    let (own, signal) = try end(of: process, program)
    // A part mustn't pass for all: git's list of changed files would lack some.
    guard let written else { throw failure }
    return Output(
      status: signal.map { 128 + $0 } ?? own, signal: signal, text: written[0], errors: written[1])
  }

  /// A pipe to or from a program; other programs don't inherit its ends.
  static func pipeEnds(for program: String) throws(SystemError) -> (read: Descriptor, write: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(.start, program) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// A file to read `input` from, which has no name: with a pipe, both programs could wait for each other to read.
  private static func source(of input: [UInt8], for program: String) throws(SystemError) -> Descriptor {
    if input.isEmpty { return Descriptor(try openPath("/dev/null", flags: O_RDONLY | O_CLOEXEC)) }
    guard let file = tmpfile() else { throw SystemError(.start, program) }
    defer { fclose(file) }
    let raw = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard raw >= 0 else { throw SystemError(.start, program) }
    let descriptor = Descriptor(raw)
    guard input.withUnsafeBytes({ writeAll($0, to: raw) }), lseek(raw, 0, SEEK_SET) == 0 else {
      throw SystemError(.start, program)
    }
    return descriptor
  }

  /// Reads several pipes to their ends, as data arrives. Returns nil and sets `errno` on failure.
  private static func readAll(from readers: [Descriptor], limit: Int) -> [[UInt8]]? {
    var written: [[UInt8]] = readers.map { _ in [] }
    var polled = readers.map { pollfd(fd: $0.raw, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      if poll(&polled, nfds_t(polled.count), -1) < 0 {
        if errno == EINTR { continue }
        return nil
      }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = read(polled[index].fd, &buffer, buffer.count)
        if count > 0 {
          written[index] += buffer[..<count]
          if written[index].count > limit { return written }
        } else if count == 0 {
          // A negative descriptor is passed over.
          polled[index].fd = -1
        } else if errno != EINTR {
          return nil
        }
      }
    }
    return written
  }

  /// Starts a program with some descriptors in place of others and, if asked for, in a process group of its own. Returns an
  /// `errno` value; 0 if it runs.
  static func spawn(
    _ program: String, _ words: [String], replacing descriptors: [(Int32, Int32)], isSilent: Bool = false,
    inOwnGroup: Bool = false, _ variables: [String], others: [String] = [], _ process: inout pid_t
  ) -> Int32 {
    var attributes = emptySpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let group = inOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = emptySpawnActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (own, target) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, target) }
    if isSilent { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) }
    var (extended, own) = environmentAdding(variables, replacing: others)
    defer { for variable in own { free(variable) } }
    return posix_spawnp(&process, program, &actions, &attributes, arguments, &extended)
  }

  /// This process's environment with more variables, and the texts of these. Those that are set stay as they are, but for `others`.
  private static func environmentAdding(
    _ variables: [String], replacing others: [String]
  ) -> (all: [UnsafeMutablePointer<CChar>?], own: [UnsafeMutablePointer<CChar>?]) {
    var all: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    let names = others.map { $0.prefix { $0 != "=" } + "=" }
    while let variable = next.pointee {
      if !names.contains(where: { strncmp(variable, String($0), $0.utf8.count) == 0 }) {
        all.append(variable)
      }
      next += 1
    }
    let own =
      variables.filter { getenv(String($0.prefix { $0 != "=" })) == nil }.map { strdup($0) }
      + others.map { strdup($0) }
    return (all + own + [nil], own)
  }

  /// Waits for a program, and returns its exit status, as `run` does.
  static func status(of process: pid_t, _ program: String) throws(SystemError) -> Int {
    let (code, signal) = try end(of: process, program)
    return signal.map { 128 + $0 } ?? code
  }

  /// Waits until a program ends: its exit status, and the signal that ended it.
  private static func end(
    of process: pid_t, _ program: String
  ) throws(SystemError) -> (code: Int, signal: Int?) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemError(.start, program) }
    }
    let signal = status & 0x7F
    return (Int(status >> 8 & 0xFF), signal == 0 ? nil : Int(signal))
  }
}
