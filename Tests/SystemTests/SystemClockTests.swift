import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SystemClockTests {
  @Test func clockChanges() {
    let start = SystemClock.monotonic()
    SystemClock.sleep(0.01)
    #expect(SystemClock.monotonic() - start >= 0.01)
    let now = SystemClock.now()
    #expect(now.seconds > 1_700_000_000 && (0..<1_000_000_000).contains(now.nanoseconds))
  }

  @Test(.enabled(if: hasTimeZoneData)) func madridSkipsAndRepeatsAnHour() async {
    await #expect(processExitsWith: .success) {
      try useZone("Europe/Madrid")
      #expect(SystemClock.offset(at: 1_774_745_999) == 3600 && SystemClock.offset(at: 1_774_746_000) == 7200)
      #expect(SystemClock.offset(at: 1_792_889_999) == 7200 && SystemClock.offset(at: 1_792_890_000) == 3600)
      #expect(read(2026, 3, 29, 1, 59, 59) == .once(1_774_745_999))
      #expect(read(2026, 3, 29, 2, 0, 0) == .never(before: 1_774_746_000, after: 1_774_742_400))
      #expect(read(2026, 3, 29, 2, 59, 59) == .never(before: 1_774_749_599, after: 1_774_745_999))
      #expect(read(2026, 3, 29, 3, 0, 0) == .once(1_774_746_000))
      #expect(read(2026, 10, 25, 1, 59, 59) == .once(1_792_886_399))
      #expect(read(2026, 10, 25, 2, 0, 0) == .twice(earlier: 1_792_886_400, later: 1_792_890_000))
      #expect(read(2026, 10, 25, 3, 0, 0) == .once(1_792_893_600))
      #expect(read(2026, 11, 21, 18, 30, 0) == .once(1_795_282_200))
    }
  }

  @Test(.enabled(if: hasTimeZoneData)) func apiaLostADay() async {
    await #expect(processExitsWith: .success) {
      try useZone("Pacific/Apia")
      #expect(read(2011, 12, 29, 23, 59, 59) == .once(1_325_239_199))
      #expect(read(2011, 12, 30, 12, 0, 0) == .never(before: 1_325_282_400, after: 1_325_196_000))
      #expect(read(2011, 12, 31, 0, 0, 0) == .once(1_325_239_200))
    }
  }

  @Test(.enabled(if: hasTimeZoneData)) func halfAndQuarterHourOffsets() async {
    await #expect(processExitsWith: .success) {
      try useZone("Asia/Kathmandu")
      #expect(SystemClock.offset(at: 1_795_282_200) == 20_700)
      try useZone("Australia/Lord_Howe")
      #expect(
        SystemClock.offset(at: 1_767_225_600) == 39_600 && SystemClock.offset(at: 1_782_864_000) == 37_800)
      // Clocks go back half an hour at 2:00 on the first Sunday of April.
      #expect(read(2026, 4, 5, 1, 45, 0) == .twice(earlier: 1_775_313_900, later: 1_775_315_700))
      try useZone("America/St_Johns")
      #expect(SystemClock.offset(at: 1_795_282_200) == -12_600)
    }
  }

  /// Every instant is a reading of its own local time, and every reading shows that local time.
  @Test(.enabled(if: hasTimeZoneData)) func instantsAndLocalTimesAgree() async {
    await #expect(processExitsWith: .success) {
      for zone in ["Europe/Madrid", "Pacific/Apia", "Australia/Lord_Howe", "America/New_York", "UTC"] {
        try useZone(zone)
        for instant in stride(from: Int64(1_262_304_000), to: 1_420_070_400, by: 1801) {
          var time = time_t(instant)
          var local = tm()
          localtime_r(&time, &local)
          let reading = read(
            Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday), Int(local.tm_hour),
            Int(local.tm_min), Int(local.tm_sec))
          switch reading {
          case .once(let only): #expect(only == instant)
          case .twice(let earlier, let later):
            #expect(earlier < later && (earlier == instant || later == instant))
          case .never: Issue.record("\(zone): no reading for the local time of \(instant)")
          }
        }
      }
    }
  }
}

/// Minimal systems have no time zone data.
private let hasTimeZoneData = (try? Folder.open("/usr/share/zoneinfo/Pacific")) != nil

private func useZone(_ name: String) throws {
  setenv("TZ", name, 1)
  tzset()
  // Without data, every zone would be UTC.
  if name != "UTC" { try #require(SystemClock.offset(at: 1_300_000_000) != 0, "no data for \(name)") }
}

private func read(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
) -> SystemClock.Reading {
  SystemClock.instants(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
}
