import Documents
import System
import Training

/// Reads workouts whole, and packs them as they come: there may be thousands.
struct WorkoutReader {
  private let snapshot: Snapshot
  private var builder = HistoryBuilder()
  private var count = 0
  private(set) var read: [ReadWorkout] = []
  private(set) var problems: [Problem] = []
  /// The latest time of change that was met.
  private(set) var newest: Int64 = .min

  /// A workout that was read.
  struct ReadWorkout {
    var stamp: WorkoutStamp
    /// The latest time of change in its folder; nil where it isn't to be trusted whatever the time: it is damaged, and
    /// looked at each time.
    var newest: Int64?
  }

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// What was read so far, in the order of reading: the stamps say which session is whose.
  var history: History { builder.history() }

  /// Reads what is in a workout's folder.
  mutating func read(_ key: WorkoutKey, in year: Folder) throws(LogbookError) {
    guard let folder = key.folder else { return }
    var documents = WorkoutDocuments(id: folder.id)
    // A file is asked for by its name right before it is given.
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
      // What exactly is the matter, the snapshot says: damage, or no `workout.json` yet.
      try readAsStored(folder, scan)
    }
  }

  /// Reads a workout as pending changes make it, in place of what its folder says.
  mutating func readAsPending(_ key: WorkoutKey) throws(LogbookError) {
    guard let folder = key.folder else { return }
    read.removeAll { $0.stamp.key == key }
    problems.removeAll { $0.path.hasPrefix("workouts/" + folder.text) }
    try readAsStored(folder, nil)
  }

  /// Reads a workout as the snapshot has it.
  private mutating func readAsStored(_ folder: WorkoutFolder, _ scan: FolderScan?) throws(LogbookError) {
    let key = WorkoutKey(folder)
    do {
      let stored = try snapshot.workout(folder)
      problems += stored?.problems ?? []
      append(stored?.workout, key, scan, isSound: stored?.problems.isEmpty ?? true)
    } catch {
      guard case .damaged(let problem) = error else { throw error }
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
    // Also where there is nothing that can be read: who believes the year's folder asks for no other names.
    read.append(ReadWorkout(stamp: stamp, newest: isSound ? latest : nil))
  }
}

/// The documents of a workout as they are read, one after the other.
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
      switch file {
      case .head: head = try Document.workout.decode(bytes, named: id)
      case .exercise(let id): exercises.append(try Document.exercise.decode(bytes, named: id))
      case .set(let id): sets.append(try Document.workoutSet.decode(bytes, named: id))
      case nil: break
      }
    } catch {
      isSound = false
    }
  }

  /// All of them together; nil where one of them can't be used, or `workout.json` isn't there.
  var workout: Workout? {
    guard isSound, var workout = head else { return nil }
    workout.take(exercises, with: sets)
    return workout
  }
}
