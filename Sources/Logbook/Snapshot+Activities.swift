package import Documents
import System
package import Training
package import Wording

extension Snapshot {
  /// All activities, oldest folder first, and the documents that can't be used. The files with their tracks aren't read.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func activities() throws(Failure) -> StoredDocuments<Activity> {
    try activities(in: activityFolders())
  }

  /// Reads the activities in some folders, in their order, and lists the documents that can't be used.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func activities(in folders: [WorkoutFolder]) throws(Failure) -> StoredDocuments<Activity> {
    var documents: [StoredDocument<Activity>] = []
    var problems: [Problem] = []
    for folder in folders {
      do throws(Failure) {
        if let stored = try activity(folder) { documents.append(stored) }
      } catch {
        guard let problem = error.problem(at: .activity(folder)) else { throw error }
        problems.append(problem)
      }
    }
    return StoredDocuments(documents: documents, problems: problems)
  }

  /// Reads an activity; nil if there is none.
  ///
  /// - Throws: `LogbookError.damaged` if its document can't be used; `LogbookError.system` if reading fails.
  package func activity(_ folder: WorkoutFolder) throws(Failure) -> StoredDocument<Activity>? {
    let path = DocumentPath.activity(folder)
    defer { tree?.close(path.folder) }
    noteCopies(among: try names(in: path.folder), in: path.folder)
    guard let bytes = try bytes(path) else { return nil }
    let value = try convertingErrors(
      at: path.text, Document.activity.decode(bytes, at: DocumentPlace(folder.id)))
    return StoredDocument(path: path, value: value, bytes: bytes)
  }

  /// The folders of activities, oldest first. A folder without a document can be among them.
  ///
  /// - Throws: `LogbookError.system` if a folder can't be listed.
  package func activityFolders() throws(Failure) -> [WorkoutFolder] {
    try activityFoldersByYear().flatMap(\.folders)
  }

  /// The folders of activities by year, oldest first.
  func activityFoldersByYear() throws(Failure) -> [(year: Int, folders: [WorkoutFolder])] {
    var years: [(year: Int, folders: [WorkoutFolder])] = []
    for year in try names(in: "activities").compactMap(WorkoutFolder.year).sorted() {
      let path = "activities/" + WorkoutFolder.name(ofYear: year)
      let folders = try names(in: path).sorted().compactMap { name in
        EntityID(name).flatMap { WorkoutFolder(year: year, id: $0) }
      }
      years.append((year, folders))
    }
    return years
  }

  /// The bytes of the file that is kept beside an activity's document; nil if it isn't there.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func keptFile(_ file: TrackFile, in folder: WorkoutFolder) throws(Failure) -> [UInt8]? {
    let path = DocumentPath.activity(folder).folder
    defer { tree?.close(path) }
    return try convertingErrors(tree?.folder(path)?.read(file.name, limit: KeptFile.sizeLimit))
  }

  /// The bytes of the file that a document names, if it is an activity's; nil if it isn't there.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func keptFile(namedBy path: DocumentPath, _ bytes: [UInt8]) throws(Failure) -> [UInt8]? {
    guard let (file, folder) = TrackFile.named(by: path, bytes) else { return nil }
    return try keptFile(file, in: folder)
  }

  /// Whether a document is an activity's that names a file which isn't there.
  ///
  /// - Throws: `LogbookError.system` if that can't be seen.
  package func lacksFile(namedBy path: DocumentPath, _ bytes: [UInt8]) throws(Failure) -> Bool {
    guard let (file, folder) = TrackFile.named(by: path, bytes) else { return false }
    let path = DocumentPath.activity(folder).folder
    defer { tree?.close(path) }
    return try convertingErrors(tree?.folder(path)?.status(file.name)) == nil
  }

  /// When the lifter deleted an activity whose file is still there, if undo can bring it back; nil for any other.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func deletion(of folder: WorkoutFolder) throws(Failure) -> Instant? {
    let path = DocumentPath.activity(folder)
    defer { tree?.close(path.folder) }
    let kept = try names(in: path.folder)
    guard kept.contains(where: TrackFile.names.contains), try bytes(path) == nil,
      let last = try lastChange(of: path), last.undoes == nil
    else { return nil }
    return last.time
  }

  /// The last change of a document that is in the log; nil if none is.
  func lastChange(of path: DocumentPath) throws(Failure) -> OperationRecord? {
    guard let log else { return nil }
    for name in try convertingErrors(log.pastNames() + log.names()).reversed() {
      // One that can't be read can't be undone either.
      guard let record = try log.usableRecords([name]).records.first else { continue }
      if record.documents.contains(where: { $0.path == path }) { return record }
    }
    return nil
  }

  /// What formulas ask about the lifter; nil if nothing is stored.
  ///
  /// - Throws: `LogbookError.damaged` if the document can't be used; `LogbookError.system` if reading fails.
  package func profile() throws(Failure) -> StoredDocument<Profile>? {
    let path = DocumentPath.profile
    noteCopies(among: try names(in: path.folder), in: path.folder)
    guard let bytes = try bytes(path) else { return nil }
    let value = try convertingErrors(at: path.text, Document.profile.decode(bytes))
    return StoredDocument(path: path, value: value, bytes: bytes)
  }
}

extension TrackFile {
  /// The file that a document names, and the folder of both; nil if it names none, or can't be used.
  fileprivate static func named(
    by path: DocumentPath, _ bytes: [UInt8]
  ) -> (file: TrackFile, folder: WorkoutFolder)? {
    guard case .activity(let folder) = path,
      let file = try? Document.activity.decode(bytes, at: DocumentPlace(folder.id)).file
    else { return nil }
    return (file, folder)
  }
}

extension StoredDocument where Value == Activity {
  package var folder: WorkoutFolder? { if case .activity(let folder) = path { folder } else { nil } }
}

extension Change {
  /// Adds an activity in the folder of the year in which it started, or replaces the `stored` one in its own. Writes nothing
  /// if it equals the stored one.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold the activity, or the stored one can't be rewritten.
  package mutating func save(
    _ activity: Activity, over stored: StoredDocument<Activity>? = nil
  ) throws(Failure) {
    let path = stored?.path ?? .activity(WorkoutFolder(start: activity.start, id: activity.id))
    try put(path, activity, Document.activity, over: stored?.bytes)
  }

  /// Keeps the file that an activity was imported from beside its document. It is durable before the change is committed, and
  /// no part of what `undo` reverses.
  package mutating func keep(_ bytes: [UInt8], of activity: Activity) {
    guard let file = activity.file else { return }
    let folder = WorkoutFolder(start: activity.start, id: activity.id)
    kept.append(KeptFile(folder: DocumentPath.activity(folder).folder, name: file.name, bytes: bytes))
  }

  /// Keeps a file beside the document that names it. Nothing if it names none.
  mutating func keep(_ file: [UInt8], namedBy path: DocumentPath, _ bytes: [UInt8]) {
    guard let (named, _) = TrackFile.named(by: path, bytes) else { return }
    kept.append(KeptFile(folder: path.folder, name: named.name, bytes: file))
  }

  /// Writes the profile over the `stored` one. Writes nothing if it equals that.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold it, or the stored one can't be rewritten.
  package mutating func save(
    _ profile: Profile, over stored: StoredDocument<Profile>?
  ) throws(Failure) {
    let path = DocumentPath.profile
    let after = try convertingErrors(
      at: path.text, Document.profile.bytes(of: profile, over: stored?.bytes))
    put(path, before: stored?.bytes, after: after)
  }
}

extension Logbook {
  /// Puts the file that an activity was imported from back beside its document. That changes no document, so `undo` knows
  /// nothing of it.
  ///
  /// - Throws: As `change`.
  package func restoreFile(
    _ bytes: [UInt8], beside stored: StoredDocument<Activity>, as command: String
  ) throws(Failure) {
    guard let file = stored.value.file, let root = try directories.openData() else { return }
    try locked(as: command, in: root) { writer throws(Failure) in
      let kept = KeptFile(folder: stored.path.folder, name: file.name, bytes: bytes)
      try convertingErrors(KeptFile.write([kept], in: writer.tree))
    }
  }
}

/// A file that is kept beside a document as it is. It isn't a document: records of changes don't hold it.
package struct KeptFile {
  let folder: String
  let name: String
  let bytes: [UInt8]

  /// The largest such file, in bytes.
  package static let sizeLimit = 64 << 20
}

extension KeptFile {
  /// Writes files durably, before the documents that name them. One that is there with the same bytes stays as it is.
  ///
  /// - Throws: `SystemError`; files already written stay, and do no harm.
  static func write(_ files: [KeptFile], in tree: DataTree) throws(SystemError) {
    for file in files {
      var changed: [String] = []
      let folder = try tree.makeFolder(file.folder, changed: &changed)
      defer { tree.close(file.folder) }
      // Something else in its place is no reason to lose the track.
      let present = try? folder.read(file.name, limit: sizeLimit)
      if present != file.bytes { try folder.replace(file.name, file.bytes) }
      try folder.synchronize()
      var above = file.folder
      while !above.isEmpty {
        above = splitPath(above).folder
        try tree.folder(above)?.synchronize()
      }
    }
  }
}
