import System
package import Training
package import Wording

extension Logbook {
  /// The name of the folder in the data directory for what a repair moves away.
  static let trash = ".trash"

  /// Moves files that can't be used to the trash: those of the data directory to its folder `.trash`, those of this device to the
  /// folder `trash` beside them, in a folder of their own. Returns what was moved.
  ///
  /// - Throws: `LogbookError.busy` if another process holds the lock; `LogbookError.system` if a file can't be moved.
  package func moveToTrash(_ findings: [Finding], at time: Instant) throws(Failure) -> [Finding] {
    let (locks, others) = (
      findings.filter { $0.path == Self.lockFile }, findings.filter { $0.path != Self.lockFile }
    )
    // Only a file can be locked.
    return try moveToTrash(locks, locking: false, at: time) + moveToTrash(others, locking: true, at: time)
  }

  private func moveToTrash(
    _ findings: [Finding], locking: Bool, at time: Instant
  ) throws(Failure) -> [Finding] {
    if findings.isEmpty { return [] }
    return try inTrashes(locking: locking) { root, device throws(SystemError) -> [Finding] in
      // Ids tell minutes: of two repairs in one, the later needs the later name to be undone first.
      let last = try Self.lastRepair(root, device) ?? ""
      var at = time
      var name = EntityID(at: at, random: random()).text
      while name <= last {
        at = at.adding(seconds: 60)
        name = EntityID(at: at, random: random()).text
      }
      let prefix = device.map { $0.path + "/" }
      for finding in findings {
        if let device, let prefix, finding.path.hasPrefix(prefix) {
          try move(
            String(finding.path.dropFirst(prefix.count)), from: device, to: "trash/" + name, in: device)
        } else {
          try move(finding.path, from: root, to: Self.trash + "/" + name, in: root)
        }
      }
      return findings
    }
  }

  /// Moves the files of the last repair back, as far as their places are free. Returns their paths.
  ///
  /// - Throws: `LogbookError.nothingToUndo` if the trash is empty; `.busy` and `.system` as `moveToTrash` does.
  package func restoreFromTrash() throws(Failure) -> [String] {
    let restored = try inTrashes { root, device throws(SystemError) -> [String] in
      guard let last = try Self.lastRepair(root, device) else { return [] }
      var paths: [String] = []
      for (trash, home) in Self.trashes(root, device) {
        let (folder, found) = try inTrash(last, (trash, home))
        guard let folder else { continue }
        for path in found { try move(path, from: folder, to: "", in: home) }
        paths += found
        removeEmpty(last, in: try home.openFolder(trash))
      }
      return paths
    }
    if restored.isEmpty { throw Failure(.nothingToUndo) }
    return restored
  }

  /// The number of files that `restoreFromTrash` would move back. Reads without the lock, and counts no files that it can't read.
  package func filesInTrash() -> Int {
    guard let root = try? directories.openData(), let path = try? deviceAndIndex(of: root).device else {
      return 0
    }
    let device = try? Folder.open(path)
    guard let last = (try? Self.lastRepair(root, device)) ?? nil else { return 0 }
    return Self.trashes(root, device).reduce(0) { $0 + ((try? inTrash(last, $1).paths.count) ?? 0) }
  }

  /// The folder of a repair in a trash, if there is one, and the paths of its files whose places are free.
  private func inTrash(
    _ repair: String, _ place: (name: String, home: Folder)
  ) throws(SystemError) -> (folder: Folder?, paths: [String]) {
    let tree = DataTree(root: place.home)
    guard let folder = try tree.folder(place.name + "/" + repair) else { return (nil, []) }
    var paths: [String] = []
    for path in try files(in: folder, path: "") where try tree.status(path) == nil { paths.append(path) }
    return (folder, paths)
  }

  private static func trashes(_ root: Folder, _ device: Folder?) -> [(name: String, home: Folder)] {
    [(trash, root)] + (device.map { [("trash", $0)] } ?? [])
  }

  /// The folder of the last repair in the trash; nil if it is empty.
  private static func lastRepair(_ root: Folder, _ device: Folder?) throws(SystemError) -> String? {
    var names: [String] = []
    for (trash, home) in trashes(root, device) { names += try home.openFolder(trash)?.names() ?? [] }
    return names.filter(EntityID.isID).max()
  }

  private func inTrashes<Result>(
    locking: Bool = true, _ body: (_ root: Folder, _ device: Folder?) throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    guard let root = try directories.openData() else { throw Failure(.nothingToUndo) }
    let lock = locking ? try self.lock(root) : nil
    defer { _ = lock }
    let device = try deviceAndIndex(of: root).device
    do {
      return try body(root, try? Folder.open(device))
    } catch {
      throw Failure(.system(error))
    }
  }

  /// Moves a file or folder to the same path beneath another folder, which is created.
  private func move(_ path: String, from root: Folder, to target: String, in home: Folder) throws(SystemError)
  {
    let (above, name) = splitPath(path)
    let from = DataTree(root: root)
    var made: [String] = []
    let to = DataTree(root: home)
    let place = [target, above].filter { !$0.isEmpty }.joined(separator: "/")
    guard let source = try from.folder(above) else { return }
    let destination = try to.makeFolder(place, changed: &made)
    try source.rename(name, to: name, in: destination)
    try destination.synchronize()
    for path in made.reversed() { try to.folder(path)?.synchronize() }
    try source.synchronize()
  }

  /// The files beneath a folder of the trash. A folder that was in the place of a file counts as one.
  private func files(in folder: Folder, path: String) throws(SystemError) -> [String] {
    var paths: [String] = []
    for entry in try folder.entries().sorted(by: { $0.name < $1.name }) {
      let own = path.isEmpty ? entry.name : path + "/" + entry.name
      let isFile = entry.kind != .folder || entry.name.contains(".") || entry.name == Snapshot.pointerFile
      if isFile {
        paths.append(own)
      } else if let inner = try folder.openFolder(entry.name) {
        paths += try files(in: inner, path: own)
      }
    }
    return paths
  }

  private func removeEmpty(_ name: String, in folder: Folder?) {
    guard let folder, let inner = try? folder.openFolder(name) else { return }
    for entry in (try? inner.entries()) ?? [] where entry.kind == .folder {
      removeEmpty(entry.name, in: inner)
    }
    _ = try? folder.removeFolder(name)
  }
}

extension DataTree {
  /// The status of the file at `path`; nil if there is none.
  fileprivate func status(_ path: String) throws(SystemError) -> FileStatus? {
    let (parent, name) = splitPath(path)
    return try folder(parent)?.status(name)
  }
}
