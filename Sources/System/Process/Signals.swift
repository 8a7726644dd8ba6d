#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the process treats signals.
package enum Signals {
  /// Makes a write to a closed pipe fail (`SystemError.isBrokenPipe`) instead of ending the process.
  package static func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Makes a write beyond the size that the system allows a file fail (`SystemError.isTooLarge`) instead of ending the process.
  package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// The name of a signal that ends programs; nil for a rare one.
  package static func name(of signal: Int) -> String? {
    switch Int32(signal) {
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGILL: "SIGILL"
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGSEGV: "SIGSEGV"
    case SIGPIPE: "SIGPIPE"
    case SIGTERM: "SIGTERM"
    case SIGXCPU: "SIGXCPU"
    case SIGXFSZ: "SIGXFSZ"
    default: nil
    }
  }
}

/// A wait that Ctrl-C ends.
package enum Interruption {
  /// Sleeps for a number of milliseconds. False if Ctrl-C (SIGINT) cut the sleep short; it doesn't end the process then.
  package static func sleep(milliseconds: Int) -> Bool {
    var interrupts = sigset_t()
    var before = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    sigprocmask(SIG_BLOCK, &interrupts, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    let end = SystemClock.monotonic() + Double(milliseconds) / 1_000
    while true {
      let left = end - SystemClock.monotonic()
      if left <= 0 { return true }
      if receive(interrupts, within: left) { return false }
    }
  }
}
