import Documents
import Foundation
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// `redo`, several changes at once, and the changes of one command that made several.
@Suite struct RedoTests {
  @Test func redoBringsBackChangeByChange() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    for name in ["one", "two", "three"] { try scratch.logbook.edit { $0.name = name } }
    func name() throws -> String? { try scratch.logbook.workout(folder)?.workout.name }
    #expect(try scratch.logbook.undo(2, at: evening).map(\.command) == ["edit", "edit"])
    #expect(try name() == "one")
    #expect(try scratch.logbook.redo(1, at: evening).map(\.command) == ["edit"])
    #expect(try name() == "two")
    try scratch.logbook.undo(at: evening)
    #expect(try name() == "one")
    #expect(try scratch.logbook.redo(5, at: evening).count == 2)
    #expect(try name() == "three")
    expect(.nothingToRedo) { _ = try scratch.logbook.redo(1, at: evening) }
    #expect(try scratch.logbook.undo(99, at: evening).count == 4)
    #expect(try scratch.logbook.workout(folder) == nil)
    #expect(try scratch.logbook.redo(4, at: evening).count == 4)
    #expect(try name() == "three")
    #expect(try scratch.logbook.read { try $0.currentWorkoutFolder() } == folder)
  }

  @Test func aChangeEndsWhatCanBeRedone() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.name = "one" }
    try scratch.logbook.undo(at: evening)
    try scratch.logbook.edit { $0.name = "two" }
    expect(.nothingToRedo) { _ = try scratch.logbook.redo(1, at: evening) }
    #expect(try scratch.logbook.undoable(9).map(\.command) == ["edit", "start"])
  }

  @Test func aDocumentChangedSinceIsNotRedone() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.name = "one" }
    try scratch.logbook.undo(at: evening)
    let path = "workouts/\(folder.text)/workout.json"
    try scratch.write(
      "data/" + path, try #require(scratch.documents["data/" + path]).replacing("Leg day", with: "theirs"))
    expect(.conflict([path])) { _ = try scratch.logbook.redo(1, at: evening) }
  }

  @Test func noneOfSeveralIsUndoneIfOneCannotBe() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let other = try scratch.logbook.change("log", at: evening) { try $0.add(workout()) }
    let path = "workouts/\(folder.text)/workout.json"
    try scratch.write(
      "data/" + path, try #require(scratch.documents["data/" + path]).replacing("Leg day", with: "theirs"))
    let before = scratch.documents
    expect(.conflict([path])) { _ = try scratch.logbook.undo(2, at: evening) }
    #expect(scratch.documents == before)
    #expect(try scratch.logbook.undoable(9).map(\.conflicts) == [[], [path]])
    #expect(try scratch.logbook.undo(at: evening).changes.folders == [other])
  }

  @Test func aGroupIsOneChange() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let before = scratch.documents
    try importBatches(3, into: scratch)
    let imported = scratch.documents
    #expect(try scratch.logbook.undoable(9).map(\.command) == ["import", "start"])
    #expect(try scratch.logbook.undo(at: evening).changes.workouts.count == 6)
    #expect(scratch.documents == before)
    #expect(try scratch.logbook.redo(1, at: evening).map(\.command) == ["import"])
    #expect(scratch.documents == imported)
    #expect(try scratch.logbook.undo(2, at: evening).map(\.command) == ["import", "start"])
    #expect(try scratch.logbook.workout(folder) == nil)
  }

  /// Another process logs between the batches.
  @Test func aChangeAmongThoseOfAGroupStays() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    try importBatches(2, into: scratch)
    try scratch.logbook.edit { $0.name = "Between" }
    try importBatches(2, into: scratch)
    #expect(try scratch.logbook.undoable(9).map(\.command) == ["import", "edit", "start"])
    #expect(try scratch.logbook.undo(at: evening).changes.workouts.count == 8)
    #expect(try scratch.logbook.undoable(9).map(\.command) == ["edit", "start"])
  }

  @Test func aGroupOfManyWorkoutsIsCounted() throws {
    let scratch = try ScratchLogbook()
    try importBatches(11, into: scratch)
    let listed = try #require(try scratch.logbook.undoable(1).first).changes
    #expect(listed.workouts.isEmpty && listed.gained == (22, 44) && listed.lost == (0, 0))
    let undone = try scratch.logbook.undo(at: evening).changes
    #expect(undone.gained == (0, 0) && undone.lost == (22, 44))
  }

  /// A crash while several changes are undone or made again: before the commit, nothing is; after it, all are.
  @Test(arguments: [nil] + (0...9).map(Int?.some)) func severalAreReversedWholeOrNotAtAll(applied: Int?)
    throws
  {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    let started = scratch.documents
    try importBatches(2, into: scratch)
    for name in ["one", "two"] { try scratch.logbook.edit { $0.name = name } }
    let edited = scratch.documents
    /// Crashes a change that turned `before` into `after`, and expects that a reader and the next change see one of them.
    func crash(from before: [String: String], to after: [String: String], _ commands: [String]) throws {
      #expect(scratch.documents == after)
      try scratch.crashLastChange(applied: applied ?? 0)
      if applied == nil {
        try scratch.remove(scratch.files("state").keys.filter { $0.hasSuffix(".pending") }[0])
      }
      #expect(try scratch.logbook.undoable(9).map(\.command) == commands)
      let own = try scratch.logbook.change("log", at: evening) { try $0.add(workout(exercises: 0)) }
      try scratch.remove("data/workouts/\(own.text)/workout.json")
      #expect(scratch.documents == (applied == nil ? before : after))
    }
    #expect(try scratch.logbook.undo(3, at: evening).map(\.command) == ["edit", "edit", "import"])
    try crash(from: edited, to: started, applied == nil ? ["edit", "edit", "import", "start"] : ["start"])
  }

  @Test func eachChangeOfSeveralIsRedoneByItself() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.name = "one" }
    let edited = scratch.documents
    try importBatches(2, into: scratch)
    let imported = scratch.documents
    try scratch.logbook.edit { $0.name = "two" }
    let all = scratch.documents
    _ = try scratch.logbook.undo(3, at: evening)
    #expect(try scratch.logbook.redo(1, at: evening).map(\.command) == ["edit"])
    #expect(scratch.documents == edited)
    #expect(try scratch.logbook.redo(1, at: evening).map(\.command) == ["import"])
    #expect(scratch.documents == imported)
    _ = try scratch.logbook.undo(2, at: evening)
    #expect(try scratch.logbook.redo(9, at: evening).map(\.command) == ["edit", "import", "edit"])
    #expect(scratch.documents == all)
    expect(.nothingToRedo) { _ = try scratch.logbook.redo(1, at: evening) }
    #expect(try scratch.logbook.undo(9, at: evening).count == 4)
    #expect(try scratch.logbook.workout(folder) == nil)
  }

  /// A change and its opposite leave nothing to write.
  @Test func changesThatCancelEachOtherAreUndone() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    for name in ["one", "Leg day"] { try scratch.logbook.edit { $0.name = name } }
    let documents = scratch.documents
    #expect(try scratch.logbook.undo(2, at: evening).count == 2)
    #expect(scratch.documents == documents)
    #expect(try scratch.logbook.undoable(9).map(\.command) == ["start"])
    #expect(try scratch.logbook.redo(2, at: evening).count == 2)
    #expect(try scratch.logbook.undoable(9).map(\.command) == ["edit", "edit", "start"])
  }

  /// More records than stay where every command lists them.
  @Test func olderChangesArePutAwayAndStillUndone() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(sets: 0))
    let count = OperationLog.recent + OperationLog.slack + 40
    for number in 1...count { try scratch.logbook.edit { $0.name = "\(number)" } }
    let files = scratch.files("state").keys
    #expect(files.filter { $0.contains("/operations/") }.count <= OperationLog.recent + OperationLog.slack)
    #expect(files.filter { $0.contains("/past/") }.count >= 30)
    #expect(try scratch.logbook.undoable(.max).count == count + 1)
    #expect(try scratch.logbook.undo(count, at: evening).count == count)
    #expect(try scratch.logbook.workout(folder)?.workout.name == "Leg day")
    #expect(try scratch.logbook.redo(3, at: evening).count == 3)
    #expect(try scratch.logbook.workout(folder)?.workout.name == "3")
  }

  @Test func recordsOfMoreThanNinetyDaysAgoGo() throws {
    let scratch = try ScratchLogbook()
    let count = OperationLog.recent + OperationLog.slack
    func log(_ number: Int, day: Int) throws {
      for _ in 0..<number {
        _ = try scratch.logbook.change("log", at: evening.adding(seconds: day * 86_400)) {
          try $0.add(workout(exercises: 0))
        }
      }
    }
    try log(count, day: 0)
    try log(1, day: 90)
    #expect(try scratch.logbook.undoable(.max).count == count + 1)
    try log(OperationLog.slack + 1, day: 91)
    // Of the first, only those among the newest are left.
    #expect(try scratch.logbook.undoable(.max).count == OperationLog.recent)
  }

  @Test func theOldestRecordsGoOnceAllTakeTooMuchSpace() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    for name in ["one", "two", "three"] { try scratch.logbook.edit { $0.name = name } }
    func records() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: scratch.root + "/state")
        .filter { $0.hasSuffix(".done") }.sorted()
    }
    let before = try records()
    // Two records of three quarters of the limit each, as sparse files.
    for name in before.dropFirst().prefix(2) {
      let file = try #require(FileHandle(forUpdatingAtPath: scratch.root + "/state/" + name))
      try file.truncate(atOffset: UInt64(OperationLog.bytes / 4 * 3))
    }
    // A small change doesn't look at the size.
    try scratch.logbook.edit { $0.name = "four" }
    #expect(try records().count == before.count + 1)
    _ = try scratch.logbook.change("import", at: evening) { change in
      for _ in 0..<1_001 { _ = try change.add(workout(exercises: 0)) }
    }
    // The second of them and what came after it.
    #expect(try records().prefix(2) == before.suffix(2) && records().count == 4)
  }
}

/// Makes changes as an import does: each of two workouts with two sets.
private func importBatches(_ count: Int, into scratch: ScratchLogbook) throws {
  for _ in 0..<count {
    try scratch.logbook.change("import", at: evening, group: "import-1") { change in
      for _ in 0..<2 { _ = try change.add(workout()) }
    }
  }
}
