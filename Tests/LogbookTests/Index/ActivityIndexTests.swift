import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// The index of the activities keeps the same promise as the index of the history.
@Suite struct ActivityIndexTests {
  /// A logbook with more old runs than the drift limit.
  private func ran(_ days: ClosedRange<Int> = 100...120) throws -> ScratchLogbook {
    let scratch = try ScratchLogbook()
    for day in [1] + days { try scratch.run(days: day, name: day % 3 == 0 ? "Round the lake" : nil) }
    _ = try scratch.histories()
    return scratch
  }

  @Test func readingsAgreeWithAndWithoutTheIndex() throws {
    let scratch = try ran()
    #expect(scratch.activityIndex != nil)
    let (with, without) = try scratch.histories()
    #expect(with == without && with.activities.count == 22)
    #expect(with.activities.map(\.start) == with.activities.map(\.start).sorted())
  }

  @Test func aFewActivitiesAreReadEachTime() throws {
    let scratch = try ran(100...115)
    #expect(scratch.activityIndex == nil)
    try scratch.run(days: 116)
    #expect(try scratch.histories().with.activities.count == 18)
    #expect(scratch.activityIndex != nil)
  }

  @Test func aDamagedIndexIsNotUsed() throws {
    let scratch = try ran()
    let expected = try scratch.histories().without
    let bytes = try #require(scratch.activityIndex)
    for offset in stride(from: 0, to: bytes.count, by: 53) {
      var flipped = bytes
      flipped[offset] ^= UInt8(1 << (offset % 8))
      scratch.activityIndex = flipped
      #expect(try scratch.histories().with == expected, "byte \(offset)")
    }
    scratch.activityIndex = Array(bytes.dropLast(100))
    #expect(try scratch.histories().with == expected)
    #expect(scratch.activityIndex == bytes)
  }

  @Test func changesOfAnyDayShowAtOnce() throws {
    let scratch = try ran()
    let stored = try scratch.logbook.read { try $0.activities() }.documents
    let (edited, deleted) = (stored[0], stored[1])
    try scratch.logbook.change("activity edit", at: evening) { change in
      var activity = edited.value
      activity.distance = Thousandths(6_000)
      try change.save(activity, over: edited)
      change.delete(deleted)
    }
    let (with, without) = try scratch.histories()
    #expect(with == without && with.activities.count == 21)
    #expect(with.activities[0].distance == Thousandths(6_000))
  }

  @Test func theNextFullPassFindsAnEditInPlaceOfAnOldActivity() throws {
    let scratch = try ran()
    let (new, old) = (try scratch.run(days: 59), try scratch.run(days: 63))
    for days in 130..<150 { try scratch.run(days: days) }
    try scratch.expectSeenByTheNextFullPass {
      try edit(new, in: scratch)
    } old: {
      try edit(old, in: scratch)
    }
  }

  private func edit(_ path: DocumentPath, in scratch: ScratchLogbook) throws {
    scratch.letTimePass()
    let text = try scratch.documents["data/" + path.text].orThrow()
    try scratch.overwrite("data/" + path.text, text.replacing("5000", with: "5001"))
    scratch.letTimePass()
  }

  @Test func aDamagedDocumentIsReportedByEachReading() throws {
    let scratch = try ran()
    let path = try scratch.run(days: 110)
    try scratch.overwrite("data/" + path.text, "{")
    for _ in 1...2 {
      let (with, without) = try scratch.histories()
      #expect(with == without && with.problems.map(\.path) == [path.text])
    }
  }
}
