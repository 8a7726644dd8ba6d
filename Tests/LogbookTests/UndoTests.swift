import Documents
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct UndoTests {
  @Test func repeatedUndoGoesBackChangeByChange() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    for name in ["one", "two", "three"] { try scratch.logbook.edit { $0.name = name } }
    func name() throws -> String? { try scratch.logbook.workout(folder)?.workout.name }
    for expected in ["two", "one", "Leg day"] {
      #expect(try scratch.logbook.undo(at: evening).command == "edit")
      #expect(try name() == expected)
    }
    #expect(try scratch.logbook.undo(at: evening).command == "start")
    #expect(try scratch.logbook.workout(folder) == nil)
    #expect(try scratch.logbook.read { try $0.currentWorkout() } == nil)
    expect(.nothingToUndo) { _ = try scratch.logbook.undo(at: evening) }
  }

  @Test func aChangeAfterAnUndoIsUndoneNext() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.name = "one" }
    _ = try scratch.logbook.undo(at: evening)
    try scratch.logbook.edit { $0.name = "two" }
    _ = try scratch.logbook.undo(at: evening)
    #expect(try scratch.logbook.workout(folder)?.workout.name == "Leg day")
    #expect(try scratch.logbook.undo(at: evening).command == "start")
  }

  @Test func aDocumentChangedSinceIsNotUndone() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.name = "one" }
    let path = "workouts/\(folder.text)/workout.json"
    try scratch.write(
      "data/" + path, try #require(scratch.documents["data/" + path]).replacing("one", with: "theirs"))
    expect(.conflict([path])) { _ = try scratch.logbook.undo(at: evening) }
    #expect(try scratch.logbook.workout(folder)?.workout.name == "theirs")
  }

  @Test func undoRestoresADeletedWorkout() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(exercises: 2))
    let before = scratch.documents
    try scratch.logbook.change("delete", at: evening) { change in
      try change.delete(try #require(try change.snapshot.workout(folder)))
    }
    _ = try scratch.logbook.undo(at: evening)
    #expect(scratch.documents == before)
    #expect(try scratch.logbook.read { try $0.currentWorkout()?.folder } == folder)
  }
}
