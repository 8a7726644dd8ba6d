import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// The history of one exercise from the index, for commands that can't wait for the whole history.
@Suite struct OneExerciseTests {
  private let deadlift = ExerciseID("32")

  /// Three finished workouts, an index of them, and a current workout.
  private func training() throws -> (ScratchLogbook, WorkoutFolder) {
    let scratch = try ScratchLogbook()
    for days in [400, 100, 3] { try scratch.dropIn(past(days: days, reps: days % 7)) }
    _ = try scratch.histories()
    return (scratch, try scratch.logbook.begin(workout()))
  }

  private func alone(_ scratch: ScratchLogbook, excluding current: WorkoutFolder?) throws -> History? {
    let deadlift = try #require(deadlift)
    return try scratch.logbook.read { try $0.past(of: deadlift, excluding: current)?.history }
  }

  @Test func equalsTheHistoryWithoutTheCurrentWorkout() throws {
    let (scratch, current) = try training()
    let history = try scratch.histories().without.history
    let deadlift = try #require(deadlift)
    let expected = History([400, 100, 3].map { past(days: $0, reps: $0 % 7) })
    let found = try #require(try alone(scratch, excluding: current))
    #expect(
      found.sets(of: deadlift).map(found.performance) == expected.sets(of: deadlift).map(expected.performance)
    )
    #expect(found.sets(of: deadlift).count == history.sets(of: deadlift).count - 2)
    #expect(found.exerciseSpans.count == 1 && found.sessions.count == 3)
    for _ in 1...2 {
      try scratch.logbook.edit { $0.addSet() }
      #expect(try alone(scratch, excluding: current) == found)
    }
  }

  @Test("A report that finds the index stale brings it up to date, so that `log` knows what the report knew")
  func reportsHealTheIndex() throws {
    let (scratch, current) = try training()
    let before = try #require(try alone(scratch, excluding: current))
    let sets = scratch.documents.filter { $0.key.contains("/set-") && !$0.key.contains(current.text) }
    #expect(sets.count == 18)
    for (path, text) in sets {
      try scratch.write(path, text.replacing(#""value": 100"#, with: #""value": 200"#))
    }
    _ = try scratch.histories()
    let after = try #require(try alone(scratch, excluding: current))
    #expect(after.sets != before.sets)
    #expect(after.sets.contains { $0.load == .external(Mass(Thousandths(200), .kilograms)) })
    // Nothing is left to write.
    let index = scratch.index
    try scratch.logbook.edit { $0.addSet() }
    _ = try scratch.histories()
    #expect(scratch.index == index)
  }

  @Test func containsTheNewSetsAfterFinish() throws {
    let (scratch, current) = try training()
    let before = try #require(try alone(scratch, excluding: current))
    try scratch.finish()
    let next = try scratch.logbook.begin(workout())
    let after = try #require(try alone(scratch, excluding: next))
    #expect(after.sets.count == before.sets.count + 2)
    // Reopened, it is the current workout, which doesn't count.
    try scratch.finish()
    try scratch.logbook.change("reopen", at: evening) { change in
      let stored = try #require(try change.snapshot.workout(current))
      var changed = stored.workout
      changed.end = nil
      try change.save(changed, over: stored)
      change.currentWorkoutFolder = current
    }
    let reopened = try #require(try alone(scratch, excluding: current))
    #expect(reopened.sessions.allSatisfy { $0.id != current.id })
    #expect(reopened.sets.count == before.sets.count + 2)
  }

  @Test func isEmptyForAnExerciseNeverDone() throws {
    let (scratch, current) = try training()
    let never = try #require(ExerciseID("99"))
    #expect(try scratch.logbook.read { try $0.past(of: never, excluding: current)?.history } == History())
  }

  @Test func isNilWithoutAnIndex() throws {
    let (scratch, current) = try training()
    scratch.index = nil
    #expect(try alone(scratch, excluding: current) == nil)
    let deadlift = try #require(deadlift)
    #expect(try scratch.plain.read { try $0.past(of: deadlift, excluding: current)?.history } == nil)
  }

  @Test func isNilAfterAWorkoutWasAdded() throws {
    let (scratch, current) = try training()
    try scratch.dropIn(past(days: 50))
    #expect(try alone(scratch, excluding: current) == nil)
  }

  @Test func isIncompleteIfADocumentIsDamaged() throws {
    let (scratch, current) = try training()
    let deadlift = try #require(deadlift)
    func isComplete() throws -> Bool? {
      try scratch.logbook.read { try $0.past(of: deadlift, excluding: current)?.isComplete }
    }
    #expect(try isComplete() == true)
    let set = try #require(
      scratch.documents.keys.filter { $0.contains("/2025/") && $0.contains("set-") }.min())
    let sound = try #require(scratch.documents[set])
    for (text, isSound) in [("{", false), (sound, true)] {
      scratch.letTimePass()
      try scratch.overwrite(set, text)
      try scratch.logbook.read { snapshot in
        try snapshot.refreshIndex(at: evening, .thorough, creates: true)
      }
      #expect(try isComplete() == isSound)
    }
  }

  @Test func isNilAfterAWorkoutWasRemoved() throws {
    let (scratch, current) = try training()
    let old = try #require(scratch.documents.keys.filter { $0.contains("/2025/") }.min())
    let folder = String(old.split(separator: "/").dropLast().joined(separator: "/"))
    for name in try Folder.open(scratch.root + "/" + folder).names() {
      try scratch.remove(folder + "/" + name)
    }
    let id = String(folder.split(separator: "/").last ?? "")
    try Folder.open(scratch.root + "/data/workouts/2025").removeFolder(id)
    #expect(try alone(scratch, excluding: current) == nil)
  }

  @Test func isNilAfterAYearWasRemoved() throws {
    let (scratch, current) = try training()
    try Folder.open(scratch.root + "/data/workouts").rename("2025", to: "2025-conflict")
    #expect(try alone(scratch, excluding: current) == nil)
  }

  /// A change that another process commits meanwhile isn't part of the snapshot, but may be in the index.
  @Test func isNilInARewindingSnapshot() throws {
    let (scratch, current) = try training()
    let deadlift = try #require(deadlift)
    let again = try scratch.logbook.snapshot(rewinding: true)
    #expect(try again.past(of: deadlift, excluding: current)?.history == nil)
  }

  @Test func isNilWithAnotherOpenWorkout() throws {
    let (scratch, current) = try training()
    var open = past(days: 1)
    open.end = nil
    try scratch.dropIn(open)
    scratch.index = nil
    _ = try scratch.histories()
    #expect(try alone(scratch, excluding: current) == nil)
  }

  @Test func isNilWithAPendingChangeToAnotherWorkout() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 100))
    _ = try scratch.histories()
    #expect(try alone(scratch, excluding: nil) != nil)
    try scratch.edit(folder) { $0.addSet() }
    try scratch.crashLastChange(applied: 0)
    #expect(try alone(scratch, excluding: nil) == nil)
  }
}
