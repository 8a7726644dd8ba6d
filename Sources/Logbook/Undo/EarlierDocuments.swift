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

  /// Goes back to before a change. Returns the paths of documents that aren't as it left them, because another program or
  /// device has changed them since, and of workouts and exercises that are gone, without which a document can't come back.
  ///
  /// - Throws: `LogbookError.system` if a document can't be read.
  mutating func revert(_ record: OperationRecord) throws(Failure) -> [String] {
    var changed: [String] = []
    for document in record.documents.reversed() where document.path != .logbook {
      if try bytes(document.path) != document.after { changed.append(document.path.text) }
      earlier[document.path.folder, default: [:]][document.path.fileName] = .some(document.before)
    }
    for document in record.documents where document.after == nil {
      guard let text = document.before else { continue }
      for owner in [document.path.head, document.path.exercise(in: text)].compactMap(\.self)
      where owner != document.path {
        if try bytes(owner) == nil, !changed.contains(owner.text) { changed.append(owner.text) }
      }
    }
    // There may be thousands.
    for path in Set(record.documents.map(\.path.folder)) where !path.isEmpty { snapshot.tree?.close(path) }
    return changed
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
