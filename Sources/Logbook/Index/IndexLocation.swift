import System

/// Where the index of a data directory is kept, and the clock that it is checked against.
struct IndexLocation: Sendable {
  /// The path of the folder with the indexes of every data directory. It holds nothing that can't be rebuilt.
  let folder: String
  /// The file name: a hash of the data directory's real path.
  var name: String
  /// The clock with which change times are compared, in nanoseconds since 1970 UTC.
  let clock: @Sendable () -> Int64

  static let systemClock: @Sendable () -> Int64 = {
    let now = SystemClock.now()
    return now.seconds * 1_000_000_000 + Int64(now.nanoseconds)
  }

  var ofWeights: IndexLocation {
    var location = self
    location.name += "-weights"
    return location
  }

  var ofActivities: IndexLocation {
    var location = self
    location.name += "-activities"
    return location
  }

  /// Opens the index of the data directory; nil if there is none, or if it may belong to another directory.
  func open(of root: Folder) -> IndexFile? {
    guard let mapping = try? Folder.open(folder).map(name), let status = try? root.status() else {
      return nil
    }
    return IndexFile(mapping, of: status)
  }

  var exists: Bool { (try? Folder.open(folder).status(name)) != nil }

  /// Replaces the index. It isn't made durable: damage is detected, and the index is rebuilt.
  func write(_ bytes: (_ data: FileStatus) -> [UInt8], of root: Folder) throws(SystemError) {
    let bytes = bytes(try root.status())
    let folder = try Folder.makeFolders(folder)
    try folder.stage(name, bytes, durable: false).publish()
    try folder.sweepTemporaries()
  }

  /// Removes all three indexes. The next report rebuilds them.
  func removeAll() {
    for location in [self, ofWeights, ofActivities] { _ = try? Folder.open(folder).remove(location.name) }
  }
}
