import Documents
import System
import Training
import Wording

/// Reads whole workouts and packs them one by one, because there may be thousands.
struct WorkoutReader {
  private let snapshot: Snapshot
  private var builder = HistoryBuilder()
  private var count = 0
  private(set) var read: [ReadWorkout] = []
  private(set) var problems: [Problem] = []
  /// The latest change time found.
  private(set) var newest: Int64 = .min

  struct ReadWorkout {
    var stamp: WorkoutStamp
    /// The latest change time in its folder; nil for a damaged workout, which is never trusted, so that each reading
    /// reports it.
    var newest: Int64?
  }

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The workouts read so far, in the order of reading. The stamps say which session belongs to which.
  var history: History { builder.history() }

  mutating func read(_ key: WorkoutKey, in year: Folder) throws(Failure) {
    guard let folder = key.folder else { return }
    var documents = WorkoutDocuments(id: folder.id)
    // The scan asks about a name right before it passes that file's bytes.
    var file: MemberFile?
    let isDocument = { (name: UnsafeRawBufferPointer) in
      file = MemberFile(utf8: name, of: .workout)
      return file != nil
    }
    let scan = try? year.scan(folder.id.text, .contents(isWanted: isDocument, limit: 1 << 20)) { _, bytes in
      documents.add(file, bytes)
    }
    if let scan, let workout = documents.workout {
      append(workout, key, scan, isSound: true)
    } else {
      // The snapshot says what is wrong: damage, or no `workout.json` yet.
      try readAsStored(folder, scan)
    }
  }

  /// Reads a workout through the snapshot, because its files may differ from the snapshot.
  mutating func readAsPending(_ key: WorkoutKey) throws(Failure) {
    guard let folder = key.folder else { return }
    read.removeAll { $0.stamp.key == key }
    problems.removeAll { $0.path.hasPrefix("workouts/" + folder.text) }
    try readAsStored(folder, nil)
  }

  /// Reads a workout through the snapshot.
  private mutating func readAsStored(_ folder: WorkoutFolder, _ scan: FolderScan?) throws(Failure) {
    let key = WorkoutKey(folder)
    do {
      let stored = try snapshot.workout(folder)
      problems += stored?.problems ?? []
      append(stored?.workout, key, scan, isSound: stored?.problems.isEmpty ?? true)
      // Each reading reports it.
      if snapshot.isMissing(folder) { read[read.count - 1].newest = nil }
    } catch {
      guard case .damaged(let problem) = error.logbookError else { throw error }
      problems.append(problem)
      append(nil, key, scan, isSound: false)
    }
  }

  private mutating func append(_ workout: Workout?, _ key: WorkoutKey, _ scan: FolderScan?, isSound: Bool) {
    var stamp = WorkoutStamp(key, scan)
    stamp.isDamaged = !isSound
    if let workout {
      stamp.session = Int32(count)
      builder.append(workout)
      count += 1
    }
    let latest = scan.map { max($0.folder.changed, $0.digest.newest) }
    newest = max(newest, latest ?? .min)
    // Even if there is nothing to read: as long as the year's folder is unchanged, only workouts with a stamp are checked.
    read.append(ReadWorkout(stamp: stamp, newest: isSound ? latest : nil))
  }
}

/// Collects the documents of a workout as they are read.
private struct WorkoutDocuments {
  let id: EntityID
  private var head: Workout?
  private var exercises: [WorkoutExercise] = []
  private var sets: [SetDocument] = []
  private var isSound = true

  init(id: EntityID) { self.id = id }

  mutating func add(_ file: MemberFile?, _ bytes: Result<[UInt8], SystemError>) {
    do {
      let bytes = try bytes.get()
      guard let file else { return }
      let place = file.place(in: id)
      switch file {
      case .head: head = try Document.workout.decode(bytes, at: place)
      case .exercise: exercises.append(try Document.exercise.decode(bytes, at: place))
      case .set: sets.append(try Document.workoutSet.decode(bytes, at: place))
      }
    } catch {
      isSound = false
    }
  }

  /// The workout; nil if one of its documents can't be used or there is no `workout.json`.
  var workout: Workout? {
    guard isSound, var workout = head else { return nil }
    workout.assign(exercises, sets)
    return workout
  }
}
