import Documents
import Foundation
import System
import TestSupport
import Testing
import Training
import Wording

@testable import Logbook

/// Files beside the documents that can't be used: they stop no command that can do without them.
@Suite struct SideFileTests {
  /// A logbook with a current workout of two sets.
  private func begun() throws -> (ScratchLogbook, WorkoutFolder) {
    let scratch = try ScratchLogbook()
    return (scratch, try scratch.logbook.begin(workout()))
  }

  /// The path of this device's folder.
  private func device(_ scratch: ScratchLogbook) throws -> String {
    let hand = try #require(scratch.files("state").keys.first { $0.hasSuffix("/hand") })
    return String(hand.dropLast("/hand".count))
  }

  private func problems(_ scratch: ScratchLogbook) throws -> [Problem] {
    try scratch.logbook.read { snapshot in
      _ = try snapshot.currentWorkout()
      return snapshot.sideProblems()
    }
  }

  @Test("A damaged pending record doesn't block other commands", arguments: ["", "{", "[]"])
  func damagedPending(text: String) throws {
    let (scratch, folder) = try begun()
    let record = try device(scratch) + "/operations/00000009-aaaaaaaaaa.pending"
    try scratch.write(record, text)
    #expect(try scratch.logbook.workout(folder)?.workout.exercises.count == 1)
    #expect(try problems(scratch).map(\.path) == [scratch.root + "/" + record])
    try scratch.logbook.edit { $0.name = "After" }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
    #expect(scratch.files("state")[record] == text)
  }

  @Test("A newer program's pending record blocks writers, but not readers")
  func newerPending() throws {
    let (scratch, folder) = try begun()
    let record = try device(scratch) + "/operations/00000009-aaaaaaaaaa.pending"
    try scratch.write(record, #"{"format": 2}"#)
    #expect(try scratch.logbook.workout(folder)?.workout.name == "Leg day")
    #expect(try problems(scratch).count == 1)
    let before = scratch.documents
    #expect(throws: LogbookError.self) { try scratch.logbook.edit { $0.name = "After" } }
    #expect(scratch.documents == before)
    try repair(scratch, [scratch.root + "/" + record])
    try scratch.logbook.edit { $0.name = "After" }
  }

  /// Moves what can't be used to the trash, which has to be what is at these paths.
  private func repair(_ scratch: ScratchLogbook, _ paths: [String]) throws {
    let found = try scratch.logbook.read { try $0.check(at: evening).findings.filter(\.isForTrash) }
    #expect(found.map(\.path) == paths)
    _ = try scratch.logbook.moveToTrash(found, at: evening)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
  }

  @Test(
    "What is in the place of the lock or of the records stops writers until a repair, and no readers",
    arguments: [true, false])
  func obstacle(isLock: Bool) throws {
    let (scratch, folder) = try begun()
    let path = isLock ? "data/.lock" : try device(scratch) + "/operations"
    let place = scratch.root + "/" + path
    if isLock {
      try scratch.remove(path)
      _ = try Folder.makeFolders(place)
    } else {
      try FileManager.default.removeItem(atPath: place)
      try scratch.write(path, "")
    }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "Leg day")
    #expect(try problems(scratch).map(\.path) == (isLock ? [] : [place]))
    let before = scratch.documents
    #expect(throws: (any Error).self) { try scratch.logbook.edit { $0.name = "After" } }
    #expect(scratch.documents == before)
    try repair(scratch, [isLock ? ".lock" : place])
    try scratch.logbook.edit { $0.name = "After" }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
  }

  @Test("A folder in place of a pending record doesn't block other commands")
  func folderAsPending() throws {
    let (scratch, folder) = try begun()
    let record = try device(scratch) + "/operations/00000009-aaaaaaaaaa.pending"
    _ = try Folder.makeFolders(scratch.root + "/" + record)
    try scratch.logbook.edit { $0.name = "After" }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
  }

  @Test("A folder in the place of a pending document doesn't block the others")
  func folderAsDocument() throws {
    let (scratch, folder) = try begun()
    try scratch.logbook.edit { workout in
      workout.name = "After"
      workout.exercises[0].sets[1].note = "After."
    }
    let set = try #require(try scratch.logbook.workout(folder)?.workout.exercises[0].sets[1].id)
    _ = try scratch.crashLastChange(applied: 0)
    let path = "data/workouts/\(folder.text)/set-\(set.text).json"
    try scratch.remove(path)
    _ = try Folder.makeFolders(scratch.root + "/" + path)
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
    try scratch.logbook.change("note", at: evening) { _ in }
    #expect(scratch.files("state").keys.allSatisfy { !$0.hasSuffix(".pending") })
    #expect(scratch.documents["data/workouts/\(folder.text)/workout.json"]?.contains("After") == true)
    let stored = try #require(try scratch.logbook.workout(folder))
    #expect(stored.problems.map(\.path) == ["workouts/\(folder.text)/set-\(set.text).json"])
  }

  @Test("An overlong pointer to the current workout is ignored")
  func longPointer() throws {
    let (scratch, folder) = try begun()
    let pointer = try device(scratch) + "/hand"
    try scratch.write(pointer, String(repeating: "x", count: 5_000))
    try scratch.logbook.edit { $0.name = "After" }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
    #expect(try problems(scratch).map(\.path) == [scratch.root + "/" + pointer])
  }

  @Test("A folder in the place of the pointer stops neither a change nor another pointer")
  func folderAsPointer() throws {
    let (scratch, folder) = try begun()
    let pointer = try device(scratch) + "/hand"
    try scratch.remove(pointer)
    _ = try Folder.makeFolders(scratch.root + "/" + pointer)
    try scratch.logbook.edit { $0.name = "After" }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
    _ = try scratch.logbook.begin(workout(sets: 1))
    #expect(scratch.files("state").keys.allSatisfy { !$0.hasSuffix(".pending") })
    #expect(try problems(scratch).count == 1)
  }

  @Test("A damaged gymlog.json is reported, and blocks no change", arguments: ["", "{", #"{"format": 0}"#])
  func damagedHeader(text: String) throws {
    let (scratch, folder) = try begun()
    try scratch.write("data/gymlog.json", text)
    #expect(try problems(scratch).map(\.path) == ["gymlog.json"])
    try scratch.logbook.edit { $0.name = "After" }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "After")
    #expect(scratch.documents["data/gymlog.json"] == text)
    try scratch.remove("data/gymlog.json")
    _ = try Folder.makeFolders(scratch.root + "/data/gymlog.json")
    #expect(try problems(scratch).map(\.path) == ["gymlog.json"])
    try scratch.logbook.edit { $0.name = "Again" }
  }

  @Test("After a power cut loses the pointer, the open workout is found")
  func lostPointer() throws {
    let (scratch, folder) = try begun()
    try scratch.remove(try device(scratch) + "/hand")
    #expect(try scratch.logbook.read { try $0.currentWorkout()?.folder } == folder)
  }
}
