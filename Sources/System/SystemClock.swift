#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's clock and its time zone.
package enum SystemClock {
  /// The present time: seconds since 1970 UTC, and the nanoseconds beyond (0..<1,000,000,000).
  package static func now() -> (seconds: Int64, nanoseconds: Int32) {
    let time = read(CLOCK_REALTIME)
    return (Int64(time.tv_sec), Int32(time.tv_nsec))
  }

  /// Seconds on a clock that only runs forward; where it began means nothing.
  package static func monotonic() -> Double {
    let time = read(CLOCK_MONOTONIC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Sleeps for `seconds`; a signal may end it sooner.
  package static func sleep(_ seconds: Double) {
    guard seconds > 0 else { return }
    let whole = seconds.rounded(.down)
    var request = timespec(tv_sec: time_t(whole), tv_nsec: Int((seconds - whole) * 1e9))
    _ = nanosleep(&request, nil)
  }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    _ = clock_gettime(clock, &time)
    return time
  }
}

extension SystemClock {
  /// How far local time was ahead of UTC at an instant (seconds since 1970 UTC), in seconds: east is
  /// positive. 0 for instants beyond what libc can date.
  package static func offset(at instant: Int64) -> Int {
    var time = time_t(instant)
    var local = tm()
    return localtime_r(&time, &local) == nil ? 0 : Int(local.tm_gmtoff)
  }

  /// The instants that a local time on clock and calendar may mean.
  package enum Reading: Equatable, Sendable {
    /// The clock showed it once.
    case once(Int64)
    /// The clock was put back and showed it twice.
    case twice(earlier: Int64, later: Int64)
    /// The clock was put forward past it and never showed it. What it would be by the offset in force before
    /// and by the one after: the first is the later instant.
    case never(before: Int64, after: Int64)
  }

  /// The instants (seconds since 1970 UTC) that a local civil time may mean: a date that exists in the
  /// Gregorian calendar, 0..<24 hours, 0..<60 minutes and seconds.
  package static func instants(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) -> Reading {
    var civil = tm()
    civil.tm_year = Int32(clamping: year - 1900)
    civil.tm_mon = Int32(clamping: month - 1)
    civil.tm_mday = Int32(clamping: day)
    civil.tm_hour = Int32(clamping: hour)
    civil.tm_min = Int32(clamping: minute)
    civil.tm_sec = Int32(clamping: second)
    return instants(asIfUTC: Int64(timegm(&civil)))
  }

  /// An offset is right for a local time if it is in force at the instant which it gives. The offsets that
  /// come into question are those of a day before and after: no zone is further from UTC, and none changes
  /// twice so soon.
  private static func instants(asIfUTC seconds: Int64) -> Reading {
    let day: Int64 = 26 * 3600
    let before = seconds - Int64(offset(at: seconds - day))
    let after = seconds - Int64(offset(at: seconds + day))
    let isBefore = seconds - before == offset(at: before)
    let isAfter = seconds - after == offset(at: after)
    switch (isBefore, isAfter) {
    case (true, true):
      return before == after ? .once(before) : .twice(earlier: min(before, after), later: max(before, after))
    case (true, false): return .once(before)
    case (false, true): return .once(after)
    case (false, false): return .never(before: before, after: after)
    }
  }

  /// Has libc read the time zone again, after the environment's `TZ` has changed.
  package static func reloadTimeZone() { tzset() }
}
