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

  @Test("Sets of one position are in the order they were done, those to do last, then by id")
  func setsOfOnePosition() throws {
    let scratch = try ScratchLogbook()
    var workout = workout(sets: 5)
    for (index, completed) in [nil, 60, 0, 0, nil].enumerated() {
      workout.exercises[0].sets[index].position = .after(nil)
      workout.exercises[0].sets[index].completed = completed.map { evening.adding(seconds: $0) }
    }
    let sets = workout.exercises[0].sets
    let folder = try scratch.logbook.begin(workout)
    func ids(_ sets: [WorkoutSet]) -> [EntityID] { sets.map(\.id).sorted() }
    let expected = ids([sets[2], sets[3]]) + [sets[1].id] + ids([sets[0], sets[4]])
    #expect(try scratch.logbook.workout(folder)?.workout.exercises[0].sets.map(\.id) == expected)
  }
}
