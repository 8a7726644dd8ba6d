import Documents
import Formats
import Interchange
import Logbook
import System
import Training
import Wording

/// The logbook, or a part of it, as a text that is written while it is read: only one workout is held in memory.
struct LogbookExport {
  let format: ExportFormat
  let days: DayRange
  let exercise: Exercise?
  let context: Context

  struct Result {
    var workouts = 0
    var sets = SetCount()
    /// In JSON.
    var documents = 0
    /// In JSON.
    var activities = 0
    /// Files of activities, in JSON.
    var tracks = 0
    var problems: [Problem] = []
  }

  private var isWhole: Bool { days.isOpen && exercise == nil }

  /// Passes the text to `write`, in pieces of about 64 KB.
  func write(_ write: ([UInt8]) throws(Failure) -> Void) throws(Failure) -> Result {
    var piece: [UInt8] = []
    let result = try writeUnbuffered { bytes throws(Failure) in
      piece += bytes
      guard piece.count > 1 << 16 else { return }
      try write(piece)
      piece.removeAll(keepingCapacity: true)
    }
    if !piece.isEmpty { try write(piece) }
    return result
  }

  private func writeUnbuffered(_ write: ([UInt8]) throws(Failure) -> Void) throws(Failure) -> Result {
    try context.logbook.storage.readOnce { snapshot throws(Failure) in
      var result = Result()
      switch format {
      case .json: try writeDocuments(snapshot, &result, write)
      case .csv:
        try writeRows([SetTable.columns.map { .text($0) }], write)
        let table = SetTable(name: context.name)
        try forEachWorkout(snapshot, &result) { workout, _ throws(Failure) in
          try writeRows(table.rows(workout), write)
        }
      case .strong, .hevy:
        // Programs look for names in English.
        let names = ExportedNames(try context.exercises.catalogue(), isForStrong: format == .strong)
        let strong = StrongFile(name: names.name)
        let hevy = HevyFile(unit: context.settings.unit.value, name: names.name)
        func file(_ workouts: [Workout]) -> [UInt8] {
          format == .strong ? strong.bytes(workouts) : hevy.bytes(workouts)
        }
        let head = file([])
        try write(head)
        // Both programs tell workouts apart by the minute in which they began and by name.
        var counts: [String: Int] = [:]
        try forEachWorkout(snapshot, &result) { workout, _ throws(Failure) in
          var workout = workout
          let name = workout.exportedName
          let start = "\(workout.start.civil.text.prefix(16)) \(name)"
          let count = counts[start, default: 0] + 1
          counts[start] = count
          if count > 1 { workout.name = "\(name) (\(count))" }
          try write(Array(file([workout]).dropFirst(head.count)))
        }
      case .markdown, .text:
        let writer = ShareText(context.words, withNotes: true, name: context.name)
        let maxes = try snapshot.testedMaxes().maxes
        try forEachWorkout(snapshot, &result) { workout, isFirst throws(Failure) in
          let tested = maxes.sets(of: workout)
          let text =
            format == .markdown
            ? writer.markdown(workout, tested: tested) : writer.text(workout, tested: tested)
          try write(Array(((isFirst ? "" : "\n") + text).utf8))
        }
      }
      let known = result.problems
      result.problems += snapshot.sideProblems().filter { !known.contains($0) }
      return result
    }
  }

  private func writeRows(
    _ rows: [[CSVCell]], _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = CSVWriter(guardingFormulas: true)
    for row in rows { writer.append(row) }
    try write(writer.bytes)
  }

  /// Passes each workout of the range with completed sets, oldest first, and whether it is the first.
  private func forEachWorkout(
    _ snapshot: Snapshot, _ result: inout Result, _ body: (Workout, Bool) throws(Failure) -> Void
  ) throws(Failure) {
    var found = Result()
    try snapshot.forEachWorkout { folder throws(Failure) in
      guard var workout = try read(folder, snapshot, &found) else { return }
      workout.exercises.removeAll { exercise in
        self.exercise.map { $0.id != exercise.exercise } == true || exercise.doneSets.isEmpty
      }
      guard !workout.exercises.isEmpty else { return }
      try body(workout, found.workouts == 0)
      found.workouts += 1
      found.sets += workout.counted
    }
    result = found
  }

  /// A workout of the range; nil for others, and for those that can't be read.
  private func read(
    _ folder: WorkoutFolder, _ snapshot: Snapshot, _ result: inout Result
  ) throws(Failure) -> Workout? {
    do {
      guard let stored = try snapshot.workout(folder), days.contains(stored.workout.start.day) else {
        return nil
      }
      result.problems += stored.problems
      return stored.workout
    } catch {
      guard case .damaged(let problem) = error.logbookError else { throw error }
      result.problems.append(problem)
      return nil
    }
  }

  private func writeDocuments(
    _ snapshot: Snapshot, _ result: inout Result, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var found = Result()
    // Documents that are damaged are written, too, as far as a text can hold them.
    func add(
      _ raw: RawDocuments, isChecked: Bool = false, where isWanted: (DocumentPath) -> Bool
    ) throws(Failure) {
      if !isChecked { found.problems += raw.problems }
      for (path, bytes) in raw.documents where isWanted(path) {
        if !isChecked, let error = path.error(in: bytes) {
          found.problems.append(Problem(path: path.text, reason: .document(error)))
        }
        let file = try file(namedBy: path, bytes, snapshot, &found)
        guard let entry = ExportedLogbook.entry(path, bytes, file: file, isFirst: found.documents == 0) else {
          continue
        }
        try write(entry)
        found.documents += 1
        if case .activity = path { found.activities += 1 }
        if file != nil { found.tracks += 1 }
      }
    }
    try write(ExportedLogbook.head(at: context.now))
    try add(try snapshot.documentsBesideWorkouts()) { path in
      if isWhole { return true }
      switch path {
      // What a part of the workouts needs to be understood.
      case .standalone(.customExercise, _), .logbook: return true
      case .activity(let folder):
        guard exercise == nil, let activity = try? snapshot.activity(folder)?.value else { return false }
        return days.contains(activity.start.day)
      default: return false
      }
    }
    try snapshot.forEachWorkout { folder throws(Failure) in
      let raw = try snapshot.documents(of: folder)
      guard isWhole else {
        guard let workout = try read(folder, snapshot, &found) else { return }
        let exercises = workout.exercises.filter { entry in exercise.map { $0.id == entry.exercise } ?? true }
        guard !exercises.isEmpty || exercise == nil else { return }
        let wanted = Set(exercises.map(\.id))
        let sets = Set(exercises.flatMap(\.sets).map(\.id))
        try add(raw, isChecked: true) { path in
          switch path {
          case .workout(_, .exercise(let id)): wanted.contains(id)
          case .workout(_, .set(let id)): sets.contains(id)
          default: true
          }
        }
        var part = workout
        part.exercises = exercises
        count(part.counted, &found)
        return
      }
      let stored = try? snapshot.workout(folder)
      found.problems += stored?.problems ?? []
      try add(raw, isChecked: stored != nil) { _ in true }
      count(stored?.workout.counted ?? SetCount(), &found)
    }
    try write(ExportedLogbook.tail)
    result = found
  }

  /// The file that an activity was imported from; nil if it isn't there.
  private func file(
    namedBy path: DocumentPath, _ bytes: [UInt8], _ snapshot: Snapshot, _ result: inout Result
  ) throws(Failure) -> [UInt8]? {
    do throws(Failure) {
      return try snapshot.keptFile(namedBy: path, bytes)
    } catch {
      guard case .system(let system) = error.logbookError, system.isUnusableFile else { throw error }
      result.problems.append(Problem(path: system.path, reason: .system(system)))
      return nil
    }
  }

  private func count(_ sets: SetCount, _ result: inout Result) {
    result.workouts += 1
    result.sets += sets
  }
}
