import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// Random changes of a logbook beside a model of it in memory, with crashes in between.
@Suite struct ModelTests {
  @Test(arguments: seeds(8)) func theLogbookIsWhatTheModelSays(seed: UInt64) throws {
    var model = Model(try ScratchLogbook(), seed: seed)
    for step in 1...60 {
      let done = try model.step()
      #expect(try model.stored() == model.workouts, "seed \(seed), step \(step): \(done)")
      #expect(
        try model.scratch.logbook.read { try $0.pointedAt() } == model.hand,
        "seed \(seed), step \(step): \(done)")
    }
  }
}

private struct Model {
  let scratch: ScratchLogbook
  var workouts: [WorkoutFolder: Workout] = [:]
  var hand: WorkoutFolder?
  /// What was before each change that can be taken back, the last one last.
  private var past: [(workouts: [WorkoutFolder: Workout], hand: WorkoutFolder?)] = []
  private var random: SeededRandom

  init(_ scratch: ScratchLogbook, seed: UInt64) {
    self.scratch = scratch
    random = SeededRandom(seed)
  }

  /// All workouts as a fresh reader finds them.
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

  /// One random step; what it was.
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
    past.append((workouts, hand))
    if past.count > 90 { past.removeFirst() }
  }

  private mutating func begin() throws -> String {
    remember()
    let workout = workout(
      exercises: Int.random(in: 0...2, using: &random), sets: Int.random(in: 0...3, using: &random))
    let folder = try scratch.logbook.begin(workout)
    workouts[folder] = workout
    hand = folder
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
    if hand == folder { hand = nil }
    return "delete"
  }

  private mutating func undo() throws -> String {
    guard let before = past.popLast() else {
      #expect(throws: LogbookError.nothingToUndo) { try scratch.logbook.undo(at: evening) }
      return "nothing to undo"
    }
    _ = try scratch.logbook.undo(at: evening)
    (workouts, hand) = before
    return "undo"
  }

  private mutating func crash() throws -> String {
    guard !scratch.files("state").isEmpty else { return "" }
    // The pointer may have been written or not; with the record pending, it doesn't matter.
    let applied = Int.random(in: 0...6, using: &random)
    guard scratch.files("state").keys.allSatisfy({ !$0.hasSuffix(".pending") }) else {
      return "crashed already"
    }
    try scratch.crashLastChange(applied: applied)
    return "crash after \(applied)"
  }
}

extension Workout {
  /// One random change.
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
