package import Documents
package import Training

/// A workout or a routine as it stands in the logbook, with what is needed to write it again.
///
/// `FolderKey` is that of the value. It is a parameter of its own, because a type whose parameters must conform to something is
/// dear where it is first met: the Swift runtime looks through the conformances of the whole program.
package struct Stored<Value: Sendable, FolderKey: Sendable>: Sendable {
  package let folder: FolderKey
  package let value: Value
  /// Its documents as they were read, by name.
  let files: DocumentFiles
  /// Documents of it that can't be used; they stay as they are.
  package let problems: [Problem]
}

package typealias StoredWorkout = Stored<Workout, WorkoutFolder>
package typealias StoredRoutine = Stored<Routine, EntityID>

extension Stored: Equatable where Value: Equatable, FolderKey: Equatable {}

extension Stored where Value == Workout {
  package var workout: Workout { value }
}

extension Stored where Value == Routine {
  package var routine: Routine { value }
}

extension Stored where Value: FolderStored, FolderKey == Value.FolderKey {
  /// Whether its folder holds more than the value shows: documents that can't be used, sets whose exercise is missing.
  package var hasMore: Bool {
    files.count + problems.count > 1 + value.exercises.reduce(0) { $0 + 1 + $1.sets.count }
  }

  /// Puts the documents of a folder together; nil where its own (`workout.json`) is missing: it may be on its way.
  ///
  /// Throws where that document can't be used. Exercises and sets that can't are left out, and named in `problems`; so
  /// are sets whose exercise is missing, silently.
  init?(
    _ folder: FolderKey, files: DocumentFiles, problems: [Problem]
  ) throws(LogbookError) {
    var problems = problems
    let head = Value.path(of: .head, in: folder)
    if let problem = problems.first(where: { [head.folder, head.text].contains($0.path) }) {
      throw .damaged(problem)
    }
    guard let bytes = files[head.fileName] else { return nil }
    var value: Value
    do {
      value = try Value.coding.decode(bytes, named: Value.id(of: folder))
    } catch {
      throw .damaged(Problem(path: head.text, reason: .document(error)))
    }
    var exercises: [WorkoutExercise] = []
    var sets: [SetDocument] = []
    for file in files.entries {
      do throws(DocumentError) {
        switch MemberFile(file.name, of: Value.owner) {
        case .exercise(let id): exercises.append(try Document.exercise.decode(file.bytes, named: id))
        case .set(let id): sets.append(try Value.setCoding.decode(file.bytes, named: id))
        case .head, nil: break
        }
      } catch {
        problems.append(Problem(path: head.folder + "/" + file.name, reason: .document(error)))
      }
    }
    value.take(exercises, with: sets)
    self.init(
      folder: folder, value: value, files: files, problems: problems.sorted { $0.path < $1.path })
  }
}

extension FolderStored {
  /// Takes exercises that were read, each with those of the sets that are its own, in their order.
  mutating func take(_ exercises: [WorkoutExercise], with sets: [SetDocument]) {
    self.exercises = exercises.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    // There are a handful of exercises: looking through them is faster than a dictionary.
    for document in sets {
      if let index = self.exercises.firstIndex(where: { $0.id == document.exercise }) {
        self.exercises[index].sets.append(document.set)
      }
    }
    for index in self.exercises.indices { self.exercises[index].sets.sort(by: Self.precedes) }
  }

  /// By position; equal ones by the time they were done, those without last; then by id.
  private static func precedes(_ one: WorkoutSet, _ other: WorkoutSet) -> Bool {
    if one.position != other.position { return one.position < other.position }
    if one.completed != other.completed {
      guard let first = one.completed, let second = other.completed else { return one.completed != nil }
      return first < second
    }
    return one.id < other.id
  }
}

extension Stored where Value == Routine, FolderKey == EntityID {
  /// A routine whose documents lie elsewhere than in the logbook; nil where its own is missing.
  package init?(_ id: EntityID, documents: [String: [UInt8]]) throws(LogbookError) {
    var files = DocumentFiles()
    for (name, bytes) in documents { files[name] = bytes }
    try self.init(id, files: files, problems: [])
  }
}
