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

  /// A logbook with a workout to which another program has added a copy of its set; its folder, and the path of the copy.
  private func withOthersSet(_ scratch: ScratchLogbook) throws -> (folder: WorkoutFolder, path: String) {
    let folder = try scratch.logbook.begin(workout(exercises: 0))
    try scratch.logbook.edit { $0.exercises = workout(exercises: 1, sets: 1).exercises }
    return (folder, try copySet(scratch))
  }

  /// Copies a set beside itself, as another program would. Returns the copy's path.
  private func copySet(_ scratch: ScratchLogbook) throws -> String {
    let (path, text) = try #require(scratch.documents.first { $0.key.contains("/set-") })
    let name = try #require(path.split(separator: "/").last)
    let (old, new) = (name.dropFirst(4).dropLast(5), newID().text)
    let copy = path.replacing(old, with: new)
    try scratch.write(copy, text.replacing(old, with: new))
    return String(copy.dropFirst("data/".count))
  }

  @Test func aSetOfAnotherProgramKeepsItsExercise() throws {
    let scratch = try ScratchLogbook()
    let (folder, path) = try withOthersSet(scratch)
    let before = scratch.documents
    expect(.conflict([path])) { _ = try scratch.logbook.undo(at: evening) }
    expect(.conflict([path])) { _ = try scratch.logbook.undo(2, at: evening) }
    #expect(scratch.documents == before)
    #expect(try scratch.logbook.workout(folder)?.workout.exercises.first?.sets.count == 2)
  }

  @Test func aSetOfAnotherProgramKeepsItsWorkout() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout(exercises: 1, sets: 1))
    let path = try copySet(scratch)
    expect(.conflict([path])) { _ = try scratch.logbook.undo(at: evening) }
    // What was undone is redone only while nothing else is lost with it.
    let deleted = try ScratchLogbook()
    let other = try deleted.logbook.begin(workout(exercises: 1, sets: 1))
    try deleted.logbook.change("delete", at: evening) { change in
      try change.delete(try #require(try change.snapshot.workout(other)))
    }
    _ = try deleted.logbook.undo(at: evening)
    let added = try copySet(deleted)
    expect(.conflict([added])) { _ = try deleted.logbook.redo(1, at: evening) }
  }

  @Test func theListLeavesOutSetsOfOtherPrograms() throws {
    let scratch = try ScratchLogbook()
    let (_, path) = try withOthersSet(scratch)
    let listed = try scratch.logbook.undoable(5)
    #expect(listed.map(\.conflicts) == [[path], [path]])
    #expect(listed[0].changes.workouts.first?.after?.exercises.map(\.sets.count) == [1])
    #expect(listed[1].changes.workouts.first?.after?.exercises == [])
  }

  @Test func theListSaysWhatAChangeDidBeforeAnotherProgram() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.name = "one" }
    let path = "workouts/\(folder.text)/workout.json"
    try scratch.write(
      "data/" + path, try #require(scratch.documents["data/" + path]).replacing("one", with: "theirs"))
    let listed = try scratch.logbook.undoable(5)
    #expect(listed.map(\.conflicts) == [[path], []])
    #expect(listed[0].changes.workouts.first?.before?.name == "Leg day")
    #expect(listed[0].changes.workouts.first?.after?.name == "one")
    #expect(listed[1].changes.workouts.first?.after?.name == "Leg day")
  }

  @Test func undoingTellsHowFarItIs() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout(exercises: 2, sets: 3))
    var told: [(Int, Int)] = []
    _ = try scratch.logbook.undo(1, at: evening) { told.append(($0, $1)) }
    let all = 9 * 3
    #expect(told.map(\.0) == Array(1...all))
    #expect(told.allSatisfy { $0.1 == all })
    told = []
    _ = try scratch.logbook.redo(1, at: evening) { told.append(($0, $1)) }
    #expect(told.map(\.1).allSatisfy { $0 == all } && told.count > 9)
  }
}
