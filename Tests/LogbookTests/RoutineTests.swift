import Documents
import Formats
import System
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct RoutineTests {
  @Test func readsTheRoutinesThatWereWritten() throws {
    let scratch = try ScratchLogbook()
    let (one, other) = (routine("Push"), routine("Pull", exercises: 2))
    try scratch.logbook.add(one)
    try scratch.logbook.add(other)
    #expect(try scratch.routines() == [one, other].sorted { $0.id < $1.id })
    #expect(try scratch.logbook.read { try $0.routine(other.id)?.routine } == other)
    #expect(try scratch.logbook.read { try $0.routine(newID()) } == nil)
  }

  @Test func onlyChangedDocumentsAreWrittenAndUnknownMembersKept() throws {
    let scratch = try ScratchLogbook()
    let routine = routine("Push", exercises: 2)
    try scratch.logbook.add(routine)
    let head = "data/routines/\(routine.id.text)/routine.json"
    try scratch.write(
      head, try #require(scratch.documents[head]).replacing("\"name\"", with: "\"colour\": \"red\", \"name\"")
    )
    let before = scratch.documents
    try scratch.logbook.edit(routine.id) { $0.exercises[1].sets[0].rest = Duration(seconds: 90) }
    let changed = scratch.documents.filter { before[$0.key] != $0.value }
    #expect(changed.keys.map { String($0) } == [path(of: routine.exercises[1].sets[0], in: routine)])
    try scratch.logbook.edit(routine.id) { $0.name = "Push A" }
    #expect(scratch.documents[head]?.contains(#""colour": "red", "name": "Push A""#) == true)
  }

  @Test func aDamagedSetIsReportedAndTheRestIsRead() throws {
    let scratch = try ScratchLogbook()
    let (broken, sound) = (routine("Push"), routine("Pull"))
    try scratch.logbook.add(broken)
    try scratch.logbook.add(sound)
    let path = path(of: broken.exercises[0].sets[0], in: broken)
    try scratch.write(path, #"{"format": 1, "in": 3}"#)
    let (routines, problems) = try scratch.logbook.read { try $0.routines() }
    #expect(problems.map(\.path) == [String(path.dropFirst("data/".count))])
    guard case .document(let error) = problems.first?.reason else { return #expect(Bool(false)) }
    #expect(error.position.line == 1)
    #expect(routines.count == 2)
    #expect(routines.first { $0.folder == broken.id }?.routine.exercises[0].sets.count == 1)
    #expect(routines.first { $0.folder == broken.id }?.hasMore == true)
    try scratch.logbook.edit(broken.id) { $0.name = "Goes on" }
    #expect(scratch.documents[path] == #"{"format": 1, "in": 3}"#)
    #expect(throws: LogbookError.self) { try scratch.logbook.delete(broken.id) }
  }

  @Test func aDamagedRoutineDoesNotHideOthers() throws {
    let scratch = try ScratchLogbook()
    let (broken, sound) = (routine("Push"), routine("Pull"))
    try scratch.logbook.add(broken)
    try scratch.logbook.add(sound)
    try scratch.write("data/routines/\(broken.id.text)/routine.json", "{\"format\": 1,\n\"name\": 3}")
    let (routines, problems) = try scratch.logbook.read { try $0.routines() }
    #expect(routines.map(\.routine) == [sound])
    guard case .document(let error) = problems.first?.reason else { return #expect(Bool(false)) }
    #expect((error.position.line, error.position.column) == (2, 9))
    #expect(throws: LogbookError.self) { try scratch.logbook.read { try $0.routine(broken.id) } }
  }

  @Test func aRoutineSetWithAResultIsAProblem() throws {
    let scratch = try ScratchLogbook()
    let routine = routine("Push")
    try scratch.logbook.add(routine)
    let path = path(of: routine.exercises[0].sets[0], in: routine)
    let text = try #require(scratch.documents[path]).replacing("\"plan\"", with: "\"result\"")
    try scratch.write(path, text)
    #expect(try scratch.logbook.read { try $0.routines().problems.count } == 1)
  }

  @Test func anInterruptedChangeIsSeenAndFinished() throws {
    let scratch = try ScratchLogbook()
    let routine = routine("Push")
    for applied in 0...3 {
      try scratch.logbook.add(routine)
      let whole = scratch.documents
      try scratch.crashLastChange(applied: applied)
      #expect(try scratch.routines() == [routine], "\(applied)")
      try scratch.logbook.begin(workout())
      for (path, text) in whole { #expect(scratch.documents[path] == text) }
      _ = try scratch.logbook.undo(at: evening)
      try scratch.logbook.delete(routine.id)
      #expect(try scratch.routines().isEmpty)
    }
  }

  @Test func undoRestoresADeletedRoutine() throws {
    let scratch = try ScratchLogbook()
    let routine = routine("Push", exercises: 2)
    try scratch.logbook.add(routine)
    let before = scratch.documents
    try scratch.logbook.delete(routine.id)
    #expect(try scratch.routines().isEmpty)
    #expect(!scratch.documents.keys.contains { $0.contains("routines/") })
    let undone = try scratch.logbook.undo(at: evening)
    #expect(undone.changes.routines.first?.after?.name == "Push")
    #expect(undone.changes.workouts.isEmpty)
    #expect(scratch.documents == before)
  }

  private func path(of set: WorkoutSet, in routine: Routine) -> String {
    "data/routines/\(routine.id.text)/set-\(set.id.text).json"
  }
}

/// A routine of `exercises`, each with two planned sets.
private func routine(_ name: String, exercises: Int = 1) -> Routine {
  var planned = workout(exercises: exercises).exercises
  for index in planned.indices {
    planned[index].sets = planned[index].sets.map { set in
      WorkoutSet(id: set.id, position: set.position, plan: set.result.map { Target($0) })
    }
  }
  return Routine(id: newID(), name: name, tags: ["gym"], exercises: planned)
}

extension ScratchLogbook {
  fileprivate func routines() throws -> [Routine] {
    try logbook.read { try $0.routines().routines.map(\.routine) }
  }
}

extension Logbook {
  fileprivate func add(_ routine: Routine) throws {
    try change("routine new", at: evening) { try $0.add(routine) }
  }

  fileprivate func edit(_ id: EntityID, _ body: (inout Routine) -> Void) throws {
    try change("routine edit", at: evening) { change in
      let stored = try #require(try change.snapshot.routine(id))
      var routine = stored.routine
      body(&routine)
      try change.save(routine, over: stored)
    }
  }

  fileprivate func delete(_ id: EntityID) throws {
    try change("routine delete", at: evening) { change in
      try change.delete(try #require(try change.snapshot.routine(id)))
    }
  }
}
