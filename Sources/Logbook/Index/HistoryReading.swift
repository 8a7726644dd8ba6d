import System
package import Training

/// How closely the files are looked at that the index knows.
package enum HistoryDepth: Sendable {
  /// Each folder, and the files of the newest workouts: a change by hand within an older document isn't seen.
  case folders
  /// Each file.
  case thorough
}

/// Is told how many of the workouts to be read are read, and how many there are.
package typealias HistoryProgress = (_ done: Int, _ all: Int) -> Void

/// The history, with what couldn't be used of it.
package struct RecordedHistory: Sendable {
  package var history: History
  /// Documents that can't be used, by their path.
  package var problems: [Problem]
}

/// What the index tells of one exercise.
package struct ExercisePast: Sendable {
  package let history: History
  /// Whether all documents could be used when the index was made: else the exercise may have been done more often.
  package let isComplete: Bool
}

/// The history as it is read over an index, and what an index of it would say.
struct HistoryReading {
  private(set) var history = History()
  private(set) var problems: [Problem] = []
  /// What the index is to say; nil where it says so already.
  private(set) var content: IndexContent?
  /// How many workouts were read that needn't be read again with another index, or are gone.
  private(set) var drift = 0

  /// Nothing is known of an empty place.
  init() {}

  /// Reads what isn't as the index knows it. `clock` is what the clock shows, in nanoseconds since 1970 UTC.
  init(
    _ snapshot: Snapshot, in root: Folder, over index: IndexFile?, at now: Instant, clock: Int64,
    _ depth: HistoryDepth, _ progress: HistoryProgress?
  ) throws(LogbookError) {
    let known = Known(index)
    let isRemote = snapshot.tree?.isRemote == true
    var look = FolderChangeScan(known.stamps, at: now, depth, isRemote: isRemote)
    try look.look(at: root)
    var reader = WorkoutReader(snapshot)
    for (number, workout) in look.due.enumerated() {
      progress?(number, look.due.count)
      try reader.read(workout.key, in: workout.year)
    }
    // Now, after all that was read: what was committed meanwhile is taken out again.
    let touched = try snapshot.touchedWorkouts()
    for key in touched.sorted() { try reader.readAsPending(key) }
    problems = (look.problems + reader.problems).sorted { $0.path < $1.path }
    let trust = TimestampTrust(newest: max(look.newest, reader.newest), now: clock, isRemote: isRemote)
    assemble(known, look.kept.filter { !touched.contains($0.key) }, reader, look.years, trust)
    let gone = known.stamps.count - look.met
    drift = known.isNew ? .max : reader.read.count { $0.newest.map(trust.covers) ?? false } + gone
  }

  /// What the index says, if there is one.
  private struct Known {
    var stamps = IndexedStamps()
    var history = History()
    var isNew = true

    init(_ index: IndexFile?) {
      guard let index, let stamps = IndexedStamps(index), let history = index.history() else { return }
      (self.stamps, self.history, isNew) = (stamps, history, false)
    }
  }

  private mutating func assemble(
    _ known: Known, _ kept: [WorkoutStamp], _ reader: WorkoutReader, _ years: [YearStamp],
    _ trust: TimestampTrust
  ) {
    if !known.isNew, reader.read.isEmpty, kept.count == known.stamps.count {
      history = known.history
      return
    }
    let read = reader.read.map { workout in
      var stamp = workout.stamp
      stamp.isTrusted = workout.newest.map(trust.covers) ?? false
      return stamp
    }
    let merged = HistoryMerge(known.history, kept: kept, reader.history, read: read).merged()
    history = merged.history
    content = IndexContent(
      years: Self.years(years, of: merged.stamps, trust), stamps: merged.stamps, history: history)
  }

  /// The years, with the places of their workouts among the stamps.
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
