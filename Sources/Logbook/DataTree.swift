import System

/// The folders beneath the data directory, opened as they are needed and kept open: the documents of a workout share
/// theirs.
final class DataTree {
  let root: Folder
  /// A handful: those that aren't needed again are forgotten. No dictionary, for what `DocumentFiles` says.
  private var open: [(path: String, folder: Folder)] = []
  /// Whether another machine keeps it.
  private(set) lazy var isRemote = root.isRemote

  init(root: Folder) { self.root = root }

  /// The folder at a path of names beneath the root; nil where it doesn't exist.
  func folder(_ path: String) throws(SystemError) -> Folder? {
    if path.isEmpty { return root }
    if let place = open.lastIndex(where: { $0.path == path }) { return open[place].folder }
    let (parent, name) = split(path)
    guard let folder = try self.folder(parent)?.openFolder(name) else { return nil }
    open.append((path, folder))
    return folder
  }

  /// The folder at a path, made where it is missing, with those above it. The paths of those that got a new name in
  /// them, and have yet to be synchronized, are added to `changed`.
  func makeFolder(_ path: String, changed: inout [String]) throws(SystemError) -> Folder {
    if let folder = try folder(path) { return folder }
    let (parent, name) = split(path)
    let above = try makeFolder(parent, changed: &changed)
    if try above.makeFolder(name) && !changed.contains(parent) { changed.append(parent) }
    guard let folder = try above.openFolder(name) else {
      throw SystemError(.open, above.path(of: name), code: 2)
    }
    open.append((path, folder))
    return folder
  }

  /// The bytes of a document; nil where it doesn't exist.
  func read(_ path: String) throws(SystemError) -> [UInt8]? {
    let (parent, name) = split(path)
    return try folder(parent)?.read(name)
  }

  /// Closes a folder, so that it can be removed, or because it won't be needed again.
  func forget(_ path: String) { open.removeAll { $0.path == path } }
}

/// The path of the folder, and the name in it.
func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
}
