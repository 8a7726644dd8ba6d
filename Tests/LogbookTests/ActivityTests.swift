import Documents
import Formats
import TestSupport
import Testing
import Training

@testable import Logbook

/// Activities and the files that are kept beside them.
@Suite struct ActivityTests {
  private let bytes = Array("<gpx/>".utf8)

  private func activity(_ number: Int = 0) -> Activity {
    var activity = Activity(id: newID(), sport: .run, start: evening.adding(seconds: 60 * number))
    activity.distance = Thousandths(5_000)
    activity.file = TrackFile(format: "gpx", hash: SHA256.hash(bytes), size: bytes.count)
    return activity
  }

  private func added(_ scratch: ScratchLogbook, _ number: Int = 0) throws -> Activity {
    let activity = activity(number)
    try scratch.logbook.change("activity import", at: evening) { change in
      try change.save(activity)
      change.keep(bytes, of: activity)
    }
    return activity
  }

  private func track(_ activity: Activity) -> String {
    "data/activities/2026/\(activity.id.text)/track.gpx"
  }

  @Test func theFileIsKeptByteForByteAndReadBack() throws {
    let scratch = try ScratchLogbook()
    let activity = try added(scratch)
    #expect(scratch.documents[track(activity)] == "<gpx/>")
    let stored = try scratch.logbook.read { try $0.activities() }
    #expect(stored.values == [activity] && stored.problems.isEmpty)
    let folder = try #require(stored.documents.first?.folder)
    let kept = try scratch.logbook.read { try $0.keptFile(try #require(activity.file), in: folder) }
    #expect(kept == bytes)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
  }

  @Test func undoAndRedoBringBackTheWholeActivity() throws {
    let scratch = try ScratchLogbook()
    let activity = try added(scratch)
    let before = scratch.documents
    _ = try scratch.logbook.undo(at: evening)
    #expect(try scratch.logbook.read { try $0.activities().values } == [])
    // Redoing needs the file.
    #expect(scratch.documents[track(activity)] == "<gpx/>")
    _ = try scratch.logbook.redo(1, at: evening)
    #expect(scratch.documents == before)
    #expect(try scratch.logbook.read { try $0.activities().values } == [activity])
  }

  @Test func anUndoneImportIsNoDeletion() throws {
    let scratch = try ScratchLogbook()
    let activity = try added(scratch)
    let folder = WorkoutFolder(start: activity.start, id: activity.id)
    #expect(try scratch.logbook.read { try $0.deletion(of: folder) } == nil)
    _ = try scratch.logbook.undo(at: evening)
    #expect(try scratch.logbook.read { try $0.deletion(of: folder) } == nil)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
  }

  @Test func noRecordHoldsTheFile() throws {
    let scratch = try ScratchLogbook()
    _ = try added(scratch)
    #expect(scratch.files("state").values.allSatisfy { !$0.contains("<gpx/>") })
  }

  @Test func aCheckReportsAMissingOrChangedFile() throws {
    let scratch = try ScratchLogbook()
    let activity = try added(scratch)
    func kinds() throws -> [Finding.Kind] {
      try scratch.logbook.read { try $0.check(at: evening).findings.map(\.kind) }
    }
    try scratch.write(track(activity), "<gpx>other</gpx>")
    #expect(try kinds() == [.trackChanged])
    try scratch.remove(track(activity))
    #expect(try kinds() == [.trackMissing])
    // The activity is read all the same.
    #expect(try scratch.logbook.read { try $0.activities().values } == [activity])
    try scratch.write(track(activity), "<gpx/>")
    #expect(try kinds() == [])
    try scratch.logbook.change("activity delete", at: evening) { change in
      change.delete(try #require(try change.snapshot.activities().documents.first))
    }
    // Undo can bring it back.
    #expect(try kinds() == [])
    let folder = WorkoutFolder(start: activity.start, id: activity.id)
    #expect(try scratch.logbook.read { try $0.deletion(of: folder) } == evening)
    let unknown = self.activity(1)
    try scratch.write(track(unknown), "<gpx/>")
    #expect(try kinds() == [.trackWithoutActivity])
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    _ = try scratch.logbook.moveToTrash(found.filter(\.isRepairable), at: evening)
    #expect(try kinds() == [])
  }

  @Test func aDamagedActivityIsReportedAndTheRestIsRead() throws {
    let scratch = try ScratchLogbook()
    let (first, second) = (try added(scratch), try added(scratch, 1))
    try scratch.write("data/activities/2026/\(first.id.text)/activity.json", "{")
    let stored = try scratch.logbook.read { try $0.activities() }
    #expect(stored.values == [second])
    #expect(stored.problems.map(\.path) == ["activities/2026/\(first.id.text)/activity.json"])
  }

  @Test func theProfileIsOneDocument() throws {
    let scratch = try ScratchLogbook()
    var profile = Profile()
    profile.height = Thousandths(180)
    try scratch.logbook.change("profile", at: evening) { try $0.save(profile, over: nil) }
    #expect(try scratch.logbook.read { try $0.profile()?.value } == profile)
    #expect(scratch.documents["data/profile.json"] != nil)
    _ = try scratch.logbook.undo(at: evening)
    #expect(try scratch.logbook.read { try $0.profile() } == nil)
  }
}
