import System

/// The folders beneath the data directory. Each is opened when it is first needed and stays open, because the documents of
/// a workout share theirs.
final class DataTree {
  let root: Folder
  /// By path. A few at a time: folders that aren't needed again are closed.
  private var openFolders: [String: Folder] = [:] {
    didSet { if openFolders.count > Self.most { openFolders = [:] } }
  }
  /// The most folders to hold open at once. A process can open a few hundred files; a folder that is closed is opened again.
  private static let most = 100
  /// Whether the data directory is on a network file system.
  private(set) lazy var isRemote = root.isRemote

  init(root: Folder) { self.root = root }

  /// Opens the folder at `path`, relative to the root; nil if it doesn't exist.
  func folder(_ path: String) throws(SystemError) -> Folder? {
    if path.isEmpty { return root }
    if let folder = openFolders[path] { return folder }
    let (parent, name) = splitPath(path)
    guard let folder = try self.folder(parent)?.openFolder(name) else { return nil }
    openFolders[path] = folder
    return folder
  }

  /// Opens the folder at `path`, and creates it and those above it if they are missing. Adds to `changed` the paths of
  /// folders in which one was created, and which are yet to be synchronized.
  func makeFolder(_ path: String, changed: inout [String]) throws(SystemError) -> Folder {
    if let folder = try folder(path) { return folder }
    let (parent, name) = splitPath(path)
    let above = try makeFolder(parent, changed: &changed)
    if try above.makeFolder(name) && !changed.contains(parent) { changed.append(parent) }
    guard let folder = try above.openFolder(name) else {
      throw SystemError(.open, above.path(of: name), code: 2)
    }
    openFolders[path] = folder
    return folder
  }

  /// The bytes of a document; nil if it doesn't exist.
  func read(_ path: String) throws(SystemError) -> [UInt8]? {
    let (parent, name) = splitPath(path)
    return try folder(parent)?.read(name)
  }

  /// Closes a folder that isn't needed again, or that will be removed.
  func close(_ path: String) { openFolders[path] = nil }
}

/// The parts of a path before and after its last slash.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
}
