import Documents
import System
import Training
import Wording

/// Finds the workouts that changed since the index was written, without reading them.
///
/// Checks the status of every workout's folder, and the status of each file in the newest workouts, or in all of them if
/// `depth` is `.thorough`.
struct FolderChangeScan {
  private let known: IndexedStamps
  private let depth: HistoryDepth
  private let isRemote: Bool
  /// Workouts that started at this time or later are checked file by file. In seconds since 1970.
  private let recentStart: Int

  private(set) var years: [YearStamp] = []
  /// The workouts that haven't changed.
  private(set) var unchanged: [WorkoutStamp] = []
  private(set) var changed: [(year: Folder, key: WorkoutKey)] = []
  /// The number of indexed workouts that still have a folder.
  private(set) var foundCount = 0
  /// The folders of years that can't be used.
  private(set) var problems: [Problem] = []
  /// The latest change time found.
  private(set) var newest: Int64 = .min

  /// The number of days for which a workout is checked file by file.
  static let recentDays = 60

  init(_ known: IndexedStamps, at now: Instant, _ depth: HistoryDepth, isRemote: Bool) {
    self.known = known
    self.depth = depth
    self.isRemote = isRemote
    // The newest workouts are recent even if the clock is ahead.
    let newest = min(now.seconds, known.newestStart ?? .max)
    recentStart = newest - Self.recentDays * 86_400
  }

  mutating func scan(_ root: Folder) throws(Failure) {
    // Without it there is nothing to report.
    guard let workouts = try convertingErrors(root.openFolder("workouts")) else { return }
    for name in try convertingErrors(workouts.names()).sorted() {
      guard let year = WorkoutFolder.year(name),
        let folder = try open(name, in: workouts, path: "workouts/" + name)
      else { continue }
      try convertingErrors(scan(Int32(year), folder))
    }
  }

  /// Opens a folder; nil if there is none, or if it can't be used, which is added to `problems`.
  private mutating func open(_ name: String, in above: Folder, path: String) throws(Failure) -> Folder? {
    do {
      return try above.openFolder(name)
    } catch {
      if !error.isUnusableFile { throw Failure(.system(error)) }
      problems.append(Problem(path: path, reason: .system(error)))
      return nil
    }
  }

  private mutating func scan(_ year: Int32, _ folder: Folder) throws(SystemError) {
    // Before the names: a workout added in between changes the status.
    let status = try folder.status()
    newest = max(newest, status.changed)
    years.append(YearStamp(year, status))
    let stamps = known.stamps(of: year)
    if let before = known.year(year), before.isTrusted, before.isSame(status), !isRemote {
      for stamp in stamps { try check(stamp, in: folder) }
      return
    }
    var before: [PackedID: WorkoutStamp] = [:]
    for stamp in stamps { before[stamp.id] = stamp }
    for name in try folder.names() {
      guard let id = EntityID(name).map({ PackedID($0) }) else { continue }
      if let stamp = before[id] {
        try check(stamp, in: folder)
      } else {
        changed.append((folder, WorkoutKey(year: year, id: id)))
      }
    }
  }

  private mutating func check(_ stamp: WorkoutStamp, in year: Folder) throws(SystemError) {
    foundCount += 1
    if try isUnchanged(stamp, in: year) {
      unchanged.append(stamp)
    } else {
      changed.append((year, WorkoutKey(year: stamp.year, id: stamp.id)))
    }
  }

  private mutating func isUnchanged(_ stamp: WorkoutStamp, in year: Folder) throws(SystemError) -> Bool {
    let name = stamp.id.entity.text
    guard stamp.isTrusted, let status = try year.status(name), stamp.isSame(status) else {
      return false
    }
    newest = max(newest, status.changed)
    if isRemote || depth == .thorough || isRecent(stamp) { return isUnchanged(stamp, name, fileByFile: year) }
    return true
  }

  private func isRecent(_ stamp: WorkoutStamp) -> Bool {
    known.start(of: stamp).map { $0 >= recentStart } ?? true
  }

  /// Also false if the folder can't be scanned: reading it will report the error.
  private mutating func isUnchanged(_ stamp: WorkoutStamp, _ name: String, fileByFile year: Folder) -> Bool {
    let isThorough = depth == .thorough || isRecent(stamp)
    guard let scan = try? year.scan(name, isThorough ? .statuses : .names) else { return false }
    newest = max(newest, scan.digest.newest)
    return isThorough ? stamp.isSame(scan.digest) : stamp.names == scan.digest.names
  }
}
