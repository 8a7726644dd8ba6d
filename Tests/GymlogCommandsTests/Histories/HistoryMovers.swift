import Documents
import Foundation
import System
import TestSupport
import Testing

/// How the files of a history get from device to device.
enum HistoryMover: String, CaseIterable, Sendable {
  /// `gymlog sync`.
  case sync
  /// git alone: pull, resolve whatever doesn't merge, push.
  case git
  /// git with the merge driver.
  case driver
  /// A program that moves files, makes conflict copies, and is late with deletions.
  case copier
}

/// git as people use it.
struct HistoryGit {
  let hub: String

  init(_ home: String) throws {
    hub = home + "/hub.git"
    _ = try run(home, "init", "-q", "--bare", "-b", "main", hub)
  }

  @discardableResult
  func run(_ folder: String, _ words: String...) throws -> ChildProcess.Output {
    try ChildProcess.output(
      ["git", "-C", folder, "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "gc.auto=0"]
        + words)
  }

  /// Makes the data directory of a device a repository that has the hub's documents.
  func join(_ device: HistoryDevice) throws {
    let data = device.data
    _ = try Folder.makeFolders(data)
    try run(data, "init", "-q", "-b", "main")
    try run(data, "remote", "add", "origin", hub)
  }

  /// Commits, pulls and pushes. Conflicts are resolved by keeping everything: mine, else theirs.
  func sync(_ device: HistoryDevice, hasAttributes: Bool) throws {
    let data = device.data
    if !hasAttributes { _ = try? Folder.open(data).remove(".gitattributes") }
    try run(data, "add", "-A")
    try run(data, "commit", "-q", "-m", "x")
    for _ in 0..<5 {
      let pulled = try run(
        data, "pull", "-q", "--no-rebase", "--no-edit", "--allow-unrelated-histories", "origin", "main")
      if pulled.status != 0 {
        let unmerged = try run(data, "ls-files", "-u", "-z").text.split(separator: 0)
        var stages: [String: Set<Character>] = [:]
        for line in unmerged {
          let parts = String(decoding: line, as: UTF8.self).split(separator: "\t")
          if let stage = parts[0].last { stages[String(parts[1]), default: []].insert(stage) }
        }
        for (path, stages) in stages {
          try run(data, "checkout", "-q", stages.contains("2") ? "--ours" : "--theirs", "--", path)
        }
        try run(data, "add", "-A")
        try run(data, "commit", "-q", "-m", "merge")
      }
      if try run(data, "push", "-q", "origin", "HEAD:main").status == 0 { return }
    }
  }
}

/// A program that moves files: it knows of each device what that had when it was last seen, and of all what counts.
struct HistoryCopier {
  private var shared: [String: [UInt8]] = [:]
  private var seen: [Int: [String: [UInt8]]] = [:]

  /// Brings a device up to date, and the others' view of it. True if something moved. Unless `isQuiet`, some deletions wait.
  mutating func sync(_ device: HistoryDevice, _ random: inout SeededRandom, isQuiet: Bool) throws -> Bool {
    let (local, known) = (device.files(), seen[device.number] ?? [:])
    var moved = false
    var next = known
    for path in Set(local.keys).union(known.keys).union(shared.keys).sorted() {
      let (mine, old, theirs) = (local[path], known[path], shared[path])
      if mine == theirs {
        next[path] = mine
        continue
      }
      let isDeletion = mine == old ? theirs == nil : mine == nil
      if isDeletion, !isQuiet, random.chance(40) { continue }
      moved = true
      if mine == old {
        try put(theirs, at: path, on: device)
        next[path] = theirs
      } else if theirs == old || theirs == nil {
        shared[path] = mine
        next[path] = mine
      } else if let mine {
        // Both changed it: one version gets another name.
        let other = copyName(of: path, random.int(0...2))
        let (winner, loser) = random.chance(50) ? (mine, theirs) : (theirs, mine)
        try put(winner, at: path, on: device)
        try put(loser, at: other, on: device)
        shared[path] = winner
        next[path] = winner
      } else {
        try put(theirs, at: path, on: device)
        next[path] = theirs
      }
    }
    seen[device.number] = next
    return moved
  }

  private func copyName(of path: String, _ style: Int) -> String {
    path.dropLast(".json".count)
      + [".sync-conflict-20261121-183000-ABCDEFG", " (conflicted copy 2026-11-21)", " 2"][style] + ".json"
  }

  /// Writes a file as such programs do: under another name first. Folders that become empty go, too.
  private func put(_ bytes: [UInt8]?, at path: String, on device: HistoryDevice) throws {
    let whole = device.data + "/" + path
    let slash = whole.lastIndex(of: "/") ?? whole.startIndex
    let (above, name) = (String(whole[..<slash]), String(whole[whole.index(after: slash)...]))
    if let bytes {
      let folder = try Folder.makeFolders(above)
      let temporary = ".syncthing." + name + ".tmp"
      try folder.replace(temporary, bytes)
      try folder.rename(temporary, to: name)
    } else {
      try FileManager.default.removeItem(atPath: whole)
      if try FileManager.default.contentsOfDirectory(atPath: above).isEmpty {
        try FileManager.default.removeItem(atPath: above)
      }
    }
  }
}
