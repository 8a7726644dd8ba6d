#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Other programs, begun without a shell.
package enum ChildProcess {
  /// Runs a program on this process's streams and waits for its end: its exit status, or 128 and the number of the signal that
  /// ended it. Without a slash in it, the first word is looked for in `PATH`.
  ///
  /// What is typed to interrupt is for the program: this process passes it over meanwhile.
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
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
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
