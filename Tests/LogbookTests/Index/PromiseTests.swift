import Documents
import Foundation
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// The promise of the index: the history is the same with and without it, whatever happens to the logbook, except that an
/// edit in place in a workout older than sixty days shows only after the next full pass.
@Suite struct PromiseTests {
  @Test(arguments: seeds(4)) func theHistoryIsTheSameWithAndWithoutTheIndex(seed: UInt64) throws {
    var life = try RandomLogbook(seed)
    for step in 1...50 {
      let done = try life.step()
      let (with, without) = try life.scratch.histories(at: life.now)
      let what: Comment = "seed \(seed), step \(step): \(done)"
      if !life.hasUnseenEdit { #expect(with.history == without.history, what) }
      if !life.hasUnseenWeight { #expect(with.weights == without.weights, what) }
      if !life.hasUnseenEdit, !life.hasUnseenWeight { #expect(with == without, what) }
    }
    try life.finishAll()
    let (with, without) = try life.scratch.histories(at: life.now)
    #expect(with == without, "seed \(seed), after a full pass")
  }

  /// An edit in place shows at once in a workout 60 days old, and with `finish` in one 61 days old.
  @Test func theNextFullPassFindsAnEditInPlaceInAnOldWorkout() throws {
    let scratch = try ScratchLogbook()
    let old = try scratch.dropIn(past(days: 61))
    let new = try scratch.dropIn(past(days: 60))
    try scratch.dropIn(past(days: 0))
    try scratch.expectSeenByTheNextFullPass {
      try scratch.editSet(of: new)
    } old: {
      try scratch.editSet(of: old)
    }
  }

  /// Days count back from the clock or the newest workout, whichever is earlier.
  @Test func aClockThatRunsAheadHidesNoEdit() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 10))
    let later = evening.adding(seconds: 400 * 86_400)
    _ = try scratch.histories(at: later)
    try scratch.editSet(of: folder)
    let (with, without) = try scratch.histories(at: later)
    #expect(with == without)
  }

  @Test func aClockThatGoesBackHidesNoEdit() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 100))
    try scratch.dropIn(past(days: 1))
    _ = try scratch.histories()
    try scratch.editSet(of: folder)
    let (with, without) = try scratch.histories(at: evening.adding(seconds: -90 * 86_400))
    #expect(with == without)
  }

  /// A file read right after a change may have been changed again with the same change time.
  @Test func recentChangesAreReadAgain() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 100))
    var fresh = scratch.logbook
    fresh.indexClock = IndexLocation.systemClock
    _ = try fresh.read { try $0.history(at: evening) }
    let root = try Folder.open(scratch.root + "/data")
    let index = try #require(try scratch.indexPlace(of: scratch.root + "/data").open(of: root))
    #expect(index.column(.stamps, of: WorkoutStamp.self)?.map(\.isTrusted) == [false])
    #expect(index.column(.years, of: YearStamp.self)?.map(\.isTrusted) == [false])
  }

  @Test func oneMoreSetDoesNotRewriteTheIndex() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 3))
    try scratch.logbook.begin(workout())
    let before = try scratch.histories().with.history.sets.count
    let index = scratch.index
    try scratch.logbook.edit { $0.addSet() }
    #expect(try scratch.histories().with.history.sets.count == before + 1)
    #expect(scratch.index == index)
  }

  @Test func aReportRewritesTheIndexAfterAChangeOfThePast() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 3))
    _ = try scratch.histories()
    var index = scratch.index
    try scratch.dropIn(past(days: 5))
    _ = try scratch.histories()
    #expect(scratch.index != index)
    // The same if workouts are gone.
    index = scratch.index
    try FileManager.default.removeItem(atPath: scratch.root + "/data/workouts")
    #expect(try scratch.histories().with.history.sessions.isEmpty)
    #expect(scratch.index != index)
  }

  @Test func changesToPastWorkoutsUpdateTheIndex() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 90))
    try scratch.edit(folder) { $0.addSet() }
    #expect(scratch.index == nil, "who asks for no report needs no index")
    _ = try scratch.histories()
    var index = scratch.index
    func expectRewritten(_ change: () throws -> Void) throws {
      scratch.letTimePass()
      try change()
      #expect(scratch.index != nil && scratch.index != index)
      index = scratch.index
      let (with, without) = try scratch.histories()
      #expect(with == without)
      #expect(scratch.index == index, "the report has nothing to write")
    }
    try scratch.logbook.begin(workout())
    #expect(scratch.index == index)
    try expectRewritten { try scratch.finish() }
    try expectRewritten { try scratch.edit(folder) { $0.addSet() } }
    try expectRewritten { _ = try scratch.logbook.undo(at: evening) }
    try expectRewritten { try scratch.delete(folder) }
  }

  @Test func pendingChangesCount() throws {
    for applied in 0...3 {
      let scratch = try ScratchLogbook()
      try scratch.dropIn(past(days: 3))
      let folder = try scratch.dropIn(past(days: 90))
      _ = try scratch.histories()
      try scratch.edit(folder) {
        $0.addSet()
        $0.addSet()
        $0.name = "Changed"
      }
      let expected = try scratch.histories().without
      try scratch.crashLastChange(applied: applied)
      let (with, without) = try scratch.histories()
      #expect(with == expected && without == expected)
    }
  }

  @Test func damageIsReportedWithAndWithoutTheIndex() throws {
    let scratch = try ScratchLogbook()
    for days in [3, 90, 91, 92] { try scratch.dropIn(past(days: days)) }
    _ = try scratch.histories()
    let sets = scratch.documents.keys.filter { $0.contains("/set-") }.sorted()
    try scratch.write(sets[0], "{")
    let head = try #require(scratch.documents.keys.filter { $0.contains("/workout.json") }.max())
    try scratch.write(head, "[]")
    for round in 1...4 {
      // An index written meanwhile doesn't hide them.
      if round == 3 { scratch.index = nil }
      let (with, without) = try scratch.histories()
      #expect(with == without)
      #expect(with.problems.count == 2)
      #expect(with.history.sessions.count == 3)
    }
  }

  /// A file with a workout's name is reported each time, too.
  @Test func unreadableFoldersAreReportedWithAndWithoutTheIndex() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 90))
    let year = "data/workouts/\(folder.yearText)/"
    let other = newID().text
    try scratch.write(year + other, "")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.root + "/" + year + newID().text, withDestinationPath: folder.id.text)
    for _ in 1...3 {
      let (with, without) = try scratch.histories()
      #expect(with == without && with.problems.count == 2)
    }
    try scratch.remove(year + other)
    #expect(try scratch.histories().with.problems.count == 1)
  }

  /// Workouts that are read each time anyway are no reason to rewrite the index.
  @Test func muchDamageDoesNotRewriteTheIndexEachTime() throws {
    let scratch = try ScratchLogbook()
    for number in 1...17 {
      let folder = try scratch.dropIn(past(days: 90 + number))
      try scratch.write("data/workouts/\(folder.text)/workout.json", "{")
    }
    var inodes: [UInt64] = []
    for _ in 1...2 {
      #expect(try scratch.histories().with.problems.count == 17)
      let cache = try Folder.open(scratch.root + "/cache")
      inodes += try cache.names().compactMap { try cache.status($0)?.inode }
    }
    #expect(inodes.count == 2 && inodes[0] == inodes[1])
  }

  @Test func concurrentReportsAgree() throws {
    let scratch = try ScratchLogbook()
    for days in 1...30 { try scratch.dropIn(past(days: days)) }
    let expected = try scratch.histories().without
    let results = Results()
    let logbook = scratch.logbook
    let place = try scratch.indexPlace(of: scratch.root + "/data")
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      for _ in 1...4 {
        if number % 4 == 0 { place.removeAll() }
        let report = try? Report(logbook, at: evening)
        results.add(report == expected)
      }
    }
    #expect(results.all.count == 64 && results.all.allSatisfy(\.self))
    #expect(try scratch.histories().with == expected)
    #expect(try Folder.open(scratch.root + "/cache").names().count == 1)
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [Bool] = []
    func add(_ result: Bool) { lock.withLock { all.append(result) } }
  }

  @Test("Sessions are in the order of their starts, not of their ids, whichever were read anew")
  func startsThatWereEdited() throws {
    let scratch = try ScratchLogbook()
    var moved = past(days: 90)
    moved.start = evening.adding(seconds: -70 * 86_400)
    moved.end = moved.start.adding(seconds: 3_600)
    try scratch.dropIn(moved)
    _ = try scratch.histories()
    for days in [80, 75] {
      try scratch.dropIn(past(days: days))
      let (with, without) = try scratch.histories()
      #expect(with == without)
      #expect(with.history.sessions.last?.start == moved.start)
    }
  }

  @Test("What can't be opened as a year is told with and without the index")
  func aYearThatIsAFile() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 90))
    try scratch.write("data/workouts/2019", "")
    for _ in 1...2 {
      let (with, without) = try scratch.histories()
      #expect(with == without)
      #expect(with.problems.map(\.path) == ["workouts/2019"])
    }
  }
}

extension ScratchLogbook {
  /// Edits a set of a workout in place, so that the status of its folder stays the same.
  func editSet(of folder: WorkoutFolder) throws {
    letTimePass()
    let path = try documents.keys.filter { $0.contains(folder.text + "/set-") }.min().orThrow()
    let text = try documents[path].orThrow()
    let reps = text.contains("\"reps\": 9") ? 8 : 9
    try overwrite(path, text.replacing(#/"reps": \d+/#, with: "\"reps\": \(reps)"))
    letTimePass()
  }

  func finish() throws {
    try logbook.change("finish", at: evening) { change in
      guard let stored = try change.snapshot.currentWorkout() else { return }
      var workout = stored.workout
      workout.end = max(evening, workout.start.adding(seconds: 60))
      change.currentWorkoutFolder = nil
      change.checksEveryFile = true
      try change.save(workout, over: stored)
    }
  }

  func edit(_ folder: WorkoutFolder, _ body: (inout Workout) -> Void) throws {
    try logbook.change("edit", at: evening) { change in
      guard let stored = try change.snapshot.workout(folder) else { return }
      var workout = stored.workout
      body(&workout)
      try change.save(workout, over: stored)
    }
  }

  func reopen(_ folder: WorkoutFolder) throws {
    try logbook.change("reopen", at: evening) { change in
      guard let stored = try change.snapshot.workout(folder) else { return }
      var workout = stored.workout
      workout.end = nil
      try change.save(workout, over: stored)
      change.currentWorkoutFolder = folder
    }
  }

  func delete(_ folder: WorkoutFolder) throws {
    try logbook.change("delete", at: evening) { change in
      if let stored = try change.snapshot.workout(folder) { try change.delete(stored) }
    }
  }
}

struct Missing: Error {}

extension Optional {
  func orThrow() throws -> Wrapped {
    guard let self else { throw Missing() }
    return self
  }
}

extension Workout {
  mutating func addSet() {
    guard let last = exercises.indices.last else { return }
    exercises[last].sets.append(
      WorkoutSet(
        id: newID(), position: .after(exercises[last].sets.last?.position),
        result: Performance(.reps(3), at: .external(Mass(Thousandths(120), .kilograms)))))
  }
}
