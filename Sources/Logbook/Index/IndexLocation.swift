import System

/// Where the index of a data directory is kept.
struct IndexLocation: Sendable {
  /// The path of the folder for the indices of all data directories. Nobody's data is in it.
  let folder: String
  /// Named by a hash of the data directory's real path.
  var name: String
  /// The clock that times of change are held against, in nanoseconds since 1970 UTC.
  let clock: @Sendable () -> Int64

  static let systemClock: @Sendable () -> Int64 = {
    let now = SystemClock.now()
    return now.seconds * 1_000_000_000 + Int64(now.nanoseconds)
  }

  /// The place of the index of the body weights.
  var ofWeights: IndexLocation {
    var place = self
    place.name += "-weights"
    return place
  }

  /// The index of the data directory; nil on any doubt.
  func open(of root: Folder) -> IndexFile? {
    guard let mapping = try? Folder.open(folder).map(name), let status = try? root.status() else {
      return nil
    }
    return IndexFile(mapping, of: status)
  }

  var exists: Bool { (try? Folder.open(folder).status(name)) != nil }

  /// Writes the index anew, in place of what was there. It isn't made durable: damage is noticed and mended.
  func write(_ bytes: (_ data: FileStatus) -> [UInt8], of root: Folder) throws(SystemError) {
    let bytes = bytes(try root.status())
    let folder = try Folder.makeFolders(folder)
    try folder.stage(name, bytes, durable: false).publish()
    try folder.sweepTemporaries()
  }

  /// Removes the indices where they can't be brought up to date: the next report makes others.
  func removeAll() {
    for place in [self, ofWeights] { _ = try? Folder.open(folder).remove(place.name) }
  }
}
