import Documents
import System
import Training
import Wording

/// Reads the body weights: unchanged ones from their index, the others from their documents. It notices the same edits as
/// the reading of the history: it checks the folder and the files of the last sixty days, or every file if `depth` is
/// `.thorough`.
struct WeightReading {
  private(set) var weights: [BodyWeight] = []
  private(set) var problems: [Problem] = []
  /// The content of an up-to-date index; nil if the present one is up to date.
  private(set) var content: WeightContent?
  /// The number of documents that a new index would save the next reading from checking.
  private(set) var drift = 0

  private var stamps: [WeightStamp] = []
  /// The latest change time found.
  private var newest = Int64.min

  static let folderName = StandaloneKind.bodyWeight.rawValue

  /// Reads the weights that changed since `index` was written. `folder` is nil if there is none; `clock` is the current time
  /// in nanoseconds since 1970 UTC.
  init(
    _ snapshot: Snapshot, in folder: Folder?, over index: IndexFile?, at now: Instant, clock: Int64,
    _ depth: HistoryDepth
  ) throws(Failure) {
    if let folder {
      let isRemote = snapshot.tree?.isRemote == true
      let indexed = index.flatMap { WeightContent($0) }
      // Before the names: a weight added in between changes the status.
      let status = try convertingErrors(folder.status())
      newest = status.changed
      if let indexed, indexed.folder.isTrusted, indexed.folder.isSame(status), !isRemote {
        try check(indexed, in: folder, from: depth == .thorough ? .min : Self.recentStart(indexed, now))
      } else {
        try list(folder, over: indexed)
      }
      note(
        WeightFolderStamp(status), over: indexed,
        TimestampTrust(newest: newest, now: clock, isRemote: isRemote))
      weights = stamps.compactMap(\.weight)
    }
    // Last, so that changes committed during the reading are taken out.
    for case .standalone(.bodyWeight, let id) in try snapshot.touchedPaths() {
      try readAsPending(id, snapshot)
    }
    problems.sort { $0.path < $1.path }
  }

  /// Weights recorded at this time or later are checked, in seconds since 1970. The newest ones are recent even if the clock is
  /// ahead.
  private static func recentStart(_ indexed: WeightContent, _ now: Instant) -> Int {
    let newest = indexed.stamps.lazy.filter(\.isTrusted).map(\.seconds).max() ?? .max
    return min(now.seconds, newest) - FolderChangeScan.recentDays * 86_400
  }

  // MARK: - Checking and reading

  /// Checks the recent weights in a folder whose names haven't changed.
  private mutating func check(
    _ indexed: WeightContent, in folder: Folder, from recentStart: Int
  ) throws(Failure) {
    for stamp in indexed.stamps {
      if stamp.isTrusted, stamp.seconds < recentStart {
        stamps.append(stamp)
      } else {
        try check(stamp.id.entity, in: folder, stamp)
      }
    }
  }

  private mutating func list(_ folder: Folder, over indexed: WeightContent?) throws(Failure) {
    var before: [PackedID: WeightStamp] = [:]
    for stamp in indexed?.stamps ?? [] { before[stamp.id] = stamp }
    for name in try convertingErrors(folder.names()).sorted() {
      guard case .standalone(_, let id)? = DocumentPath(Self.folderName + "/" + name) else { continue }
      try check(id, in: folder, before[PackedID(id)])
    }
  }

  /// Checks the status of a file, and reads it if it changed.
  private mutating func check(
    _ id: EntityID, in folder: Folder, _ before: WeightStamp?
  ) throws(Failure) {
    let path = DocumentPath.standalone(.bodyWeight, id)
    // Before the content: an edit in between changes the status.
    let status = try convertingErrors(folder.status(path.fileName))
    guard let status else { return }
    newest = max(newest, status.changed)
    if let before, before.isTrusted, before.isSame(status) { return stamps.append(before) }
    do {
      guard let bytes = try folder.read(path.fileName) else { return }
      stamps.append(WeightStamp(PackedID(id), decoded(bytes, path, id), status))
    } catch {
      if !error.isUnusableFile { throw Failure(.system(error)) }
      problems.append(Problem(path: path.text, reason: .system(error)))
      stamps.append(WeightStamp(PackedID(id), nil, status))
    }
  }

  /// Decodes a document; nil if it can't be used, which is added to `problems`.
  private mutating func decoded(_ bytes: [UInt8], _ path: DocumentPath, _ id: EntityID) -> BodyWeight? {
    do {
      return try BodyWeight.coding.decode(bytes, at: DocumentPlace(id))
    } catch {
      problems.append(Problem(path: path.text, reason: .document(error)))
      return nil
    }
  }

  /// Works out the content of an up-to-date index, and the drift.
  private mutating func note(
    _ folder: WeightFolderStamp, over indexed: WeightContent?, _ trust: TimestampTrust
  ) {
    var folder = folder
    folder.isTrusted = trust.covers(folder.changed)
    for place in stamps.indices where !stamps[place].isTrusted {
      stamps[place].isTrusted = trust.covers(stamps[place].changed)
      if stamps[place].isTrusted { drift += 1 }
    }
    if folder != indexed?.folder, folder.isTrusted { drift = stamps.count }
    if folder != indexed?.folder || stamps != indexed?.stamps {
      content = WeightContent(folder: folder, stamps: stamps)
    }
  }

  /// Reads a document through the snapshot, because its file may differ from the snapshot.
  private mutating func readAsPending(_ id: EntityID, _ snapshot: Snapshot) throws(Failure) {
    let path = DocumentPath.standalone(.bodyWeight, id)
    weights.removeAll { $0.id == id }
    problems.removeAll { $0.path == path.text }
    do {
      guard let bytes = try snapshot.bytes(path) else { return }
      if let weight = decoded(bytes, path, id) { weights.append(weight) }
    } catch {
      guard case .system(let system) = error.logbookError, system.isUnusableFile else { throw error }
      problems.append(Problem(path: path.text, reason: .system(system)))
    }
  }
}
