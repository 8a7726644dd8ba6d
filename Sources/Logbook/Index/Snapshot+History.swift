package import Documents
import System
package import Training
package import Wording

extension Snapshot {
  /// The number of changes of the current workout, or of body weights, that a report reads before it rewrites the index.
  static let driftLimit = 16

  /// The whole history. Reads only the workouts that changed since the index was written. An edit in place in a workout older
  /// than sixty days goes unnoticed.
  ///
  /// Rewrites the index if there is none, if it is wrong about a past workout, or if many workouts changed; a failure to do so is
  /// ignored. `progress` is called for each workout that is read.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func history(at now: Instant, progress: HistoryProgress? = nil) throws(Failure) -> RecordedHistory {
    let reading = try reading(at: now, .folders, progress)
    if reading.drift > Self.driftLimit || reading.isStale { try? write(reading) }
    return RecordedHistory(history: reading.history, problems: reading.problems)
  }

  /// Rewrites the index if it isn't up to date, and with `.thorough` those of body weights and activities, too. Creates one
  /// only if `creates` is true. If that fails, all are removed.
  func refreshIndex(at now: Instant, _ depth: HistoryDepth, creates: Bool) throws(Failure) {
    guard let index, creates || index.exists else { return }
    if !isSettled, depth == .thorough { return index.removeAll() }
    do {
      let reading = try reading(at: now, depth, nil)
      try convertingErrors(write(reading))
      if depth == .thorough {
        try refreshWeightIndex(at: now)
        try refreshActivityIndex(at: now)
      }
    } catch {
      index.removeAll()
      throw error
    }
  }

  /// Compares every file with the index, and rewrites one that is wrong about a past workout. False if there is none.
  func isIndexStale(at now: Instant) throws(Failure) -> Bool {
    guard let index, index.exists else { return false }
    let reading = try reading(at: now, .thorough, nil)
    guard reading.isStale else { return false }
    try? write(reading)
    return true
  }

  private func reading(
    at now: Instant, _ depth: HistoryDepth, _ progress: HistoryProgress?
  ) throws(Failure) -> HistoryReading {
    guard let root = tree?.root else { return HistoryReading() }
    return try HistoryReading(
      self, in: root, over: index?.open(of: root), at: now, clock: index?.clock() ?? .max, depth, progress)
  }

  /// Does nothing while a change is pending: another program may yet change one of its documents, and the outcome would
  /// differ from what was read.
  private func write(_ reading: HistoryReading) throws(SystemError) {
    guard let index, let root = tree?.root, let content = reading.content, isSettled else { return }
    try index.write(content.bytes, of: root)
  }

  /// The history of one exercise without the current workout, from the index alone; nil if the index may be out of date.
  ///
  /// Reads one exercise's part of the index (`log` at ten years: 4 ms, 25 with the whole index). Only the folders of the years
  /// are checked, so an edit by another program within a workout goes unnoticed until the next report or `finish`.
  ///
  /// - Throws: `LogbookError.system` if a folder can't be read.
  package func past(of exercise: ExerciseID, excluding current: WorkoutFolder?) throws(Failure)
    -> ExercisePast?
  {
    guard let root = tree?.root, !rewinds, let index = index?.open(of: root),
      let stamps = IndexedStamps(index)
    else { return nil }
    let current = current.map { WorkoutKey($0) }
    guard try touchedWorkouts().allSatisfy({ $0 == current }),
      !stamps.hasOpen(excluding: current), try hasNamesOnly(of: stamps, and: current)
    else { return nil }
    return index.history(of: exercise, excluding: current?.id)
      .map { ExercisePast(history: $0, isComplete: !stamps.hasDamage) }
  }

  /// The history in the index as it is; empty if there is none. The index isn't checked, so this is good for a list to choose
  /// from, not for an answer.
  package func indexedHistory() -> History {
    guard let root = tree?.root else { return History() }
    return index?.open(of: root)?.history() ?? History()
  }

  /// Whether the workouts that exist are the indexed ones and the current one.
  private func hasNamesOnly(
    of stamps: IndexedStamps, and current: WorkoutKey?
  ) throws(Failure) -> Bool {
    let years = try self.years().map { Int32($0) }
    guard Set(stamps.years.keys).isSubset(of: years) else { return false }
    for year in years {
      if let before = stamps.year(year), try isUnchanged(before) { continue }
      let names = try workouts(in: Int(year)).map { WorkoutKey($0) }
      let indexed = stamps.stamps(of: year).map(\.key)
      guard Set(names).symmetricDifference(indexed).allSatisfy({ $0 == current }) else { return false }
    }
    return true
  }

  private func isUnchanged(_ year: YearStamp) throws(Failure) -> Bool {
    guard year.isTrusted else { return false }
    let name = WorkoutFolder.name(ofYear: Int(year.year))
    let status = try convertingErrors(tree?.folder("workouts")?.status(name))
    return status.map { year.isSame($0) } ?? false
  }

  /// The workouts whose files may differ from this snapshot.
  func touchedWorkouts() throws(Failure) -> Set<WorkoutKey> {
    Set(try touchedPaths().lazy.compactMap(\.workoutFolder).map { WorkoutKey($0) })
  }

  /// The documents whose files may differ from this snapshot: those of pending and newer changes.
  func touchedPaths() throws(Failure) -> [DocumentPath] {
    (pending + (try newer())).flatMap(\.documents).map(\.path)
  }
}
