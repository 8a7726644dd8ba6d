import Documents
import Foundation
import System
import Training

@testable import Logbook

extension Scratch {
  /// The history with the index, and without.
  func histories(at now: Instant = evening) throws -> (with: Report, without: Report) {
    (try Report(logbook, at: now), try Report(plain, at: now))
  }

  /// The bytes of the index; nil where there is none.
  var index: [UInt8]? {
    get { (try? indexFile).flatMap { try? Folder.open($0.folder).read($0.name, limit: 1 << 30) } ?? nil }
    set {
      guard let place = try? indexFile, let folder = try? Folder.makeFolders(place.folder) else { return }
      if let newValue {
        try? folder.replace(place.name, newValue)
      } else {
        _ = try? folder.remove(place.name)
      }
    }
  }

  private var indexFile: IndexPlace {
    get throws { try indexPlace(of: root + "/data") }
  }

  func indexPlace(of data: String) throws -> IndexPlace {
    IndexPlace(
      folder: root + "/cache",
      name: String(
        try logbook.places.device(realPath: Folder.realPath(data)).split(separator: "/").last ?? "")
        + ".index", clock: logbook.indexClock)
  }

  /// Writes over a file in place, as an editor may do that doesn't write another.
  func overwrite(_ path: String, _ text: String) throws {
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: root + "/" + path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Lets the file system's clock go on, which may tick slowly.
  func letTimePass() { SystemClock.sleep(0.012) }

  /// Writes a workout as another device's would come in, without this device's knowledge.
  @discardableResult
  func dropIn(_ workout: Workout) throws -> WorkoutFolder {
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    var change = try Change(try Snapshot(tree: nil, log: nil))
    _ = try change.add(workout)
    for document in change.documents {
      try write("data/" + document.path.text, String(decoding: document.after ?? [], as: UTF8.self))
    }
    return folder
  }
}

/// All that a report may know.
struct Report: Equatable {
  var history: History
  var problems: [Problem]

  init(_ logbook: Logbook, at now: Instant) throws {
    let recorded = try logbook.read { try $0.history(at: now) }
    (history, problems) = (recorded.history, recorded.problems)
  }
}

/// A workout of so many days before the evening, finished, with sets of a few exercises.
func past(days: Int, sets: Int = 3, exercise: String = "32", reps: Int = 5) -> Workout {
  let start = evening.adding(seconds: -days * 86_400)
  var workout = Workout(
    id: EntityID(at: start, random: Randomness.word()), name: "Day \(days)", start: start,
    end: start.adding(seconds: 3_600), unit: .kilograms, tags: days % 2 == 0 ? ["even"] : [])
  for (number, id) in [exercise, "1"].compactMap({ ExerciseID($0) }).enumerated() {
    var entry = WorkoutExercise(
      id: newID(), position: .after(workout.exercises.last?.position), exercise: id,
      name: "Exercise \(id.text)")
    for place in 0..<sets {
      entry.sets.append(
        WorkoutSet(
          id: newID(), position: .after(entry.sets.last?.position),
          result: Performance(.reps(reps + place), at: .external(Mass(Thousandths(100), .kilograms))),
          completed: start.adding(seconds: 60 * (number * sets + place))))
    }
    workout.exercises.append(entry)
  }
  return workout
}
