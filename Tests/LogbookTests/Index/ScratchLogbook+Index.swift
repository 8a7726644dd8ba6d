import Documents
import Foundation
import System
import TestSupport
import Testing
import Training

@testable import Logbook

extension ScratchLogbook {
  /// The history with and without the index.
  func histories(at now: Instant = evening) throws -> (with: Report, without: Report) {
    (try Report(logbook, at: now), try Report(plain, at: now))
  }

  /// The bytes of the index; nil if there is none.
  var index: [UInt8]? {
    get { (try? indexFile).flatMap { bytes(of: $0) } }
    set { if let place = try? indexFile { put(newValue, at: place) } }
  }

  /// The bytes of the index of the body weights; nil if there is none.
  var weightIndex: [UInt8]? {
    get { (try? indexFile.ofWeights).flatMap { bytes(of: $0) } }
    set { if let place = try? indexFile.ofWeights { put(newValue, at: place) } }
  }

  /// The bytes of the index of the activities; nil if there is none.
  var activityIndex: [UInt8]? {
    get { (try? indexFile.ofActivities).flatMap { bytes(of: $0) } }
    set { if let place = try? indexFile.ofActivities { put(newValue, at: place) } }
  }

  /// Writes a run of `days` before the evening, as a sync tool would.
  @discardableResult
  func run(days: Int, name: String? = nil) throws -> DocumentPath {
    let start = evening.adding(seconds: -days * 86_400)
    var activity = Activity(id: EntityID(at: start, random: Randomness.word()), sport: .run, start: start)
    (activity.name, activity.distance, activity.tags) = (name, Thousandths(5_000), ["easy"])
    activity.elapsed = Duration(seconds: 1_500)
    let path = DocumentPath.activity(WorkoutFolder(start: start, id: activity.id))
    try write("data/" + path.text, String(decoding: try Document.activity.bytes(of: activity), as: UTF8.self))
    return path
  }

  /// Rewrites the index with changed content.
  func changeIndex(_ change: (inout IndexContent) -> Void) throws {
    let root = try Folder.open(root + "/data")
    let index = try indexFile.open(of: root).orThrow()
    var content = IndexContent(
      years: Array(try index.column(.years, of: YearStamp.self).orThrow()),
      stamps: Array(try index.column(.stamps, of: WorkoutStamp.self).orThrow()),
      history: try index.history().orThrow())
    change(&content)
    try indexFile.write(content.bytes, of: root)
  }

  func changeWeightIndex(_ change: (inout WeightContent) -> Void) throws {
    let root = try Folder.open(root + "/data")
    var content = try WeightContent(try indexFile.ofWeights.open(of: root).orThrow()).orThrow()
    change(&content)
    try indexFile.ofWeights.write(content.bytes, of: root)
  }

  private func bytes(of place: IndexLocation) -> [UInt8]? {
    (try? Folder.open(place.folder).read(place.name, limit: 1 << 30)) ?? nil
  }

  private func put(_ bytes: [UInt8]?, at place: IndexLocation) {
    guard let folder = try? Folder.makeFolders(place.folder) else { return }
    if let bytes {
      try? folder.replace(place.name, bytes)
    } else {
      _ = try? folder.remove(place.name)
    }
  }

  private var indexFile: IndexLocation {
    get throws { try indexPlace(of: root + "/data") }
  }

  func indexPlace(of data: String) throws -> IndexLocation {
    IndexLocation(
      folder: root + "/cache",
      name: String(
        try logbook.directories.device(realPath: Folder.realPath(data)).split(separator: "/").last ?? "")
        + ".index", clock: logbook.indexClock)
  }

  /// Overwrites a file in place, as some editors do.
  func overwrite(_ path: String, _ text: String) throws {
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: root + "/" + path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Expects an edit in place of something new to show at once, and of something old only after `finish`.
  func expectSeenByTheNextFullPass(edit new: () throws -> Void, old: () throws -> Void) throws {
    let before = try histories().with
    try new()
    var (with, without) = try histories()
    #expect(with == without && with != before)
    try old()
    (with, without) = try histories()
    #expect(with != without)
    try logbook.begin(workout())
    (with, without) = try histories()
    #expect(with != without)
    try finish()
    (with, without) = try histories()
    #expect(with == without)
  }

  /// Waits until the file system's clock has ticked.
  func letTimePass() { SystemClock.sleep(0.012) }

  /// Writes a workout as a sync tool would, without this device's knowledge.
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

/// Everything that a report reads.
struct Report: Equatable {
  var history: History
  var weights: BodyWeights
  var activities: [Activity]
  var problems: [Problem]

  init(_ logbook: Logbook, at now: Instant) throws {
    self = try logbook.read { try Report($0, at: now) }
  }

  init(_ snapshot: Snapshot, at now: Instant) throws {
    let recorded = try snapshot.history(at: now)
    let (weights, problems) = try snapshot.bodyWeights(at: now)
    let activities = try snapshot.activityHistory(at: now)
    self.activities = activities.activities
    (history, self.weights) = (recorded.history, weights)
    self.problems = recorded.problems + problems + activities.problems
  }
}

extension ScratchLogbook {
  /// Writes a body weight of `days` before the evening, as a sync tool would.
  @discardableResult
  func weighIn(days: Int, kilograms: Int = 80) throws -> DocumentPath {
    let weight = BodyWeight.past(days: days, kilograms: kilograms)
    let bytes = try BodyWeight.coding.bytes(of: weight)
    try write(
      "data/" + DocumentPath.standalone(.bodyWeight, weight.id).text, String(decoding: bytes, as: UTF8.self))
    return .standalone(.bodyWeight, weight.id)
  }

  /// Edits a body weight in place, so that the status of its folder stays the same.
  func edit(_ path: DocumentPath) throws {
    letTimePass()
    let text = try documents["data/" + path.text].orThrow()
    let value = text.contains("\"value\": 79") ? 78 : 79
    try overwrite("data/" + path.text, text.replacing(#/"value": \d+/#, with: "\"value\": \(value)"))
    letTimePass()
  }
}

extension BodyWeight {
  static func past(days: Int, kilograms: Int = 80) -> BodyWeight {
    let moment = evening.adding(seconds: -days * 86_400 - 3_600)
    return BodyWeight(
      id: EntityID(at: moment, random: Randomness.word()), weight: Mass(Thousandths(kilograms), .kilograms),
      at: moment)
  }
}

/// A finished workout of `days` before the evening, with sets of two exercises.
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
