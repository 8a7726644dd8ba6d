#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's clock and time zone.
package enum SystemClock {
  /// The current time: seconds since 1970 UTC, and nanoseconds (0..<1,000,000,000).
  package static func now() -> (seconds: Int64, nanoseconds: Int32) {
    let time = read(CLOCK_REALTIME)
    return (Int64(time.tv_sec), Int32(time.tv_nsec))
  }

  /// Seconds on a clock that never goes backwards, from an arbitrary start.
  package static func monotonic() -> Double {
    let time = read(CLOCK_MONOTONIC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Sleeps for `seconds`, or less if a signal arrives.
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
  /// The offset of local time from UTC at an instant (seconds since 1970 UTC), in seconds; east is positive. 0 for
  /// instants that libc can't convert.
  package static func offset(at instant: Int64) -> Int {
    var time = time_t(instant)
    var local = tm()
    return localtime_r(&time, &local) == nil ? 0 : Int(local.tm_gmtoff)
  }

  /// The instants that a local date and time can mean.
  package enum Reading: Equatable, Sendable {
    /// An ordinary time.
    case once(Int64)
    /// A time that occurred twice, because clocks went back.
    case twice(earlier: Int64, later: Int64)
    /// A time that was skipped, because clocks went forward: the instants by the offsets before and after the change,
    /// of which the first is the later.
    case never(before: Int64, after: Int64)
  }

  /// The instants (seconds since 1970 UTC) that a local time can mean. Its date must exist in the Gregorian
  /// calendar, and its time be from 00:00:00 to 23:59:59.
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
    return instants(asIfUTC: Int64(timegm(&civil))) { offset(at: $0) }
  }

  /// An offset fits a local time if it is in force at the instant that it yields. The offsets of a day earlier and a day
  /// later are the only candidates: no zone is further from UTC, and none changes twice within two days.
  static func instants(asIfUTC seconds: Int64, offset: (Int64) -> Int) -> Reading {
    let day: Int64 = 26 * 3600
    let before = seconds - Int64(offset(seconds - day))
    let after = seconds - Int64(offset(seconds + day))
    let isBefore = seconds - before == offset(before)
    let isAfter = seconds - after == offset(after)
    switch (isBefore, isAfter) {
    case (true, true):
      return before == after ? .once(before) : .twice(earlier: min(before, after), later: max(before, after))
    case (true, false): return .once(before)
    case (false, true): return .once(after)
    case (false, false): return .never(before: before, after: after)
    }
  }
}
