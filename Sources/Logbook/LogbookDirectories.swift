import System

/// Where a logbook is: the lifter's data, and what this device keeps about it.
package struct LogbookDirectories: Sendable {
  /// The data directory.
  package let data: String
  /// Whether the data directory is made with the first change. Not so for one that somebody named: a slip in a name
  /// must not begin a second logbook.
  package let createsData: Bool
  /// The folder under which this device keeps operations and the workout in hand, for all data directories.
  package let state: String
  /// The folder in which the indices of all data directories are kept; nil where there is none to be.
  package let cache: String?

  package init(data: String, createsData: Bool, state: String, cache: String? = nil) {
    self.data = data
    self.createsData = createsData
    self.state = state
    self.cache = cache
  }

  /// This device's folder for the data directory whose real path is given: named by a hash of it, so that two logbooks
  /// share nothing.
  func device(realPath: String) -> String { state + "/" + Self.name(realPath) }

  /// The index of the data directory whose real path is given.
  func index(realPath: String, clock: @escaping @Sendable () -> Int64) -> IndexLocation? {
    cache.map { IndexLocation(folder: $0, name: Self.name(realPath) + ".index", clock: clock) }
  }

  /// FNV-1a, 64 bits.
  private static func name(_ realPath: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in realPath.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The data directory, opened; nil where it doesn't exist yet and is to be made with the first change.
  func openData() throws(LogbookError) -> Folder? {
    do {
      return try Folder.open(data)
    } catch {
      if error.isNotFound && createsData { return nil }
      throw .dataDirectory(error)
    }
  }

  /// The data directory, made where that is allowed.
  func makeData() throws(LogbookError) -> Folder {
    if let folder = try openData() { return folder }
    do {
      return try Folder.makeFolders(data)
    } catch {
      throw .dataDirectory(error)
    }
  }
}
