import Documents
import Foundation
import System
import TestSupport
import Testing
import Training
import Wording

@testable import Logbook

/// A logbook in a temporary folder.
final class ScratchLogbook {
  private let temporary: TemporaryFolder
  var root: String { temporary.path }
  var logbook: Logbook
  /// The same logbook without an index.
  let plain: Logbook

  init() throws {
    temporary = try TemporaryFolder()
    let root = temporary.path
    var logbook = Logbook(
      LogbookDirectories(
        data: root + "/data", createsData: true, state: root + "/state", cache: root + "/cache"))
    // Ahead of the file system's clock, so that what a test has just written is old enough to be trusted.
    logbook.indexClock = { IndexLocation.systemClock() + 60_000_000_000 }
    self.logbook = logbook
    plain = Logbook(LogbookDirectories(data: root + "/data", createsData: true, state: root + "/state"))
  }

  /// The text of every file in `folder` and below, by path, except the hint about who holds the lock.
  func files(_ folder: String) -> [String: String] {
    temporary.files(in: folder).filter { !$0.key.hasSuffix("/holder") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything in the data directory except the lock.
  var documents: [String: String] { files("data").filter { !$0.key.hasSuffix(".lock") } }

  func write(_ path: String, _ text: String) throws {
    let (folder, name) = split(path)
    try Folder.makeFolders(root + "/" + folder).replace(name, Array(text.utf8))
  }

  func remove(_ path: String) throws {
    let (folder, name) = split(path)
    try Folder.open(root + "/" + folder).remove(name)
  }

  private func split(_ path: String) -> (String, String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}

private let deadlift: ExerciseID = {
  guard let id = ExerciseID("32") else { preconditionFailure("32 is the id of a bundled exercise") }
  return id
}()

/// A workout of `exercises`, each with `sets` completed sets.
func workout(exercises: Int = 1, sets: Int = 2) -> Workout {
  var workout = Workout(id: newID(), name: "Leg day", start: evening, unit: .kilograms)
  for number in 0..<exercises {
    var exercise = WorkoutExercise(
      id: newID(), position: .after(workout.exercises.last?.position),
      exercise: deadlift, name: "Deadlift")
    for _ in 0..<sets {
      exercise.sets.append(
        WorkoutSet(
          id: newID(), position: .after(exercise.sets.last?.position),
          result: Performance(.reps(5 + number), at: .external(Mass(Thousandths(100), .kilograms))),
          completed: evening))
    }
    workout.exercises.append(exercise)
  }
  return workout
}

extension Logbook {
  /// Adds a workout and makes it the current one.
  @discardableResult
  func begin(_ workout: Workout) throws -> WorkoutFolder {
    try change("start", at: evening) { change in
      let folder = try change.add(workout)
      change.currentWorkoutFolder = folder
      return folder
    }
  }

  /// Undoes one change.
  @discardableResult
  func undo(at time: Instant) throws -> ReversedChange { try #require(try undo(1, at: time).first) }

  func workout(_ folder: WorkoutFolder) throws -> StoredWorkout? { try read { try $0.workout(folder) } }

  /// Changes the current workout.
  func edit(_ body: (inout Workout) -> Void) throws {
    try change("edit", at: evening) { change in
      guard let stored = try change.snapshot.currentWorkout() else { return }
      var workout = stored.workout
      body(&workout)
      try change.save(workout, over: stored)
    }
  }
}

/// Makes a file look as if it was last changed `hours` ago.
func setAge(of path: String, hours: Int) throws {
  let touch = Process()
  touch.executableURL = URL(fileURLWithPath: "/usr/bin/touch")
  touch.arguments = ["-d", "\(hours) hours ago", path]
  try touch.run()
  touch.waitUntilExit()
}

/// `Logbook.read` and `change` for bodies that throw anything, such as `#require`. They throw the `LogbookError` itself.
extension Logbook {
  func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try unwrapping { () throws(Failure) in
      try read { snapshot throws(Failure) in try wrapping { try body(snapshot) } }
    }
  }

  func change<Result>(
    _ command: String, at time: Instant, group: String? = nil, _ body: (inout Change) throws -> Result
  ) throws -> Result {
    try unwrapping { () throws(Failure) in
      try change(command, at: time, group: group) { change throws(Failure) in
        try wrapping { try body(&change) }
      }
    }
  }

  private struct Foreign: Error { let error: any Error }

  private func wrapping<Result>(_ body: () throws -> Result) throws(Failure) -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.failed, cause: Foreign(error: error)) { _ in Message("") }
    }
  }

  private func unwrapping<Result>(_ body: () throws(Failure) -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      if let foreign = error.cause as? Foreign { throw foreign.error }
      if let error = error.logbookError { throw error }
      throw error
    }
  }
}

/// Runs `body`, which must fail with this error of the logbook.
func expect(
  _ expected: LogbookError, _ body: () throws -> Void, at location: SourceLocation = #_sourceLocation
) {
  let failure = #expect(throws: Failure.self, sourceLocation: location) { try body() }
  #expect(failure?.logbookError == expected, sourceLocation: location)
}
