package import Documents
import System
package import Training
package import Wording

/// Reads the activities without their notes and files: old ones whose folders haven't changed from the index, the others from
/// their documents. It notices the same edits as the reading of the history: it reads the documents of the last sixty days, or
/// all of them if `depth` is `.thorough`.
struct ActivityReading {
  private(set) var folders: [WorkoutFolder] = []
  private(set) var activities: [Activity] = []
  private(set) var problems: [Problem] = []
  /// The number of documents that a new index would save the next reading.
  private(set) var drift = 0

  /// The stamps of the activities at `stamped`.
  private var stamps: [ActivityStamp] = []
  private var stamped: [Int] = []
  /// The latest change time found.
  private var newest = Int64.min

  static let folderName = "activities"

  var content: ActivityContent {
    ActivityContent(stamps: stamps, activities: stamped.map { activities[$0] })
  }

  /// Reads the activities that changed since `index` was written. `clock` is the current time in nanoseconds since 1970 UTC.
  init(
    _ snapshot: Snapshot, over index: IndexFile?, at now: Instant, clock: Int64, _ depth: HistoryDepth
  ) throws(Failure) {
    let isRemote = snapshot.tree?.isRemote == true
    let known = isRemote || depth == .thorough ? nil : index.flatMap { ActivityContent($0) }
    // An activity is large: growing step by step would copy each of them several times.
    activities.reserveCapacity(known?.stamps.count ?? 0)
    let newestStart = known?.activities.activities.lazy.map(\.seconds).max() ?? .max
    let recentStart = min(now.seconds, newestStart) - FolderChangeScan.recentDays * 86_400
    // Documents that a pending or later change touches are read through the snapshot.
    let touched = Set(try snapshot.touchedPaths().compactMap(\.activityFolder))
    var read: [Int] = []
    // Folders and stamps have the same order.
    var next = 0
    for (year, folders) in try snapshot.activityFoldersByYear() {
      let parent = try convertingErrors(
        snapshot.tree?.folder(Self.folderName + "/" + WorkoutFolder.name(ofYear: year)))
      for folder in folders {
        let key = WorkoutKey(folder)
        // Before the document: an edit in between changes the status.
        let status = try convertingErrors(parent?.status(folder.id.text))
        if let status { newest = max(newest, status.changed) }
        if let known, let status, !touched.contains(folder) {
          while next < known.stamps.count, known.stamps[next].key < key { next += 1 }
          if let activity = known.unchanged(next, key, status), activity.start.seconds < recentStart {
            add(activity, in: folder, known.stamps[next])
            continue
          }
        }
        guard let activity = try document(in: folder, snapshot) else { continue }
        let stamp = touched.contains(folder) ? nil : status.map { ActivityStamp(key, $0) }
        if stamp != nil, activity.start.seconds < recentStart { read.append(stamps.endIndex) }
        add(activity, in: folder, stamp)
      }
    }
    let trust = TimestampTrust(newest: newest, now: clock, isRemote: isRemote)
    for place in stamps.indices { stamps[place].isTrusted = trust.covers(stamps[place].changed) }
    drift = read.count { stamps[$0].isTrusted }
  }

  private mutating func add(_ activity: Activity, in folder: WorkoutFolder, _ stamp: ActivityStamp?) {
    if let stamp {
      stamps.append(stamp)
      stamped.append(activities.endIndex)
    }
    folders.append(folder)
    activities.append(activity)
  }

  /// Reads a document; nil if there is none, or if it can't be used, which is added to `problems`.
  private mutating func document(in folder: WorkoutFolder, _ snapshot: Snapshot) throws(Failure) -> Activity?
  {
    do throws(Failure) {
      guard var activity = try snapshot.activity(folder)?.value else { return nil }
      (activity.note, activity.file) = (nil, nil)
      return activity
    } catch {
      guard let problem = error.problem(at: .activity(folder)) else { throw error }
      problems.append(problem)
      return nil
    }
  }

  /// Orders the activities by their starts. Their ids begin with day and minute, so that they nearly are already.
  mutating func sort() {
    func isOrdered(_ one: Int, _ other: Int) -> Bool {
      (activities[one].start.seconds, activities[one].id) < (
        activities[other].start.seconds, activities[other].id
      )
    }
    guard activities.indices.dropFirst().contains(where: { !isOrdered($0 - 1, $0) }) else { return }
    let order = activities.indices.sorted(by: isOrdered)
    (activities, folders) = (order.map { activities[$0] }, order.map { folders[$0] })
  }
}

extension DocumentPath {
  fileprivate var activityFolder: WorkoutFolder? {
    if case .activity(let folder) = self { folder } else { nil }
  }
}

extension ActivityContent {
  /// The activity at a place, if it is that of a folder which is as it was when it was read.
  fileprivate func unchanged(_ place: Int, _ key: WorkoutKey, _ status: FileStatus) -> Activity? {
    guard place < stamps.count, stamps[place].key == key, stamps[place].isTrusted,
      stamps[place].isSame(status), activities.activities[place].id == key.id
    else { return nil }
    return activities.activity(at: place)
  }
}

extension Snapshot {
  /// The activities without their notes and files, ordered by their starts, with their folders, and the documents that can't be
  /// used. Reads only the documents that changed since the index was written and those of the last sixty days, and rewrites
  /// the index if many did.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func activityHistory(
    at now: Instant
  ) throws(Failure) -> (activities: [Activity], folders: [WorkoutFolder], problems: [Problem]) {
    var reading = try activityReading(at: now, .folders)
    if reading.drift > Self.driftLimit { try? write(reading) }
    reading.sort()
    return (reading.activities, reading.folders, reading.problems)
  }

  /// Reads each document, and rewrites the index of the activities. Creates none for a few activities.
  func refreshActivityIndex(at now: Instant) throws(Failure) {
    let reading = try activityReading(at: now, .thorough)
    guard reading.drift > Self.driftLimit || index?.ofActivities.exists == true else { return }
    try convertingErrors(write(reading))
  }

  private func activityReading(at now: Instant, _ depth: HistoryDepth) throws(Failure) -> ActivityReading {
    var indexFile: IndexFile?
    // Without activities there is no index to open.
    if let root = tree?.root, try convertingErrors(tree?.folder(ActivityReading.folderName)) != nil {
      indexFile = index?.ofActivities.open(of: root)
    }
    return try ActivityReading(self, over: indexFile, at: now, clock: index?.clock() ?? .max, depth)
  }

  private func write(_ reading: ActivityReading) throws(SystemError) {
    guard let index, let root = tree?.root, isSettled else { return }
    try index.ofActivities.write(reading.content.bytes, of: root)
  }
}
