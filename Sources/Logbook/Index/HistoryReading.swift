package import Documents
import System
package import Training
import Wording

/// How closely files are compared with the index.
package enum HistoryDepth: Sendable {
  /// The status of each folder, and of the files in the newest workouts. Misses edits in place in older workouts.
  case folders
  /// The status of each file.
  case thorough
}

/// Is called with the number of workouts read so far and the number of workouts to read.
package typealias HistoryProgress = (_ done: Int, _ all: Int) -> Void

/// The history, and the documents that couldn't be used.
package struct RecordedHistory: Sendable {
  /// Every workout that could be read.
  package var history: History
  /// The documents that can't be used, ordered by path.
  package var problems: [Problem]
}

package struct ExercisePast: Sendable {
  /// The sets of the exercise, and the sessions that contain them.
  package let history: History
  /// Whether every document could be used. If not, there may be more sets of the exercise.
  package let isComplete: Bool

  init(history: History, isComplete: Bool) {
    self.history = history
    self.isComplete = isComplete
  }

  /// The sets of an exercise in a whole history, without those of a workout.
  package init(of exercise: ExerciseID, excluding folder: WorkoutFolder?, in recorded: RecordedHistory) {
    let all = recorded.history
    let sets = all.sets(of: exercise).filter { all.session(of: $0).id != folder?.id }
    self.init(
      history: sets.isEmpty ? History() : History(sets, of: all), isComplete: recorded.problems.isEmpty)
  }
}

/// Reads the history: unchanged workouts from the index, the others from their documents.
struct HistoryReading {
  private(set) var history = History()
  private(set) var problems: [Problem] = []
  /// The content of an up-to-date index; nil if the present one is up to date.
  private(set) var content: IndexContent?
  /// The number of workouts that a new index would save the next reading from handling: those that were read and needn't be read
  /// again, and those that are gone.
  private(set) var drift = 0
  /// Whether the index is wrong about a workout other than the current one.
  private(set) var isStale = false

  /// The reading of a logbook without a data directory.
  init() {}

  /// Reads the workouts that changed since `index` was written. `clock` is the current time in nanoseconds since 1970 UTC.
  init(
    _ snapshot: Snapshot, in root: Folder, over index: IndexFile?, at now: Instant, clock: Int64,
    _ depth: HistoryDepth, _ progress: HistoryProgress?
  ) throws(Failure) {
    let indexed = IndexedHistory(index)
    let isRemote = snapshot.tree?.isRemote == true
    var scan = FolderChangeScan(indexed.stamps, at: now, depth, isRemote: isRemote)
    try scan.scan(root)
    var reader = WorkoutReader(snapshot)
    for (number, workout) in scan.changed.enumerated() {
      progress?(number, scan.changed.count)
      try reader.read(workout.key, in: workout.year)
    }
    // Last, so that changes committed during the reading are taken out.
    let touched = try snapshot.touchedWorkouts()
    for key in touched.sorted() { try reader.readAsPending(key) }
    problems = (scan.problems + reader.problems).sorted { $0.path < $1.path }
    let trust = TimestampTrust(newest: max(scan.newest, reader.newest), now: clock, isRemote: isRemote)
    assemble(indexed, scan.unchanged.filter { !touched.contains($0.key) }, reader, scan.years, trust)
    let gone = indexed.stamps.count - scan.foundCount
    let current = try snapshot.currentWorkoutFolder().map { WorkoutKey($0) }
    isStale =
      gone > 0
      || reader.read.contains { workout in
        var stamp = workout.stamp
        stamp.isTrusted = workout.newest.map(trust.covers) ?? false
        return indexed.stamps.isWrong(about: stamp, besides: current)
      }
    drift = indexed.isNew ? .max : reader.read.count { $0.newest.map(trust.covers) ?? false } + gone
  }

  /// The content of the index, or nothing if there is none.
  private struct IndexedHistory {
    var stamps = IndexedStamps()
    var history = History()
    var isNew = true

    init(_ index: IndexFile?) {
      guard let index, let stamps = IndexedStamps(index), let history = index.history() else { return }
      (self.stamps, self.history, isNew) = (stamps, history, false)
    }
  }

  private mutating func assemble(
    _ indexed: IndexedHistory, _ unchanged: [WorkoutStamp], _ reader: WorkoutReader, _ years: [YearStamp],
    _ trust: TimestampTrust
  ) {
    if !indexed.isNew, reader.read.isEmpty, unchanged.count == indexed.stamps.count {
      history = indexed.history
      return
    }
    let read = reader.read.map { workout in
      var stamp = workout.stamp
      stamp.isTrusted = workout.newest.map(trust.covers) ?? false
      return stamp
    }
    let merged = HistoryMerge(indexed.history, unchanged: unchanged, reader.history, read: read).merged()
    history = merged.history
    content = IndexContent(
      years: Self.years(years, of: merged.stamps, trust), stamps: merged.stamps, history: history)
  }

  /// The years, each with the range of its workouts among the stamps.
  private static func years(
    _ years: [YearStamp], of stamps: [WorkoutStamp], _ trust: TimestampTrust
  ) -> [YearStamp] {
    var first = 0
    return years.sorted { $0.year < $1.year }.map { year in
      let count = stamps[first...].prefix { $0.year == year.year }.count
      var year = year
      year.isTrusted = trust.covers(year.changed)
      (year.first, year.count) = (UInt32(first), UInt32(count))
      first += count
      return year
    }
  }
}
