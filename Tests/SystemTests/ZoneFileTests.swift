import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.enabled(if: hasZones)) struct ZoneFileTests {
  /// Every zone has the offset that libc gives it, past and future: each change to the second, by the list and by the rule.
  @Test func everyZoneIsAsInTheSystem() async {
    await #expect(processExitsWith: .success) {
      let environment = Environment([:])
      let names = ZoneFile.names(environment)
      #expect(names.count > 300)
      for name in names {
        setenv("TZ", name, 1)
        tzset()
        let zone = try #require(ZoneFile(named: name, environment), "\(name)")
        var last = 0
        for instant in stride(from: Int64(-2_000_000_000), to: 4_000_000_000, by: 1_234_567) {
          let offset = SystemClock.offset(at: instant)
          guard zone.offset(at: instant) == offset else {
            Issue.record("\(name) at \(instant): \(zone.offset(at: instant)), not \(offset)")
            break
          }
          guard offset != last, instant > 0 else { continue }
          last = offset
          for near in stride(from: instant - 1_234_567, to: instant, by: 1_800) {
            for moment in [near - 1, near] where zone.offset(at: moment) != SystemClock.offset(at: moment) {
              Issue.record("\(name) at \(moment)")
            }
          }
        }
      }
    }
  }

  @Test func clocksThatChange() throws {
    let zone = try #require(ZoneFile(named: "Europe/Madrid", Environment([:])))
    // 29 March 2026, 1:59, 2:30 (skipped), 3:00; 25 October 2026, 2:30 (twice), 3:00.
    for (local, offset) in [
      (1_774_749_540, 3_600), (1_774_751_400, 3_600), (1_774_753_200, 7_200), (1_792_895_400, 7_200),
      (1_792_897_200, 3_600),
    ] {
      #expect(zone.offset(atLocal: Int64(local)) == offset, "\(local)")
    }
  }

  @Test(
    arguments: [
      "", "Europe", "Europe/Nowhere", "../zoneinfo/Europe/Madrid", "/etc/passwd", "zone.tab",
      "Europe/Madrid ",
      "Europe//../Madrid",
    ]) func whatIsNoZoneIsRefused(name: String)
  {
    #expect(ZoneFile(named: name, Environment([:])) == nil)
  }

  @Test func filesThatAreCutOffAreRefused() throws {
    let bytes = try UserFile.read("/usr/share/zoneinfo/Europe/Madrid", limit: 1 << 20)
    #expect(ZoneFile(bytes) != nil)
    for count in 0..<bytes.count { _ = ZoneFile(Array(bytes.prefix(count))) }
    for count in 0..<200 { #expect(ZoneFile(Array(bytes.prefix(count))) == nil) }
  }

  @Test func theDatabaseMayBeElsewhereOrMissing() {
    #expect(ZoneFile.names(Environment(["TZDIR": "/nowhere"])).isEmpty)
    #expect(ZoneFile(named: "Europe/Madrid", Environment(["TZDIR": "/nowhere"])) == nil)
  }
}

private let hasZones = (try? Folder.open("/usr/share/zoneinfo/Pacific")) != nil
