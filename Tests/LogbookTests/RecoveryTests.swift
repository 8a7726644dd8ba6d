import Documents
import Formats
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// A logbook after a crash: the last change is committed, but only the first `applied` of its documents are written.
private struct Crashed {
  let scratch: ScratchLogbook
  let folder: WorkoutFolder
  let after: Workout
  let documents: Int

  init(applied: Int) throws {
    scratch = try ScratchLogbook()
    folder = try scratch.logbook.begin(workout(exercises: 2, sets: 2))
    try scratch.logbook.edit { workout in
      workout.name = "After"
      workout.exercises[0].sets[1].note = "After."
      workout.exercises[1].sets.remove(at: 0)
      workout.exercises[1].sets.append(
        WorkoutSet(
          id: newID(), position: workout.exercises[1].sets[0].position.next, plan: Target(.repsOrMore(5))))
    }
    after = try #require(try scratch.logbook.workout(folder)).workout
    documents = try scratch.crashLastChange(applied: applied)
  }
}

@Suite struct RecoveryTests {
  @Test(arguments: 0...4) func aReaderSeesACommittedChangeAndWritesNothing(applied: Int) throws {
    let crashed = try Crashed(applied: applied)
    #expect(crashed.documents == 4)
    let before = crashed.scratch.files("")
    #expect(try crashed.scratch.logbook.workout(crashed.folder)?.workout == crashed.after)
    #expect(crashed.scratch.files("") == before)
  }

  @Test(arguments: 0...4) func theNextWriterFinishesAnInterruptedChange(applied: Int) throws {
    let crashed = try Crashed(applied: applied)
    try crashed.scratch.logbook.change("note", at: evening) { _ in }
    #expect(crashed.scratch.files("state").keys.allSatisfy { !$0.hasSuffix(".pending") })
    #expect(try crashed.scratch.logbook.workout(crashed.folder)?.workout == crashed.after)
    #expect(crashed.scratch.documents.values.contains { $0.contains("After.") })
  }

  @Test func recoveryKeepsADocumentChangedSince() throws {
    let crashed = try Crashed(applied: 0)
    let path = "data/workouts/\(crashed.folder.text)/workout.json"
    let theirs = try #require(crashed.scratch.documents[path]).replacing("Leg day", with: "Theirs")
    try crashed.scratch.write(path, theirs)
    try crashed.scratch.logbook.change("note", at: evening) { _ in }
    #expect(crashed.scratch.documents[path] == theirs)
    #expect(try crashed.scratch.logbook.workout(crashed.folder)?.workout.exercises == crashed.after.exercises)
  }

  @Test func aChangeCommittedDuringAReadIsLeftOut() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.logbook.begin(workout(exercises: 1, sets: 4))
    var runs = 0
    let seen = try scratch.logbook.read { snapshot in
      runs += 1
      // Another process changes everything after the snapshot is made and before it is read, both times.
      try scratch.logbook.edit { workout in
        for index in workout.exercises[0].sets.indices { workout.exercises[0].sets[index].note = "\(runs)" }
      }
      return try snapshot.workout(folder)?.workout.exercises[0].sets.map(\.note)
    }
    #expect(runs == 2)
    #expect(seen == ["1", "1", "1", "1"])
  }
}
