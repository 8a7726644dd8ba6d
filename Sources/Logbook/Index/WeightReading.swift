import Documents
import System
import Training

/// The body weights as they are read over an index, and what an index of them would say. It promises what the history's does,
/// in the same way: the folder and the files of the last sixty days are looked at from outside, in a thorough reading every
/// file.
struct WeightReading {
  private(set) var weights: [BodyWeight] = []
  private(set) var problems: [Problem] = []
  /// What the index is to say; nil where it says so already.
  private(set) var content: WeightContent?
  /// How many documents were looked at that needn't be with another index.
  private(set) var drift = 0

  private var stamps: [WeightStamp] = []
  /// The latest time of change that was met.
  private var newest = Int64.min

  static let folderName = "body"

  /// Reads what isn't as the index knows it. `folder` is nil where there is none, `clock` what the clock shows, in nanoseconds
  /// since 1970 UTC.
  init(
    _ snapshot: Snapshot, in folder: Folder?, over index: IndexFile?, at now: Instant, clock: Int64,
    _ depth: HistoryDepth
  ) throws(LogbookError) {
    if let folder {
      let isRemote = snapshot.tree?.isRemote == true
      let known = index.flatMap { WeightContent($0) }
      // Before the names: who adds one after that changes the status.
      let status = try mapping { () throws(SystemError) in try folder.status() }
      newest = status.changed
      if let known, known.folder.isTrusted, known.folder.isSame(status), !isRemote {
        try look(in: folder, over: known, from: depth == .thorough ? .min : Self.recent(known, now))
      } else {
        try list(folder, over: known)
      }
      note(
        WeightFolderStamp(status), over: known,
        TimestampTrust(newest: newest, now: clock, isRemote: isRemote))
      weights = stamps.compactMap(\.weight)
    }
    // Now, after all that was read: what was committed meanwhile is taken out again.
    for case .bodyWeight(let id) in try snapshot.touchedPaths() { try readAsPending(id, snapshot) }
    problems.sort { $0.path < $1.path }
  }

  /// The second from which a weight is new enough to be looked at. With a clock that has run ahead, the newest are still the
  /// newest.
  private static func recent(_ known: WeightContent, _ now: Instant) -> Int {
    min(now.seconds, known.stamps.lazy.filter(\.isTrusted).map(\.seconds).max() ?? .max) - FolderChangeScan
      .recentDays * 86_400
  }

  // MARK: - Looking and reading

  /// In a folder that has the names that it had.
  private mutating func look(
    in folder: Folder, over known: WeightContent, from recent: Int
  ) throws(LogbookError) {
    for stamp in known.stamps {
      if stamp.isTrusted, stamp.seconds < recent {
        stamps.append(stamp)
      } else {
        try look(at: stamp.id.entity, in: folder, stamp)
      }
    }
  }

  private mutating func list(_ folder: Folder, over known: WeightContent?) throws(LogbookError) {
    var before: [PackedID: WeightStamp] = [:]
    for stamp in known?.stamps ?? [] { before[stamp.id] = stamp }
    for name in try mapping({ () throws(SystemError) in try folder.names() }).sorted() {
      guard case .bodyWeight(let id) = DocumentPath(Self.folderName + "/" + name) else { continue }
      try look(at: id, in: folder, before[PackedID(id)])
    }
  }

  /// Looks at a file from outside, and reads it where it isn't as it was.
  private mutating func look(
    at id: EntityID, in folder: Folder, _ before: WeightStamp?
  ) throws(LogbookError) {
    let path = DocumentPath.bodyWeight(id)
    // Before the bytes, likewise.
    let status = try mapping { () throws(SystemError) in try folder.status(path.fileName) }
    guard let status else { return }
    newest = max(newest, status.changed)
    if let before, before.isTrusted, before.isSame(status) { return stamps.append(before) }
    do {
      guard let bytes = try folder.read(path.fileName) else { return }
      stamps.append(WeightStamp(PackedID(id), decoded(bytes, path, id), status))
    } catch {
      if !error.isUnusableFile { throw .system(error) }
      problems.append(Problem(path: path.text, reason: .system(error)))
      stamps.append(WeightStamp(PackedID(id), nil, status))
    }
  }

  /// Nil where a document can't be used, which is noted.
  private mutating func decoded(_ bytes: [UInt8], _ path: DocumentPath, _ id: EntityID) -> BodyWeight? {
    do {
      return try Document.bodyWeight.decode(bytes, named: id)
    } catch {
      problems.append(Problem(path: path.text, reason: .document(error)))
      return nil
    }
  }

  // MARK: - What the index is to say

  private mutating func note(_ folder: WeightFolderStamp, over known: WeightContent?, _ trust: TimestampTrust)
  {
    var folder = folder
    folder.isTrusted = trust.covers(folder.changed)
    for place in stamps.indices where !stamps[place].isTrusted {
      stamps[place].isTrusted = trust.covers(stamps[place].changed)
      if stamps[place].isTrusted { drift += 1 }
    }
    if folder != known?.folder, folder.isTrusted { drift = stamps.count }
    if folder != known?.folder || stamps != known?.stamps {
      content = WeightContent(folder: folder, stamps: stamps)
    }
  }

  /// Reads a document as changes make it that are committed, and not yet written out or newer than the moment that is read.
  private mutating func readAsPending(_ id: EntityID, _ snapshot: Snapshot) throws(LogbookError) {
    let path = DocumentPath.bodyWeight(id)
    weights.removeAll { $0.id == id }
    problems.removeAll { $0.path == path.text }
    do {
      guard let bytes = try snapshot.bytes(path) else { return }
      if let weight = decoded(bytes, path, id) { weights.append(weight) }
    } catch {
      guard case .system(let system) = error, system.isUnusableFile else { throw error }
      problems.append(Problem(path: path.text, reason: .system(system)))
    }
  }
}
