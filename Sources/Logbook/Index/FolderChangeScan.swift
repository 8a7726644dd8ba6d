import Documents
import System
import Training

/// A look at all workouts from outside: which of them are as the index knows them, and which are to be read.
///
/// Of each the folder is looked at; of the newest ones (in a thorough look: of all) each file, too.
struct FolderChangeScan {
  private let known: IndexedStamps
  private let depth: HistoryDepth
  private let isRemote: Bool
  /// Workouts that began from this second on are new enough to be looked at file by file.
  private let recent: Int

  private(set) var years: [YearStamp] = []
  /// Those that are as they were.
  private(set) var kept: [WorkoutStamp] = []
  /// Those to be read.
  private(set) var due: [(year: Folder, key: WorkoutKey)] = []
  /// How many of the known ones were met.
  private(set) var met = 0
  /// Folders of years that can't be used.
  private(set) var problems: [Problem] = []
  /// The latest time of change that was met.
  private(set) var newest: Int64 = .min

  /// How long before now a workout is new enough.
  static let recentDays = 60

  init(_ known: IndexedStamps, at now: Instant, _ depth: HistoryDepth, isRemote: Bool) {
    self.known = known
    self.depth = depth
    self.isRemote = isRemote
    // With a clock that has run ahead, the newest workouts are still the newest.
    let newest = min(now.seconds, known.newestStart ?? .max)
    recent = newest - Self.recentDays * 86_400
  }

  mutating func look(at root: Folder) throws(LogbookError) {
    guard let workouts = try open("workouts", in: root, path: "workouts") else { return }
    for name in try mapping({ () throws(SystemError) in try workouts.names() }).sorted() {
      guard let year = WorkoutFolder.year(name),
        let folder = try open(name, in: workouts, path: "workouts/" + name)
      else { continue }
      try mapping { () throws(SystemError) in try look(at: Int32(year), folder) }
    }
  }

  /// A folder; nil where there is none, or where it can't be used, which is noted.
  private mutating func open(_ name: String, in above: Folder, path: String) throws(LogbookError) -> Folder? {
    do {
      return try above.openFolder(name)
    } catch {
      if !error.isUnusableFile { throw .system(error) }
      problems.append(Problem(path: path, reason: .system(error)))
      return nil
    }
  }

  private mutating func look(at year: Int32, _ folder: Folder) throws(SystemError) {
    // Before the names: who adds one after that changes the status.
    let status = try folder.status()
    newest = max(newest, status.changed)
    years.append(YearStamp(year, status))
    let stamps = known.stamps(of: year)
    if let before = known.year(year), before.isTrusted, before.isSameFolder(status), !isRemote {
      for stamp in stamps { try look(at: stamp, in: folder) }
      return
    }
    var before: [PackedID: WorkoutStamp] = [:]
    for stamp in stamps { before[stamp.id] = stamp }
    for name in try folder.names() {
      guard let id = EntityID(name).map({ PackedID($0) }) else { continue }
      if let stamp = before[id] {
        try look(at: stamp, in: folder)
      } else {
        due.append((folder, WorkoutKey(year: year, id: id)))
      }
    }
  }

  private mutating func look(at stamp: WorkoutStamp, in year: Folder) throws(SystemError) {
    met += 1
    if try isAsBefore(stamp, in: year) {
      kept.append(stamp)
    } else {
      due.append((year, WorkoutKey(year: stamp.year, id: stamp.id)))
    }
  }

  private mutating func isAsBefore(_ stamp: WorkoutStamp, in year: Folder) throws(SystemError) -> Bool {
    let name = stamp.id.entity.text
    guard stamp.isTrusted, let status = try year.status(name), stamp.isSameFolder(status) else {
      return false
    }
    newest = max(newest, status.changed)
    if isRemote || depth == .thorough || isRecent(stamp) { return isAsBefore(stamp, name, fileByFile: year) }
    return true
  }

  private func isRecent(_ stamp: WorkoutStamp) -> Bool { known.start(of: stamp).map { $0 >= recent } ?? true }

  /// False also where the folder can't be looked through: reading it will tell.
  private mutating func isAsBefore(_ stamp: WorkoutStamp, _ name: String, fileByFile year: Folder) -> Bool {
    let isThorough = depth == .thorough || isRecent(stamp)
    guard let scan = try? year.scan(name, isThorough ? .statuses : .names) else { return false }
    newest = max(newest, scan.digest.newest)
    return isThorough ? stamp.isSame(scan.digest) : stamp.names == scan.digest.names
  }
}
