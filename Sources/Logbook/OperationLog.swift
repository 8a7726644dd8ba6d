import Documents
import System
import Training
import Wording

/// The records of the changes made from this device, from which interrupted changes are finished and changes are undone.
struct OperationLog {
  /// This device's folder for the data directory.
  let device: Folder
  let operations: Folder

  /// The folder of older records, beside that of the newest. Only `undo` looks there, so that no other command lists months.
  private static let pastFolder = "past"
  /// The number of the newest records that stay where every command lists them.
  static let recent = 64
  /// The number of further records that may gather there before they are put away together.
  static let slack = 32
  /// The number of days for which older records are kept.
  static let days = 90
  /// The most bytes of all records together. The newest change is kept whatever its size.
  static let bytes = 128 << 20
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

  /// The names of the newest records, oldest first.
  func names() throws(SystemError) -> [OperationName] {
    try operations.names().compactMap(OperationName.init).sorted(by: <)
  }

  /// The names of the records that were put away, oldest first.
  func pastNames() throws(SystemError) -> [OperationName] {
    guard let past = try device.openFolder(Self.pastFolder) else { return [] }
    return try past.names().compactMap(OperationName.init).sorted(by: <)
  }

  /// Reads a record; nil if it is gone. Finds a record that another process has marked as done or put away meanwhile.
  ///
  /// - Throws: `LogbookError.damaged` if its content can't be used.
  func record(_ name: OperationName) throws(Failure) -> OperationRecord? {
    for name in [name, name.done] {
      if let record = try record(name, in: operations) { return record }
    }
    guard let past = try convertingErrors(device.openFolder(Self.pastFolder)) else { return nil }
    return try record(name.done, in: past)
  }

  private func record(_ name: OperationName, in folder: Folder) throws(Failure) -> OperationRecord? {
    guard let bytes = try convertingErrors(folder.read(name.text, limit: Self.byteLimit)) else { return nil }
    return try convertingErrors(at: folder.path(of: name.text), Document.operation.decode(bytes))
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

  /// Puts away older records once many have gathered, and removes those that are too old or too many. Returns the names of
  /// those that stay.
  ///
  /// Nothing depends on it: a later change tries again what fails here.
  func archive(_ names: [OperationName], at now: Instant, isLarge: Bool) -> [OperationName] {
    let isDue = names.count > Self.recent + Self.slack
    guard isDue || isLarge else { return names }
    _ = try? device.makeFolder(Self.pastFolder)
    guard let past = try? device.openFolder(Self.pastFolder) else { return names }
    var names = names
    if isDue {
      for name in names.dropLast(Self.recent) where !name.isPending {
        guard (try? operations.rename(name.text, to: name.text, in: past)) != nil else { break }
        names.removeAll { $0 == name }
      }
    }
    removeOld(in: past, at: now)
    return limitSize(names, past)
  }

  /// Removes records of more than ninety days ago. Reads only these and one more.
  private func removeOld(in past: Folder, at now: Instant) {
    for name in (try? past.names().compactMap(OperationName.init).sorted(by: <)) ?? [] {
      // A record that can't be read says no time.
      guard let record = try? record(name, in: past) else { continue }
      guard now.seconds - record.time.seconds > Self.days * 86_400 else { return }
      _ = try? past.remove(name.text)
    }
  }

  /// Removes the oldest records until the others fit the limit; the changes of one command stay or go together. Returns the
  /// recent ones that stay.
  private func limitSize(_ recent: [OperationName], _ past: Folder) -> [OperationName] {
    let old = ((try? past.names()) ?? []).compactMap(OperationName.init).sorted(by: <)
    let all = old.map { ($0, past) } + recent.map { ($0, operations) }
    var bytes = 0
    var first = all.count
    while first > 0 {
      let (name, folder) = all[first - 1]
      bytes += (try? folder.status(name.text))??.size ?? 0
      if bytes > Self.bytes && first < all.count { break }
      first -= 1
    }
    guard first > 0 else { return recent }
    func group(_ index: Int) -> String? { (try? record(all[index].0, in: all[index].1))??.group }
    if let kept = group(first) { while first > 0, group(first - 1) == kept { first -= 1 } }
    for (name, folder) in all[..<first] where !name.isPending { _ = try? folder.remove(name.text) }
    let removed = Set(all[..<first].map(\.0))
    return recent.filter { $0.isPending || !removed.contains($0) }
  }
}
