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
