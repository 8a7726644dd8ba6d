package import Documents
import Training
package import Wording

/// Documents as they are on disk, with their paths, in the order of their names.
package struct RawDocuments: Sendable {
  package var documents: [(path: DocumentPath, bytes: [UInt8])] = []
  /// The files that can't be read.
  package var problems: [Problem] = []
}

extension Logbook {
  /// Reads the logbook as it is now, once: what is committed meanwhile is taken out as it is met. For an answer that is written
  /// while it is read, and can't be written again as after a second run of `read`.
  ///
  /// - Throws: As `read`.
  package func readOnce<Result>(_ body: (Snapshot) throws(Failure) -> Result) throws(Failure) -> Result {
    try body(try snapshot(rewinding: true))
  }
}

extension Snapshot {
  /// Every document that doesn't belong to a workout: `gymlog.json`, the profile, custom exercises, aliases, tested maxes, body
  /// weights, routines and activities.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func documentsBesideWorkouts() throws(Failure) -> RawDocuments {
    var found = RawDocuments()
    for path in [DocumentPath.logbook, .profile] {
      if let text = try bytes(path) { found.documents.append((path, text)) }
    }
    for kind in StandaloneKind.allCases { try add(kind.rawValue, to: &found) }
    for id in try names(in: "routines").compactMap({ EntityID($0) }).sorted() {
      try add(Routine.path(id), to: &found)
    }
    for folder in try activityFolders() { try add(DocumentPath.activity(folder).folder, to: &found) }
    return found
  }

  /// The documents of a workout, also those that don't show in it: damaged ones, and sets whose exercise is missing.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func documents(of folder: WorkoutFolder) throws(Failure) -> RawDocuments {
    var found = RawDocuments()
    try add(Workout.path(folder), to: &found)
    return found
  }

  /// The workouts of all years, oldest first. Each year's folder is listed only when it is reached.
  ///
  /// - Throws: `LogbookError.system` if reading fails; whatever `body` throws.
  package func forEachWorkout(_ body: (WorkoutFolder) throws(Failure) -> Void) throws(Failure) {
    for year in try years().reversed() {
      for folder in try workouts(in: year).reversed() { try body(folder) }
      tree?.close("workouts/" + WorkoutFolder.name(ofYear: year))
    }
  }

  private func add(_ folder: String, to found: inout RawDocuments) throws(Failure) {
    let (files, problems) = try files(in: folder) { DocumentPath(folder + "/" + $0) != nil }
    tree?.close(folder)
    found.problems += problems
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      if let path = DocumentPath(folder + "/" + name) { found.documents.append((path, bytes)) }
    }
  }
}

extension Change {
  /// The outcome for a document that was to be restored.
  package enum Restored: Sendable {
    /// It was missing, and is added.
    case added
    /// It is there, with the same text.
    case same
    /// There is another one at its path, which stays.
    case differs
  }

  /// Adds a document as it was exported, with its path.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package mutating func restore(
    _ path: DocumentPath, _ bytes: [UInt8], file: [UInt8]? = nil
  ) throws(Failure) -> Restored {
    let found = try snapshot.restoring(path, bytes)
    guard found == .added else { return found }
    put(path, before: nil, after: bytes)
    if let file { keep(file, namedBy: path, bytes) }
    return found
  }
}

extension Snapshot {
  /// The outcome that `Change.restore` would have for a document.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func restoring(_ path: DocumentPath, _ bytes: [UInt8]) throws(Failure) -> Change.Restored {
    let present = try self.bytes(path)
    // There are thousands of folders.
    tree?.close(path.folder)
    guard let present else { return .added }
    return present == bytes ? .same : .differs
  }
}
