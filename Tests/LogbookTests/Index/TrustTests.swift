import System
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct TrustTests {
  private let second: Int64 = 1_000_000_000

  @Test(arguments: [(0, true), (7, true), (8, false), (9, false), (10, false), (11, false)])
  func recentChangesAreNotTrusted(time: Int64, isTrusted: Bool) {
    let trust = TimestampTrust(newest: 5 * second, now: 10 * second, isRemote: false)
    #expect(trust.covers(time * second) == isTrusted)
  }

  /// The clock was set back from 100 to 50, so change times near either are uncertain.
  @Test(arguments: [
    (97, true), (98, false), (100, false), (47, true), (48, false), (50, false), (52, false), (53, true),
  ])
  func aClockThatWasSetBack(time: Int64, isTrusted: Bool) {
    let trust = TimestampTrust(newest: 100 * second, now: 50 * second, isRemote: false)
    #expect(trust.covers(time * second) == isTrusted)
  }

  /// A folder that was too new when it was read is listed again, even if its status is the same.
  @Test(arguments: [true, false]) func anUntrustedYearIsListed(isTrusted: Bool) throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 400))
    let without = try scratch.histories().without
    try scratch.changeIndex { content in
      (content.stamps, content.history) = ([], History())
      for place in content.years.indices {
        (content.years[place].count, content.years[place].isTrusted) = (0, isTrusted)
      }
    }
    let deadlift = try #require(ExerciseID("32"))
    let alone = try scratch.logbook.read { try $0.past(of: deadlift, excluding: nil)?.history }
    #expect(alone == (isTrusted ? History() : nil))
    #expect(try scratch.histories().with == without || isTrusted)
    #expect(try scratch.histories().with != without || !isTrusted)
  }

  @Test("A year that is old enough isn't listed again") func anOldYearIsTrusted() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 400))
    _ = try scratch.histories()
    try scratch.changeIndex { content in
      #expect(!content.years.isEmpty && content.years.allSatisfy(\.isTrusted))
    }
  }

  @Test(arguments: [true, false]) func anUntrustedWorkoutIsRead(isTrusted: Bool) throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 400))
    try scratch.dropIn(past(days: 0))
    _ = try scratch.histories()
    try scratch.editSet(of: folder)
    try scratch.changeIndex { content in
      for place in content.stamps.indices { content.stamps[place].isTrusted = isTrusted }
    }
    let (with, without) = try scratch.histories()
    #expect((with == without) == !isTrusted)
  }

  /// A folder or file that replaced another with the same time, and one that was changed.
  @Test func anotherInodeOrTimeIsAChange() throws {
    let scratch = try ScratchLogbook()
    try scratch.write("data/a", "")
    let scan = try #require(try Folder.open(scratch.root).scan("data", .names))
    let year = YearStamp(2026, scan.folder)
    let workout = WorkoutStamp(WorkoutKey(year: 2026, id: PackedID(newID())), scan)
    let weights = WeightFolderStamp(scan.folder)
    let weight = WeightStamp(PackedID(newID()), .past(days: 1), scan.folder)
    for (inode, time) in [(0, 0), (1, 0), (0, 1)] as [(UInt64, Int64)] {
      var status = scan.folder
      status.inode += inode
      status.changed += time
      let isSame = inode == 0 && time == 0
      #expect(year.isSame(status) == isSame)
      #expect(workout.isSame(status) == isSame)
      #expect(weights.isSame(status) == isSame)
      #expect(weight.isSame(status) == isSame)
    }
  }

  /// A snapshot that leaves out newer changes isn't indexed.
  @Test func aRewindingSnapshotWritesNoIndex() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 3))
    _ = try scratch.logbook.snapshot(rewinding: true).history(at: evening)
    #expect(scratch.index == nil)
  }

  /// The local clock says nothing about another machine's.
  @Test(arguments: [(2, true), (3, false), (5, false)])
  func anotherMachinesClock(time: Int64, isTrusted: Bool) {
    let trust = TimestampTrust(newest: 5 * second, now: 1_000 * second, isRemote: true)
    #expect(trust.covers(time * second) == isTrusted)
  }
}
