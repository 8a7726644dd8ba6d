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
  /// - Parameter words: the program and its arguments
  /// - Returns: the exit status; 128 and the signal's number if a signal ended the program
  /// - Throws: an error of `.start` if the program can't be run.
  package static func run(_ words: [String]) throws(SystemError) -> Int {
    guard let program = words.first else { throw SystemError(.start, "", code: ENOENT) }
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    var process: pid_t = 0
    let code = spawn(program, words, &process)
    guard code == 0 else { throw SystemError(.start, program, code: code) }
    return try status(of: process, program)
  }

  private static func spawn(_ program: String, _ words: [String], _ process: inout pid_t) -> Int32 {
    var attributes = emptySpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&process, program, nil, &attributes, arguments, environ)
  }

  private static func status(of process: pid_t, _ program: String) throws(SystemError) -> Int {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemError(.start, program) }
    }
    let signal = status & 0x7F
    return Int(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }
}
