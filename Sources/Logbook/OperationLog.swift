import Documents
import System

/// The records of what was changed from this device: what a crash left unfinished is finished from them, and changes are
/// taken back with them.
struct OperationLog {
  /// This device's folder for the data directory.
  let device: Folder
  let operations: Folder

  /// How many records are kept to undo with.
  static let kept = 100
  /// A record holds the documents of a whole change: years of history, when another program's export is imported.
  private static let limit = 1 << 29

  /// The log of a data directory; nil where nothing was changed from this device yet.
  init?(at path: String) throws(SystemError) {
    do {
      device = try Folder.open(path)
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
    guard let operations = try device.openFolder("operations") else { return nil }
    self.operations = operations
  }

  /// The log of a data directory, begun where there is none.
  init(makingAt path: String) throws(SystemError) {
    device = try Folder.makeFolders(path)
    try device.makeFolder("operations")
    try device.synchronize()
    guard let operations = try device.openFolder("operations") else {
      throw SystemError(.open, device.path(of: "operations"), code: 2)
    }
    self.operations = operations
  }

  /// The names of all records, oldest first.
  func names() throws(SystemError) -> [OperationName] {
    try operations.names().compactMap(OperationName.init).insertionSorted(by: <)
  }

  /// A record; nil where it is gone. One that is renamed while it is looked for is found under its new name.
  func record(_ name: OperationName) throws(LogbookError) -> OperationRecord? {
    for name in [name, name.done] {
      guard
        let bytes = try mapping({ () throws(SystemError) in try operations.read(name.text, limit: Self.limit)
        })
      else { continue }
      do {
        return try Document.operation.decode(bytes)
      } catch {
        throw .damaged(Problem(path: operations.path(of: name.text), reason: .document(error)))
      }
    }
    return nil
  }

  /// The records with the given names, in their order.
  func records(_ names: [OperationName]) throws(LogbookError) -> [OperationRecord] {
    var records: [OperationRecord] = []
    for name in names {
      if let record = try record(name) { records.append(record) }
    }
    return records
  }

  /// Removes what is older than the newest hundred. Nothing depends on it: what fails is tried with the next change.
  func prune(_ names: [OperationName]) {
    for name in names.dropLast(Self.kept) where !name.isPending { _ = try? operations.remove(name.text) }
  }
}
