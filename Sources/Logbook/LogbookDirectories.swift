import System
import Wording

/// The directories in which a logbook is kept: the lifter's data, and what this device keeps about it.
package struct LogbookDirectories: Sendable {
  /// The path of the data directory.
  package let data: String
  /// Whether the first change creates the data directory. False for a directory that the user named: a mistyped name
  /// must not start a second logbook.
  package let createsData: Bool
  /// The path of the directory in which this device keeps operation records and the pointer to the current workout, for
  /// every data directory.
  package let state: String
  /// The path of the directory in which the indexes of every data directory are kept; nil to keep none.
  package let cache: String?

  /// The directories at the given paths. None of them has to exist, except the data directory if it isn't to be created.
  package init(data: String, createsData: Bool, state: String, cache: String? = nil) {
    self.data = data
    self.createsData = createsData
    self.state = state
    self.cache = cache
  }

  /// The path of this device's directory for the data directory with the given real path. Its name is a hash of that path,
  /// so that two logbooks share nothing.
  func device(realPath: String) -> String { state + "/" + Self.name(realPath) }

  /// The index of the data directory with the given real path.
  func index(realPath: String, clock: @escaping @Sendable () -> Int64) -> IndexLocation? {
    cache.map { IndexLocation(folder: $0, name: Self.name(realPath) + ".index", clock: clock) }
  }

  /// The FNV-1a hash of the path: 64 bits in hexadecimal.
  private static func name(_ realPath: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in realPath.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Opens the data directory; nil if it doesn't exist yet and the first change is to create it.
  ///
  /// - Throws: `LogbookError.dataDirectory` if it can't be opened.
  func openData() throws(Failure) -> Folder? {
    do {
      return try Folder.open(data)
    } catch {
      if error.isNotFound && createsData { return nil }
      throw Failure(.dataDirectory(error))
    }
  }

  /// Opens the data directory, and creates it first if that is allowed.
  ///
  /// - Throws: `LogbookError.dataDirectory` if it can't be opened or created.
  func openOrCreateData() throws(Failure) -> Folder {
    if let folder = try openData() { return folder }
    do {
      return try Folder.makeFolders(data)
    } catch {
      throw Failure(.dataDirectory(error))
    }
  }
}
