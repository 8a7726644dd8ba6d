import Documents
import System
import Wording

/// The records of the changes made from this device, from which interrupted changes are finished and changes are undone.
struct OperationLog {
  /// This device's folder for the data directory.
  let device: Folder
  /// The folder of the records.
  let operations: Folder

  /// How many records are kept for undo.
  static let kept = 100
  /// The size limit of a record, in bytes. A record holds every document of a change; an import may bring years of history.
  private static let byteLimit = 1 << 29

  /// Opens the log in the device's folder at `path`; nil if nothing was changed from this device yet.
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

  /// Opens the log in the device's folder at `path`, and creates both if they are missing.
  init(makingAt path: String) throws(SystemError) {
    device = try Folder.makeFolders(path)
    try device.makeFolder("operations")
    try device.synchronize()
    guard let operations = try device.openFolder("operations") else {
      throw SystemError(.open, device.path(of: "operations"), code: 2)
    }
    self.operations = operations
  }

  /// The names of every record, oldest first.
  func names() throws(SystemError) -> [OperationName] {
    try operations.names().compactMap(OperationName.init).sorted(by: <)
  }

  /// Reads a record; nil if it is gone. Finds a record that another process has marked as done meanwhile.
  ///
  /// - Throws: `LogbookError.damaged` if its content can't be used.
  func record(_ name: OperationName) throws(Failure) -> OperationRecord? {
    for name in [name, name.done] {
      let bytes = try convertingErrors(operations.read(name.text, limit: Self.byteLimit))
      guard let bytes else { continue }
      return try convertingErrors(at: operations.path(of: name.text), Document.operation.decode(bytes))
    }
    return nil
  }

  /// Reads the records with the given names, in that order, without those that are gone.
  func records(_ names: [OperationName]) throws(Failure) -> [OperationRecord] {
    var records: [OperationRecord] = []
    for name in names {
      if let record = try record(name) { records.append(record) }
    }
    return records
  }

  /// Reads the records with the given names, in that order, without those that are gone, and says which can't be used.
  func usableRecords(
    _ names: [OperationName]
  ) throws(Failure) -> (records: [OperationRecord], problems: [Problem]) {
    var (records, problems): ([OperationRecord], [Problem]) = ([], [])
    for name in names {
      do {
        if let record = try record(name) { records.append(record) }
      } catch {
        switch error.logbookError {
        case .damaged(let problem): problems.append(problem)
        case .system(let error): problems.append(Problem(path: error.path, reason: .system(error)))
        default: throw error
        }
      }
    }
    return (records, problems)
  }

  /// Removes records beyond the newest hundred. Nothing depends on it: the next change tries again what fails here.
  func prune(_ names: [OperationName]) {
    for name in names.dropLast(Self.kept) where !name.isPending { _ = try? operations.remove(name.text) }
  }
}
