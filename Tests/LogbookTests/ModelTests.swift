import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// Makes random changes to a logbook and to a model of it in memory, with crashes in between.
@Suite struct ModelTests {
  @Test(arguments: seeds(8)) func theLogbookMatchesTheModel(seed: UInt64) throws {
    var model = Model(try ScratchLogbook(), seed: seed)
    for step in 1...60 {
      let done = try model.step()
      #expect(try model.stored() == model.workouts, "seed \(seed), step \(step): \(done)")
      #expect(
        try model.scratch.logbook.read { try $0.currentWorkoutFolder() } == model.currentFolder,
        "seed \(seed), step \(step): \(done)")
    }
  }
}

private struct Model {
  let scratch: ScratchLogbook
  var workouts: [WorkoutFolder: Workout] = [:]
  var currentFolder: WorkoutFolder?
  /// The state before each change that can be undone, oldest first.
  private var past: [(workouts: [WorkoutFolder: Workout], currentFolder: WorkoutFolder?)] = []
  private var random: SeededRandom

  init(_ scratch: ScratchLogbook, seed: UInt64) {
    self.scratch = scratch
    random = SeededRandom(seed)
  }

  /// Every workout, as read from the logbook.
  func stored() throws -> [WorkoutFolder: Workout] {
    try scratch.logbook.read { snapshot in
      var found: [WorkoutFolder: Workout] = [:]
      for year in try snapshot.years() {
        for folder in try snapshot.workouts(in: year) {
          found[folder] = try snapshot.workout(folder)?.workout
        }
      }
      return found
    }
  }

  /// Takes one random step. Returns which.
  mutating func step() throws -> String {
    let folder = workouts.keys.sorted().randomElement(using: &random)
    switch (Int.random(in: 0..<10, using: &random), folder) {
    case (0...1, _), (_, nil): return try begin()
    case (2...5, let folder?): return try edit(folder)
    case (6, let folder?): return try delete(folder)
    case (7...8, _): return try undo()
    default: return try crash()
    }
  }

  private mutating func remember() {
    past.append((workouts, currentFolder))
    if past.count > 90 { past.removeFirst() }
  }

  private mutating func begin() throws -> String {
    remember()
    let workout = workout(
      exercises: Int.random(in: 0...2, using: &random), sets: Int.random(in: 0...3, using: &random))
    let folder = try scratch.logbook.begin(workout)
    workouts[folder] = workout
    currentFolder = folder
    return "begin"
  }

  private mutating func edit(_ folder: WorkoutFolder) throws -> String {
    guard let before = workouts[folder] else { return "" }
    var workout = before
    for _ in 0...Int.random(in: 0...2, using: &random) { workout.shuffle(&random) }
    guard workout != before else { return "edit nothing" }
    remember()
    try scratch.logbook.change("edit", at: evening) { change in
      try change.save(workout, over: try #require(try change.snapshot.workout(folder)))
    }
    workouts[folder] = workout
    return "edit"
  }

  private mutating func delete(_ folder: WorkoutFolder) throws -> String {
    remember()
    try scratch.logbook.change("delete", at: evening) { change in
      try change.delete(try #require(try change.snapshot.workout(folder)))
    }
    workouts[folder] = nil
    if currentFolder == folder { currentFolder = nil }
    return "delete"
  }

  private mutating func undo() throws -> String {
    guard let before = past.popLast() else {
      expect(.nothingToUndo) { _ = try scratch.logbook.undo(at: evening) }
      return "nothing to undo"
    }
    _ = try scratch.logbook.undo(at: evening)
    (workouts, currentFolder) = before
    return "undo"
  }

  private mutating func crash() throws -> String {
    guard !scratch.files("state").isEmpty else { return "" }
    // Whether the pointer was written doesn't matter while the record is pending.
    let applied = Int.random(in: 0...6, using: &random)
    guard scratch.files("state").keys.allSatisfy({ !$0.hasSuffix(".pending") }) else {
      return "crashed already"
    }
    try scratch.crashLastChange(applied: applied)
    return "crash after \(applied)"
  }
}

extension Workout {
  /// Makes one random change.
  fileprivate mutating func shuffle(_ random: inout SeededRandom) {
    guard let exercise = exercises.indices.randomElement(using: &random) else {
      name = "Day \(Int.random(in: 0...99, using: &random))"
      return
    }
    let set = exercises[exercise].sets.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<4, using: &random), set) {
    case (0, let set?): exercises[exercise].sets[set].note = "Note \(Int.random(in: 0...99, using: &random))"
    case (1, let set?): exercises[exercise].sets.remove(at: set)
    case (2, _): exercises.remove(at: exercise)
    default:
      exercises[exercise].sets.append(
        WorkoutSet(
          id: newID(), position: .after(exercises[exercise].sets.last?.position),
          plan: Target(.repsOrMore(Int.random(in: 1...9, using: &random)))))
    }
  }
}
