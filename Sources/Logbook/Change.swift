package import Documents
import Formats
package import Training

/// What a command wants changed, collected until it is committed as one operation.
package struct Change {
  /// The logbook before the change.
  package let snapshot: Snapshot
  /// The workout in hand on this device after the change; as it was, unless it is set.
  package var currentWorkoutFolder: WorkoutFolder?
  let currentWorkoutFolderBefore: WorkoutFolder?
  /// Whether every file is held against the index afterwards: a change by hand that a report can't see is seen then.
  package var checksEveryFile = false
  private(set) var documents: [OperationRecord.Change] = []

  init(_ snapshot: Snapshot) throws(LogbookError) {
    self.snapshot = snapshot
    currentWorkoutFolderBefore = try snapshot.currentWorkoutFolder()
    currentWorkoutFolder = currentWorkoutFolderBefore
  }

  var movesCurrentWorkout: Bool { currentWorkoutFolder != currentWorkoutFolderBefore }
  var isEmpty: Bool { documents.isEmpty && !movesCurrentWorkout }

  /// Writes a new workout, under the year in which it began.
  package mutating func add(_ workout: Workout) throws(LogbookError) -> WorkoutFolder {
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    try add(workout, in: folder)
    return folder
  }

  /// Writes a new routine.
  package mutating func add(_ routine: Routine) throws(LogbookError) {
    try add(routine, in: routine.id)
  }

  private mutating func add<Value: FolderStored>(
    _ value: Value, in folder: Value.FolderKey
  ) throws(LogbookError) {
    let none = Stored<Value, Value.FolderKey>(
      folder: folder, value: value, files: DocumentFiles(), problems: [])
    try put(.head, of: none) { old throws(DocumentError) in try Value.coding.bytes(of: value, over: old) }
    for exercise in value.exercises { try put(exercise, over: none) }
  }

  /// Writes a workout or a routine as it is now: those of its documents that say something else than before.
  package mutating func save<Value: FolderStored>(
    _ value: Value, over stored: Stored<Value, Value.FolderKey>
  ) throws(LogbookError) {
    var (head, oldHead) = (value, stored.value)
    (head.exercises, oldHead.exercises) = ([], [])
    if head != oldHead {
      try put(.head, of: stored) { old throws(DocumentError) in try Value.coding.bytes(of: value, over: old) }
    }
    // There are some dozens of sets: looking through them is faster than a dictionary.
    for exercise in value.exercises {
      try put(exercise, was: stored.value.exercises.first { $0.id == exercise.id }, over: stored)
    }
    for exercise in stored.value.exercises {
      for set in exercise.sets where !value.has(set.id) { remove(.set(set.id), of: stored) }
      if !value.exercises.contains(where: { $0.id == exercise.id }) {
        // A set that can't be read may be one of this exercise, and would be lost with it.
        if let problem = stored.problems.first { throw .damaged(problem) }
        remove(.exercise(exercise.id), of: stored)
      }
    }
  }

  /// Removes a workout with all its documents. Throws `damaged` where one of them can't be read: what isn't understood
  /// isn't removed.
  package mutating func delete(_ workout: StoredWorkout) throws(LogbookError) {
    try removeAll(of: workout)
    if currentWorkoutFolder == workout.folder { currentWorkoutFolder = nil }
  }

  /// Removes a routine with all its documents. Throws as for a workout.
  package mutating func delete(_ routine: StoredRoutine) throws(LogbookError) { try removeAll(of: routine) }

  private mutating func removeAll<Value: FolderStored>(of stored: Stored<Value, Value.FolderKey>)
    throws(LogbookError)
  {
    if let problem = stored.problems.first { throw .damaged(problem) }
    for name in stored.files.entries.map(\.name) {
      if let file = MemberFile(name, of: Value.owner) { remove(file, of: stored) }
    }
  }

  /// Writes one document over what it was.
  mutating func put(_ path: DocumentPath, before: [UInt8]?, after: [UInt8]?) {
    if before != after { documents.append(OperationRecord.Change(path: path, before: before, after: after)) }
  }

  private mutating func put<Value: FolderStored>(
    _ exercise: WorkoutExercise, was old: WorkoutExercise? = nil, over stored: Stored<Value, Value.FolderKey>
  ) throws(LogbookError) {
    var (bare, oldBare) = (exercise, old)
    bare.sets = []
    oldBare?.sets = []
    if bare != oldBare {
      try put(.exercise(exercise.id), of: stored) { bytes throws(DocumentError) in
        try Document.exercise.bytes(of: exercise, over: bytes)
      }
    }
    for set in exercise.sets where old?.sets.first(where: { $0.id == set.id }) != set {
      try put(.set(set.id), of: stored) { bytes throws(DocumentError) in
        try Value.setCoding.bytes(of: SetDocument(in: exercise.id, set), over: bytes)
      }
    }
  }

  private mutating func put<Value: FolderStored>(
    _ file: MemberFile, of stored: Stored<Value, Value.FolderKey>,
    _ encode: ([UInt8]?) throws(DocumentError) -> [UInt8]
  ) throws(LogbookError) {
    let path = Value.path(of: file, in: stored.folder)
    let old = stored.files[path.fileName]
    do {
      put(path, before: old, after: try encode(old))
    } catch {
      throw .damaged(Problem(path: path.text, reason: .document(error)))
    }
  }

  private mutating func remove<Value: FolderStored>(
    _ file: MemberFile, of stored: Stored<Value, Value.FolderKey>
  ) {
    let path = Value.path(of: file, in: stored.folder)
    put(path, before: stored.files[path.fileName], after: nil)
  }
}

extension FolderStored {
  /// Whether a set is among those of its exercises.
  fileprivate func has(_ set: EntityID) -> Bool {
    exercises.contains { exercise in exercise.sets.contains { $0.id == set } }
  }
}
