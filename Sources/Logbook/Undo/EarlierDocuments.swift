import Documents
import Wording

/// The documents as they were at an earlier moment: those of the snapshot, with changes since taken back, newest first.
struct EarlierDocuments {
  let snapshot: Snapshot
  /// The documents that were taken back, by the paths of their folders and by name.
  private var earlier: [String: [String: [UInt8]?]] = [:]

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The bytes of a document at that moment; nil for none.
  func bytes(_ path: DocumentPath) throws(Failure) -> [UInt8]? {
    if let known = earlier[path.folder]?[path.fileName] { return known }
    return try snapshot.bytes(path)
  }

  /// Goes back to before a change. Returns what stands in the way: documents that aren't as it left them, because another program
  /// or device has changed them since; workouts and exercises that are gone, without which a document can't come back; and
  /// documents that others added to a workout or exercise that goes. `step` is called for each document.
  ///
  /// - Throws: `LogbookError.system` if a document can't be read.
  mutating func revert(_ record: OperationRecord, _ step: () -> Void = {}) throws(Failure) -> Obstacles {
    var obstacles = Obstacles()
    for document in record.documents.reversed() where document.path != .logbook {
      if try bytes(document.path) != document.after {
        obstacles.paths.append(document.path.text)
        obstacles.left.append((document.path, document.after))
      }
      put(document.path, document.before)
      step()
    }
    for document in record.documents where document.after == nil {
      guard let text = document.before else { continue }
      for owner in [document.path.head, document.path.exercise(in: text)].compactMap(\.self)
      where owner != document.path {
        if try bytes(owner) == nil, !obstacles.paths.contains(owner.text) {
          obstacles.paths.append(owner.text)
        }
      }
    }
    obstacles.paths += try orphans(of: record)
    // There may be thousands.
    for path in Set(record.documents.map(\.path.folder)) where !path.isEmpty { snapshot.tree?.close(path) }
    return obstacles
  }

  /// What stands in the way of taking back a change.
  struct Obstacles {
    var paths: [String] = []
    /// The documents that were changed since, as the change left them.
    var left: [(path: DocumentPath, bytes: [UInt8]?)] = []
  }

  mutating func put(_ path: DocumentPath, _ bytes: [UInt8]?) {
    earlier[path.folder, default: [:]][path.fileName] = .some(bytes)
  }

  /// The documents that would stay behind without their workout, routine or exercise, which a change had added.
  private func orphans(of record: OperationRecord) throws(Failure) -> [String] {
    let gone = Set(record.documents.filter { $0.before == nil && $0.after != nil }.map(\.path))
    var found: [String] = []
    // Every document that goes without its workout is of a change that is taken back, or another's.
    for folder in Set(gone.filter(\.isOwner).map(\.folder)).sorted() {
      for name in try names(in: folder) {
        guard let path = DocumentPath(folder + "/" + name), !gone.contains(path), let text = try bytes(path),
          let head = path.head
        else { continue }
        let owners = [head, path.exercise(in: text)].compactMap(\.self)
        if owners.contains(where: gone.contains) { found.append(path.text) }
      }
    }
    return found
  }

  /// The names of the documents in a folder at that moment, in order.
  private func names(in folder: String) throws(Failure) -> [String] {
    let known = earlier[folder] ?? [:]
    let others = try snapshot.names(in: folder).filter { known[$0] == nil }
    return (others + known.filter { $0.value != nil }.map(\.key)).sorted()
  }

  /// The workout or routine in `folder` at that moment; nil if it wasn't there or can't be used.
  func value<Value: FolderStored>(_: Value.Type, _ folder: Value.FolderKey) -> Value? {
    let path = Value.path(folder)
    guard
      var (files, problems) = try? snapshot.files(in: path, named: { MemberFile($0, of: Value.owner) != nil })
    else { return nil }
    snapshot.tree?.close(path)
    for (name, bytes) in earlier[path] ?? [:] { files[name] = bytes }
    problems.removeAll { problem in files.keys.contains { path + "/" + $0 == problem.path } }
    return try? Stored<Value>(folder, files: files, problems: problems)?.value
  }
}

extension DocumentPath {
  /// Whether other documents belong to it: a workout's or routine's own document, or an exercise of one.
  fileprivate var isOwner: Bool {
    switch self {
    case .workout(_, .head), .workout(_, .exercise), .routine(_, .head), .routine(_, .exercise): true
    case .logbook, .profile, .activity, .standalone, .workout(_, .set), .routine(_, .set): false
    }
  }
}
