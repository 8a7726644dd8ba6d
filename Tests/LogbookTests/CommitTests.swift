import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct CommitTests {
  @Test func readsWhatWasWritten() throws {
    let scratch = try ScratchLogbook()
    let workout = workout(exercises: 3, sets: 4)
    let folder = try scratch.logbook.begin(workout)
    let stored = try #require(try scratch.logbook.workout(folder))
    #expect(stored.workout == workout)
    #expect(stored.problems.isEmpty)
    #expect(try scratch.logbook.read { try $0.currentWorkout()?.folder } == folder)
    #expect(scratch.documents.count == 1 + 1 + 3 + 12)
  }

  @Test func aChangeWritesOnlyChangedDocuments() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(exercises: 2, sets: 2))
    let before = scratch.documents
    try scratch.logbook.edit { $0.exercises[1].sets[0].note = "Slow." }
    let changed = scratch.documents.filter { before[$0.key] != $0.value }
    #expect(changed.count == 1)
    #expect(try scratch.logbook.workout(folder)?.workout.exercises[1].sets[0].note == "Slow.")
  }

  @Test func aChangeThatChangesNothingLeavesNoRecord() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    let state = scratch.files("state")
    try scratch.logbook.edit { _ in }
    #expect(scratch.files("state") == state)
  }

  @Test func aFailingFirstCommandLeavesNoLogbookBehind() throws {
    struct Refused: Error {}
    let scratch = try ScratchLogbook()
    #expect(throws: Refused.self) { try scratch.logbook.change("log", at: evening) { _ in throw Refused() } }
    #expect(scratch.files("").isEmpty)
  }

  @Test func removedSetsAndExercisesLoseTheirDocuments() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(exercises: 2, sets: 3))
    try scratch.logbook.edit { workout in
      workout.exercises.remove(at: 0)
      workout.exercises[0].sets.remove(at: 1)
    }
    #expect(scratch.documents.count == 1 + 1 + 1 + 2)
    #expect(try scratch.logbook.workout(folder)?.workout.exercises.map(\.sets.count) == [2])
  }

  @Test func deletingAWorkoutRemovesItsFolder() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.logbook.change("delete", at: evening) { change in
      try change.delete(try #require(try change.snapshot.workout(folder)))
    }
    #expect(Set(scratch.documents.keys) == ["data/gymlog.json"])
    #expect(try Folder.open(scratch.root + "/data/workouts/2026").names().isEmpty)
    #expect(try scratch.logbook.read { try $0.currentWorkout() } == nil)
  }

  @Test func aForeignFileKeepsTheFolderOfADeletedWorkout() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.write("data/workouts/\(folder.text)/workout (conflict).json", "mine")
    try scratch.logbook.change("delete", at: evening) { change in
      try change.delete(try #require(try change.snapshot.workout(folder)))
    }
    #expect(scratch.documents["data/workouts/\(folder.text)/workout (conflict).json"] == "mine")
    #expect(try scratch.logbook.workout(folder) == nil)
  }

  @Test func aDocumentChangedSinceItWasReadIsAConflict() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let path = "data/workouts/\(folder.text)/workout.json"
    let before = scratch.files("state")
    let expected = LogbookError.conflict(["workouts/\(folder.text)/workout.json"])
    #expect(throws: expected) {
      try scratch.logbook.change("edit", at: evening) { change in
        let stored = try #require(try change.snapshot.workout(folder))
        try scratch.write(path, (scratch.documents[path] ?? "") + "\n")
        var workout = stored.workout
        workout.name = "Arms"
        try change.save(workout, over: stored)
      }
    }
    #expect(scratch.files("state") == before)
    #expect(scratch.documents[path]?.contains("Leg day") == true)
  }

  @Test func unknownMembersSurviveARewrite() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let path = "data/workouts/\(folder.text)/workout.json"
    let text = try #require(scratch.documents[path])
    let own = text.replacing(
      #""name": "Leg day","#, with: #""mood":  [1.50, {"a":null}], "name": "Leg day","#)
    try scratch.write(path, own)
    try scratch.logbook.edit { $0.name = "Arms" }
    #expect(scratch.documents[path] == own.replacing("Leg day", with: "Arms"))
  }

  @Test func modesArePrivate() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    func check(_ path: String) throws {
      let folder = try Folder.open(path)
      #expect(try folder.status().mode & 0o777 == 0o700)
      for entry in try folder.entries() {
        if entry.kind == .folder {
          try check(path + "/" + entry.name)
        } else {
          #expect(try folder.status(entry.name)?.mode == 0o600)
        }
      }
    }
    try check(scratch.root + "/data")
    try check(scratch.root + "/state")
  }
}

@Suite struct SweepTests {
  @Test func oldTemporaryFilesAreSweptWhenTheCurrentWorkoutChanges() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let path = "data/workouts/\(folder.text)/"
    try scratch.write(path + ".tmp-old", "cut o")
    try scratch.write(path + ".tmp-new", "in work")
    try setAge(of: scratch.root + "/" + path + ".tmp-old", hours: 2)
    try scratch.logbook.change("finish", at: evening) { change in
      guard let stored = try change.snapshot.currentWorkout() else { return }
      var workout = stored.workout
      workout.end = evening
      change.currentWorkoutFolder = nil
      try change.save(workout, over: stored)
    }
    #expect(scratch.documents.keys.filter { $0.contains(".tmp-") } == [path + ".tmp-new"])
  }
}
