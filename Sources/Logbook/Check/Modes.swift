import System
package import Wording

extension FileKind {
  /// The permission bits that a file or folder of the logbook has, which is the lifter's alone; nil for anything else.
  var privateMode: UInt32? {
    switch self {
    case .file: 0o600
    case .folder: 0o700
    case .link, .special: nil
    }
  }
}

extension Logbook {
  /// Gives every file in the data directory mode 0600 and every folder 0700, those above first, so that what is in a folder
  /// can be reached. Names that begin with a dot are left alone: they may be git's. Returns how many it changed.
  ///
  /// - Throws: `LogbookError.system` if a mode can't be changed, or a folder listed.
  package func setModes() throws(Failure) -> Int {
    guard let root = try directories.openData() else { return 0 }
    var count = 0
    do throws(SystemError) {
      if try root.status().mode != 0o700 {
        try root.setMode(0o700)
        count += 1
      }
      try setModes(in: root, &count)
    } catch {
      throw Failure(.system(error))
    }
    return count
  }

  private func setModes(in folder: Folder, _ count: inout Int) throws(SystemError) {
    for entry in try folder.entries() where entry.name.first != "." {
      guard let mode = entry.kind.privateMode, let status = try folder.status(entry.name) else { continue }
      if status.mode != mode {
        try folder.setMode(of: entry.name, mode)
        count += 1
      }
      if entry.kind == .folder, let inner = try folder.openFolder(entry.name) {
        try setModes(in: inner, &count)
      }
    }
  }

  /// Writes the lines that git needs, if the data directory is in a git repository. Returns the names of the files.
  ///
  /// - Throws: `LogbookError.system` if they can't be read or written.
  package func writeGitFiles() throws(Failure) -> [String] {
    guard let root = try directories.openData() else { return [] }
    let incomplete = try convertingErrors(GitFiles.incomplete(in: root))
    try convertingErrors(GitFiles.write(in: root))
    return incomplete.map(\.name)
  }
}
