import Testing

@testable import Logbook

@Suite struct TrustTests {
  private let second: Int64 = 1_000_000_000

  @Test(arguments: [(0, true), (7, true), (8, false), (9, false), (10, false), (11, false)])
  func whatIsNewIsNotTrusted(time: Int64, isTrusted: Bool) {
    let trust = Trust(newest: 5 * second, now: 10 * second, isRemote: false)
    #expect(trust.covers(time * second) == isTrusted)
  }

  /// The clock has gone back from 100 to 50: what was changed at either time is uncertain.
  @Test(arguments: [
    (97, true), (98, false), (100, false), (47, true), (48, false), (50, false), (52, false), (53, true),
  ])
  func aClockThatGoesBack(time: Int64, isTrusted: Bool) {
    let trust = Trust(newest: 100 * second, now: 50 * second, isRemote: false)
    #expect(trust.covers(time * second) == isTrusted)
  }

  /// What the clock here shows says nothing of another machine's.
  @Test(arguments: [(2, true), (3, false), (5, false)])
  func anotherMachinesClock(time: Int64, isTrusted: Bool) {
    let trust = Trust(newest: 5 * second, now: 1_000 * second, isRemote: true)
    #expect(trust.covers(time * second) == isTrusted)
  }
}
