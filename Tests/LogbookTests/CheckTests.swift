import Documents
import Foundation
import System
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct CheckTests {
  private let folder = "workouts/2026/20261121t1830-7kq2m4xd9a"

  @Test(
    "The names that sync programs give to copies",
    arguments: [
      "workout.sync-conflict-20261121-183000-ABCDEFG.json", "workout (conflicted copy 2026-11-21).json",
      "workout (Anna's conflicted copy 2026-11-21).json", "workout (copia en conflicto).json",
      "workout 2.json", "workout_conflict.json",
    ])
  func copies(name: String) {
    #expect(ConflictCopy.original(of: name, in: folder) == folder + "/workout.json")
  }

  @Test(
    "Names that are no copies of a document",
    arguments: [
      "workout.json", "workouts 2.json", "notes.txt", "set-1 2.json", ".tmp-1.json", "workout 2.txt",
    ])
  func others(name: String) { #expect(ConflictCopy.original(of: name, in: folder) == nil) }

  @Test func aRepairMovesAndNothingIsLost() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let set = "workouts/\(folder.text)/set-20261121t1830-0000000001.json"
    try scratch.write("data/" + set, "{")
    try scratch.write("data/gymlog.json", "")
    let hand = try #require(scratch.files("state").keys.first { $0.hasSuffix("/hand") })
    let record = hand.dropLast("hand".count) + "operations/00000009-aaaaaaaaaa.pending"
    try scratch.write(String(record), "")
    let before = (scratch.documents, scratch.files("state"))
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    #expect(
      Set(found.filter(\.isDamage).map(\.path)) == [set, "gymlog.json", scratch.root + "/" + record])
    let moved = try scratch.logbook.moveToTrash(found.filter(\.isForTrash), at: evening)
    #expect(moved.count == 3)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings.filter(\.isDamage) } == [])
    #expect(scratch.documents["data/" + set] == nil)
    do {
      // Another process writes: counting doesn't wait for it.
      let root = try #require(try scratch.logbook.directories.openData())
      let lock = try scratch.logbook.lock(root)
      defer { _ = lock }
      #expect(scratch.logbook.filesInTrash() == 3)
    }
    #expect(try scratch.logbook.restoreFromTrash().count == 3)
    #expect(scratch.logbook.filesInTrash() == 0)
    #expect(scratch.documents == before.0 && scratch.files("state") == before.1)
    #expect(throws: (any Error).self) { try scratch.logbook.restoreFromTrash() }
  }

  /// The ids of the folders in the trash tell minutes only.
  @Test func repairsInOneMinuteAreUndoneLastFirst() throws {
    for _ in 0..<8 {
      let scratch = try ScratchLogbook()
      let folder = try scratch.logbook.begin(workout())
      let before = scratch.documents
      let paths = before.keys.sorted().map { String($0.dropFirst("data/".count)) }
        .filter { $0.hasPrefix("workouts/\(folder.text)/") }
      for path in paths {
        let finding = Finding(path: path, kind: .setWithoutExercise)
        _ = try scratch.logbook.moveToTrash([finding], at: evening)
      }
      for path in paths.reversed() { #expect(try scratch.logbook.restoreFromTrash() == [path]) }
      #expect(scratch.documents == before)
    }
  }

  @Test(arguments: StandaloneKind.allCases) func damageIsFoundInEveryKind(kind: StandaloneKind) throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    let path = DocumentPath.standalone(kind, newID()).text
    try scratch.write("data/" + path, "{")
    #expect(
      try scratch.logbook.read { try $0.check(at: evening).findings.filter(\.isDamage).map(\.path) } == [path]
    )
  }

  @Test func aRepairMakesModesPrivate() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let year = try Folder.open(scratch.root + "/data/workouts/2026")
    let inner = try #require(try year.openFolder(folder.id.text))
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
    try inner.setMode(of: "workout.json", 0o644)
    try year.setMode(of: folder.id.text, 0o755)
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    #expect(
      found == [Finding(path: "workouts/\(folder.text)", kind: .mode(0o755, instead: 0o700, others: 1))])
    #expect(found.allSatisfy { $0.isRepairable && !$0.isForTrash && !$0.isDamage })
    #expect(try scratch.logbook.setModes() == 2 && scratch.logbook.setModes() == 0)
    #expect(try inner.status("workout.json")?.mode == 0o600 && inner.status().mode == 0o700)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
  }

  @Test func aRepairWritesWhatGitNeeds() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    _ = try Folder.makeFolders(scratch.root + "/data/.git")
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    #expect(found.map(\.path) == [".gitattributes", ".gitignore"] && found.allSatisfy(\.isRepairable))
    #expect(try scratch.logbook.writeGitFiles() == [".gitattributes", ".gitignore"])
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
  }

  @Test func aFolderInThePlaceOfThePointerIsMoved() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    let hand = try #require(scratch.files("state").keys.first { $0.hasSuffix("/hand") })
    try scratch.remove(hand)
    _ = try Folder.makeFolders(scratch.root + "/" + hand)
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    #expect(found.filter(\.isForTrash).map(\.path) == [scratch.root + "/" + hand])
    _ = try scratch.logbook.moveToTrash(found.filter(\.isForTrash), at: evening)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings.filter(\.isDamage) } == [])
  }

  @Test func aCheckReportsUnknownNumbersLongWorkoutsAndWrongYears() throws {
    let scratch = try ScratchLogbook()
    var workout = workout()
    workout.end = workout.start.adding(seconds: 86_400)
    let folder = try scratch.logbook.change("log", at: evening) { try $0.add(workout) }
    let exercise = "exercise-\(workout.exercises[0].id.text).json"
    func found() throws -> [Finding] {
      try scratch.logbook.read { try $0.check(at: evening) { $0.text != "32" }.findings }
        .filter { $0.kind != .staleIndex }
    }
    #expect(
      try found() == [Finding(path: "workouts/\(folder.text)/\(exercise)", kind: .unknownNumber("32"))])
    let path = "data/workouts/\(folder.text)/workout.json"
    let text = try #require(scratch.documents[path])
    let longer = workout.start.adding(seconds: 86_401)
    try scratch.write(path, text.replacing(try #require(workout.end).text, with: longer.text))
    let long = Finding.Kind.longWorkout(Duration(seconds: 86_401), id: workout.id.text)
    #expect(try found().map(\.kind) == [.unknownNumber("32"), long])
    let years = try Folder.open(scratch.root + "/data/workouts")
    try years.makeFolder("2025")
    let (old, new) = (try #require(try years.openFolder("2026")), try #require(try years.openFolder("2025")))
    try old.rename(folder.id.text, to: folder.id.text, in: new)
    #expect(
      try found().map(\.kind) == [.unknownNumber("32"), .otherYear(2026), long])
    #expect(try found().allSatisfy { !$0.isRepairable && !$0.isDamage && $0.isProblem })
  }

  @Test func temporaryFilesOfACrashAreMovedAfterAnHour() throws {
    let scratch = try ScratchLogbook()
    let folder = "data/workouts/" + (try scratch.logbook.begin(workout())).text
    for name in ["new", "old"] { try scratch.write(folder + "/.tmp-" + name, "{") }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3_700)],
      ofItemAtPath: scratch.root + "/" + folder + "/.tmp-old")
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    #expect(found.map(\.kind) == [.leftover] && found.allSatisfy(\.isForTrash))
    _ = try scratch.logbook.moveToTrash(found, at: evening)
    #expect(try scratch.logbook.read { try $0.check(at: evening).findings } == [])
    #expect(scratch.documents[folder + "/.tmp-new"] == "{")
  }

  @Test func aNewerDocumentIsLeftAlone() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.write("data/workouts/\(folder.text)/set-20261121t1830-0000000001.json", #"{"format": 2}"#)
    let found = try scratch.logbook.read { try $0.check(at: evening).findings }
    #expect(found.filter(\.isDamage).count == 1 && found.allSatisfy { !$0.isRepairable })
  }

  @Test func aWorkoutHasALimit() throws {
    let scratch = try ScratchLogbook()
    let before = scratch.documents
    #expect(throws: (any Error).self) { try scratch.logbook.begin(workout(sets: 3_000)) }
    #expect(scratch.documents.filter { $0.key.contains("set-") } == before)
  }
}
