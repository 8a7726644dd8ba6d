import Documents
package import Training
package import Wording

/// A workout or routine as read from the logbook, with everything needed to write it back.
package struct Stored<Value: FolderStored>: Equatable, Sendable {
  /// Identifies its folder.
  package let folder: Value.FolderKey
  /// The workout or routine, without documents that can't be used.
  package let value: Value
  /// The documents as they were read.
  let files: [String: [UInt8]]
  /// Its documents that can't be used, ordered by path. They are never changed.
  package let problems: [Problem]
}

package typealias StoredWorkout = Stored<Workout>
package typealias StoredRoutine = Stored<Routine>

extension Stored where Value == Workout {
  /// The workout, without documents that can't be used.
  package var workout: Workout { value }
}

extension Stored where Value == Routine {
  /// The routine, without documents that can't be used.
  package var routine: Routine { value }
}

extension Stored {
  /// Whether its folder holds documents that don't show in the value: damaged ones, and sets whose exercise is missing.
  package var hasMore: Bool {
    files.count + problems.count > 1 + value.exercises.reduce(0) { $0 + 1 + $1.sets.count }
  }

  /// Assembles the documents of a folder; nil if the value's own document (`workout.json`) is missing, as it may be yet to
  /// arrive from another device.
  ///
  /// Exercises and sets that can't be used are left out and added to `problems`. Sets whose exercise is missing are left
  /// out without a word.
  ///
  /// - Throws: `LogbookError.damaged` if the value's own document can't be used.
  init?(
    _ folder: Value.FolderKey, files: [String: [UInt8]], problems: [Problem]
  ) throws(Failure) {
    var problems = problems
    let head = Value.path(of: .head, in: folder)
    let owner = Value.id(of: folder)
    if let problem = problems.first(where: { [head.folder, head.text].contains($0.path) }) {
      throw Failure(.damaged(problem))
    }
    guard let bytes = files[head.fileName] else { return nil }
    var value = try convertingErrors(at: head.text, Value.coding.decode(bytes, at: DocumentPlace(owner)))
    var exercises: [WorkoutExercise] = []
    var sets: [SetDocument] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      do throws(DocumentError) {
        guard let file = MemberFile(name, of: Value.owner) else { continue }
        let place = file.place(in: owner)
        switch file {
        case .exercise: exercises.append(try Document.exercise.decode(bytes, at: place))
        case .set: sets.append(try Value.setCoding.decode(bytes, at: place))
        case .head: break
        }
      } catch {
        problems.append(Problem(path: head.folder + "/" + name, reason: .document(error)))
      }
    }
    value.assign(exercises, sets)
    self.init(
      folder: folder, value: value, files: files, problems: problems.sorted { $0.path < $1.path })
  }
}

extension FolderStored {
  /// Assigns the exercises that were read, and to each of them its sets, in their order.
  mutating func assign(_ exercises: [WorkoutExercise], _ sets: [SetDocument]) {
    self.exercises = exercises.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    // There are a handful of exercises: a linear search is faster than a dictionary.
    for document in sets {
      if let index = self.exercises.firstIndex(where: { $0.id == document.exercise }) {
        self.exercises[index].sets.append(document.set)
      }
    }
    for index in self.exercises.indices { self.exercises[index].sets.sort(by: Self.precedes) }
  }

  /// Orders sets by position, then by completion time, with sets that aren't completed last, then by id.
  private static func precedes(_ one: WorkoutSet, _ other: WorkoutSet) -> Bool {
    if one.position != other.position { return one.position < other.position }
    if one.completed != other.completed {
      guard let first = one.completed, let second = other.completed else { return one.completed != nil }
      return first < second
    }
    return one.id < other.id
  }
}

extension Stored {
  /// Assembles a workout or routine from documents that aren't in the logbook, given by file name; nil if its own document is
  /// missing.
  ///
  /// - Throws: `LogbookError.damaged` if its own document can't be used.
  package init?(_ folder: Value.FolderKey, documents: [String: [UInt8]]) throws(Failure) {
    try self.init(folder, files: documents, problems: [])
  }
}

extension Snapshot {
  /// Reads a workout or routine; nil if its own document is missing.
  ///
  /// - Throws: `LogbookError.damaged` if its own document can't be used.
  func stored<Value: FolderStored>(
    _: Value.Type, _ folder: Value.FolderKey
  ) throws(Failure) -> Stored<Value>? {
    let path = Value.path(folder)
    let (files, problems) = try files(in: path) { MemberFile($0, of: Value.owner) != nil }
    tree?.close(path)
    let stored = try Stored<Value>(folder, files: files, problems: problems)
    if stored == nil, !files.isEmpty { noteMissing(Value.path(of: .head, in: folder)) }
    return stored
  }

  /// Reads the own document of a workout or routine alone; nil if it is missing.
  ///
  /// - Throws: `LogbookError.damaged` if the document can't be used.
  func head<Value: FolderStored>(
    _: Value.Type, _ folder: Value.FolderKey
  ) throws(Failure) -> Value? {
    let path = Value.path(of: .head, in: folder)
    let bytes: [UInt8]?
    do {
      bytes = try self.bytes(path)
    } catch {
      guard case .system(let system) = error.logbookError, system.isUnusableFile else { throw error }
      throw Failure(.damaged(Problem(path: path.text, reason: .system(system))))
    }
    if bytes == nil, try names(in: path.folder).contains(where: { MemberFile($0, of: Value.owner) != nil }) {
      noteMissing(path)
    }
    tree?.close(path.folder)
    guard let bytes else { return nil }
    return try convertingErrors(
      at: path.text, Value.coding.decode(bytes, at: DocumentPlace(Value.id(of: folder))))
  }
}
