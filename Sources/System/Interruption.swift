#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waiting that ctrl-C ends.
package enum Interruption {
  /// Sleeps for so many thousandths of a second; false where ctrl-C (SIGINT) came meanwhile, which then doesn't end the
  /// process.
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
      if wasSent(interrupts, within: left) { return false }
    }
  }

  #if canImport(Darwin)
    /// There is no `sigtimedwait`: looks again every tenth of a second.
    private static func wasSent(_ signals: sigset_t, within seconds: Double) -> Bool {
      SystemClock.sleep(min(seconds, 0.1))
      var pending = sigset_t()
      sigpending(&pending)
      guard sigismember(&pending, SIGINT) == 1 else { return false }
      var (signals, taken) = (signals, Int32(0))
      return sigwait(&signals, &taken) == 0
    }
  #else
    private static func wasSent(_ signals: sigset_t, within seconds: Double) -> Bool {
      var signals = signals
      let whole = seconds.rounded(.down)
      var limit = timespec(tv_sec: time_t(whole), tv_nsec: Int((seconds - whole) * 1e9))
      return sigtimedwait(&signals, nil, &limit) == SIGINT
    }
  #endif
}
