import Documents
import TestSupport
import Testing
import Training

@testable import Logbook

@Suite struct CurrentWorkoutTests {
  @Test func withoutThePointerTheNewestOpenWorkoutIsTheCurrentOne() throws {
    let scratch = try ScratchLogbook()
    var finished = workout()
    finished.end = evening.adding(seconds: 3_600)
    try scratch.logbook.begin(finished)
    let open = try scratch.logbook.begin(workout())
    for (path, _) in scratch.files("state") where path.hasSuffix("/hand") { try scratch.remove(path) }
    #expect(try scratch.logbook.read { try $0.currentWorkout()?.folder } == open)
  }

  @Test func aPointerAtAFinishedWorkoutDoesNotCount() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    try scratch.logbook.edit { $0.end = evening }
    #expect(try scratch.logbook.read { try $0.currentWorkout() } == nil)
  }

  @Test func anotherDevicesOpenWorkoutIsNotTheCurrentOne() throws {
    let scratch = try ScratchLogbook()
    let mine = try scratch.logbook.begin(workout())
    let elsewhere = try scratch.logbook.change("sync", at: evening) { try $0.add(workout()) }
    #expect(try scratch.logbook.read { try $0.currentWorkout()?.folder } == mine)
    #expect(Set(try scratch.logbook.read { try $0.openWorkouts() }) == [mine, elsewhere])
  }

  @Test func twoDataDirectoriesShareNoState() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout())
    let other = Logbook(
      LogbookDirectories(data: scratch.root + "/other", createsData: true, state: scratch.root + "/state"))
    #expect(try other.read { try $0.currentWorkout() } == nil)
    expect(.nothingToUndo) { _ = try other.undo(at: evening) }
  }
}
