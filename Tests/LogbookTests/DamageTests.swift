import Documents
import Formats
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct DamageTests {
  @Test func aDamagedSetIsReportedAndTheRestIsRead() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(exercises: 2, sets: 2))
    let path = try #require(scratch.documents.keys.filter { $0.contains("/set-") }.min())
    let text = try #require(scratch.documents[path])
    try scratch.write(path, String(text.prefix(text.count / 2)))
    let stored = try #require(try scratch.logbook.workout(folder))
    #expect(stored.workout.exercises.map(\.sets.count).reduce(0, +) == 3)
    #expect(stored.problems.map(\.path) == [String(path.dropFirst("data/".count))])
    let cut = scratch.documents[path]
    try scratch.logbook.edit { $0.name = "Goes on" }
    #expect(scratch.documents[path] == cut)
    #expect(throws: LogbookError.self) {
      try scratch.logbook.change("delete", at: evening) { change in
        try change.delete(try #require(try change.snapshot.workout(folder)))
      }
    }
  }

  @Test func aDamagedCurrentWorkoutIsAnErrorAndIsNotListedAsOpen() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.write("data/workouts/\(folder.text)/workout.json", #"{"format": 1, "start": 3}"#)
    let position = TextPosition(line: 1, column: 24, offset: 23)
    let error = DocumentError(reason: .wrongType("start", expected: .instant), position: position)
    let problem = Problem(path: "workouts/\(folder.text)/workout.json", reason: .document(error))
    #expect(throws: LogbookError.damaged(problem)) { try scratch.logbook.read { try $0.currentWorkout() } }
    #expect(try scratch.logbook.read { try $0.openWorkouts() } == [])
  }

  @Test func aNewerLogbookCanBeReadButNotChanged() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    try scratch.write("data/gymlog.json", #"{"format": 2, "chapters": []}"#)
    let before = scratch.documents
    #expect(try scratch.logbook.workout(folder) != nil)
    #expect(throws: LogbookError.newerLogbook(format: 2)) { try scratch.logbook.edit { $0.name = "No" } }
    #expect(scratch.documents == before)
  }

  @Test func aNewerSetIsKeptButNotShown() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(sets: 2))
    let path = try #require(scratch.documents.keys.filter { $0.contains("/set-") }.min())
    try scratch.write(path, #"{"format": 2}"#)
    let stored = try #require(try scratch.logbook.workout(folder))
    #expect(stored.workout.exercises[0].sets.count == 1)
    guard case .document(let error) = stored.problems.first?.reason else { return #expect(Bool(false)) }
    #expect(error.reason == .newer(format: 2))
  }

  @Test func aSetWhoseExerciseHasNotArrivedIsKept() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(sets: 2))
    let path = try #require(scratch.documents.keys.first { $0.contains("/exercise-") })
    let text = try #require(scratch.documents[path])
    try scratch.remove(path)
    try scratch.logbook.edit { $0.name = "Meanwhile" }
    #expect(try scratch.logbook.workout(folder)?.workout.exercises == [])
    try scratch.write(path, text)
    #expect(try scratch.logbook.workout(folder)?.workout.exercises[0].sets.count == 2)
  }

  @Test(arguments: [
    "workout (conflicted copy).json", "set-1.json", ".workout.json.swp", "workout.json.sync-conflict-1.json",
  ])
  func foreignFilesAreNotDocuments(name: String) throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout())
    let before = try scratch.logbook.workout(folder)?.workout
    try scratch.write("data/workouts/\(folder.text)/\(name)", "<<<<<<< HEAD")
    let stored = try #require(try scratch.logbook.workout(folder))
    #expect(stored.workout == before)
    #expect(stored.problems.isEmpty)
  }
}
