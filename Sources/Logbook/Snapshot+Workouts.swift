package import Documents
package import Training

extension Snapshot {
  /// A workout; nil where there is none. Throws `damaged` where its own document can't be used.
  package func workout(_ folder: WorkoutFolder) throws(LogbookError) -> StoredWorkout? {
    try stored(Workout.self, folder)
  }

  /// A folder of documents, put together; nil where its own document is missing.
  func stored<Value: FolderStored>(
    _: Value.Type, _ folder: Value.FolderKey
  ) throws(LogbookError) -> Stored<Value, Value.FolderKey>? {
    let path = Value.path(folder)
    let (files, problems) = try files(in: path) { MemberFile($0, of: Value.owner) != nil }
    tree?.forget(path)
    return try Stored(folder, files: files, problems: problems)
  }

  /// A workout's own document alone, without its exercises; nil where there is none.
  package func header(_ folder: WorkoutFolder) throws(LogbookError) -> Workout? {
    try head(Workout.self, folder)
  }

  /// The own document of a folder of them; nil where it is missing.
  func head<Value: FolderStored>(
    _: Value.Type, _ folder: Value.FolderKey
  ) throws(LogbookError) -> Value? {
    let path = Value.path(of: .head, in: folder)
    let bytes: [UInt8]?
    do {
      bytes = try self.bytes(path)
    } catch .system(let error) where error.isUnusableFile {
      throw .damaged(Problem(path: path.text, reason: .system(error)))
    }
    tree?.forget(path.folder)
    guard let bytes else { return nil }
    do {
      return try Value.coding.decode(bytes, named: Value.id(of: folder))
    } catch {
      throw .damaged(Problem(path: path.text, reason: .document(error)))
    }
  }

  /// The years with workouts, newest first.
  package func years() throws(LogbookError) -> [Int] {
    try names(in: "workouts").compactMap(WorkoutFolder.year).insertionSorted(by: >)
  }

  /// The workouts of a year, newest name first; as many of them as are wanted.
  package func workouts(in year: Int, atMost limit: Int = .max) throws(LogbookError) -> [WorkoutFolder] {
    let names = try names(in: "workouts/" + WorkoutFolder.name(ofYear: year)).filter(EntityID.isID)
    return names.insertionSorted(atMost: limit, by: >).compactMap { name in
      EntityID(name).flatMap { WorkoutFolder(year: year, id: $0) }
    }
  }
}
