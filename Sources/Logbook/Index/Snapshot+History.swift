package import Documents
import System
package import Training

extension Snapshot {
  /// How many workouts, or body weights, are read over and over rather than that a report writes the index.
  static let driftLimit = 16

  /// The whole history. Of what the index knows only what looks otherwise by now is read; a change by hand within a document
  /// of a workout older than sixty days is therefore seen only by a thorough reading.
  ///
  /// Where there is no index, or much isn't as it says, another is written; nothing depends on whether that succeeds.
  /// `progress` is told of workouts that are read.
  package func history(
    at now: Instant, _ depth: HistoryDepth = .folders, progress: HistoryProgress? = nil
  ) throws(LogbookError) -> RecordedHistory {
    let reading = try reading(at: now, depth, progress)
    if reading.drift > Self.driftLimit { try? write(reading) }
    return RecordedHistory(history: reading.history, problems: reading.problems)
  }

  /// Writes the index anew where it doesn't say what the history is; one is only begun where `begins` says so. That of
  /// the body weights, too, where all files are looked at. Neither is left without what was seen there.
  func refreshIndex(at now: Instant, _ depth: HistoryDepth, begins: Bool) throws(LogbookError) {
    guard let index, begins || index.exists else { return }
    if !isSettled, depth == .thorough { return index.removeAll() }
    do {
      let reading = try reading(at: now, depth, nil)
      try mapping { () throws(SystemError) in try write(reading) }
      if depth == .thorough { try refreshWeightIndex(at: now) }
    } catch {
      index.removeAll()
      throw error
    }
  }

  private func reading(
    at now: Instant, _ depth: HistoryDepth, _ progress: HistoryProgress?
  ) throws(LogbookError) -> HistoryReading {
    guard let root = tree?.root else { return HistoryReading() }
    return try HistoryReading(
      self, in: root, over: index?.open(of: root), at: now, clock: index?.clock() ?? .max, depth, progress)
  }

  /// What is on its way may end otherwise, as another hand may change a document before it is there.
  private func write(_ reading: HistoryReading) throws(SystemError) {
    guard let index, let root = tree?.root, let content = reading.content, isSettled else { return }
    try index.write(content.bytes, of: root)
  }

  /// What the index tells of one exercise: its sets, and the sessions with them. Nil on doubt.
  ///
  /// For those who have no time for the whole history: it looks at the years' folders, and reads nothing. So it doesn't see
  /// what another hand has changed within a workout since the last report or `finish`. The workout in hand, `besides`,
  /// isn't in it.
  package func past(of exercise: ExerciseID, excluding current: WorkoutFolder?) throws(LogbookError)
    -> ExercisePast?
  {
    guard let root = tree?.root, !rewinds, let index = index?.open(of: root), let known = IndexedStamps(index)
    else { return nil }
    let current = current.map { WorkoutKey($0) }
    guard try touchedWorkouts().allSatisfy({ $0 == current }),
      !known.hasOpen(excluding: current), try hasNamesOnly(of: known, and: current)
    else { return nil }
    return index.history(of: exercise, excluding: current?.id)
      .map { ExercisePast(history: $0, isComplete: !known.hasDamage) }
  }

  /// How often each exercise was done, in sets, as the index remembers it; nothing where there is none. Nobody looks whether
  /// it is still so: for the order of a list, not for an answer.
  package func setCounts() -> [ExerciseID: Int] {
    guard let root = tree?.root else { return [:] }
    return index?.open(of: root)?.setCounts() ?? [:]
  }

  /// Whether the folders of workouts are those that are known, and the one in hand.
  private func hasNamesOnly(of known: IndexedStamps, and current: WorkoutKey?) throws(LogbookError) -> Bool {
    let years = try self.years().map { Int32($0) }
    guard Set(known.years.keys).isSubset(of: years) else { return false }
    for year in years {
      if let before = known.year(year), try isAsBefore(before) { continue }
      let names = try workouts(in: Int(year)).map { WorkoutKey($0) }
      let stamps = known.stamps(of: year).map(\.key)
      guard Set(names).symmetricDifference(stamps).allSatisfy({ $0 == current }) else { return false }
    }
    return true
  }

  private func isAsBefore(_ year: YearStamp) throws(LogbookError) -> Bool {
    guard year.isTrusted else { return false }
    let name = WorkoutFolder.name(ofYear: Int(year.year))
    let status = try mapping { () throws(SystemError) in try tree?.folder("workouts")?.status(name) }
    return status.map(year.isSameFolder) ?? false
  }

  /// The workouts of which the files don't say how they are in this snapshot.
  func touchedWorkouts() throws(LogbookError) -> Set<WorkoutKey> {
    Set(try touchedPaths().lazy.compactMap(\.workoutFolder).map { WorkoutKey($0) })
  }

  /// The documents of which the files don't say how they are in this snapshot.
  func touchedPaths() throws(LogbookError) -> [DocumentPath] {
    (pending + (try newer())).flatMap(\.documents).map(\.path)
  }
}
