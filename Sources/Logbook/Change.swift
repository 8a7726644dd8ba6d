package import Documents
package import Training
package import Wording

/// The changes that a command makes, collected until they are committed as one operation.
package struct Change {
  package let snapshot: Snapshot
  /// The folder of this device's current workout after the change; nil for none. Starts as it was.
  package var currentWorkoutFolder: WorkoutFolder?
  let currentWorkoutFolderBefore: WorkoutFolder?
  /// Whether to compare every file with the index after the change. Finds edits by other programs that reports can't see.
  package var checksEveryFile = false
  /// Whether the index stays as it is, because more changes follow: they end with `Logbook.refreshIndex`.
  package var leavesIndex = false
  private(set) var documents: [OperationRecord.Change] = []
  /// The files to keep beside documents, written before the change is committed.
  var kept: [KeptFile] = []
  /// Documents by file name, whose unknown members stay when the same sets and exercises are written to another folder.
  private var known: [String: [UInt8]] = [:]

  init(_ snapshot: Snapshot) throws(Failure) {
    self.snapshot = snapshot
    currentWorkoutFolderBefore = try snapshot.currentWorkoutFolder()
    currentWorkoutFolder = currentWorkoutFolderBefore
  }

  var movesCurrentWorkout: Bool { currentWorkoutFolder != currentWorkoutFolderBefore }
  /// Whether nothing changes.
  package var isEmpty: Bool { documents.isEmpty && !movesCurrentWorkout }

  /// Adds a new workout, in the folder of the year in which it started. Returns its folder.
  ///
  /// - Throws: `LogbookError.damaged` if the documents can't hold the workout.
  package mutating func add(_ workout: Workout) throws(Failure) -> WorkoutFolder {
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    try add(workout, in: folder)
    return folder
  }

  /// Adds a new routine.
  ///
  /// - Throws: `LogbookError.damaged` if the documents can't hold the routine.
  package mutating func add(_ routine: Routine) throws(Failure) {
    try add(routine, in: routine.id)
  }

  private mutating func add<Value: FolderStored>(
    _ value: Value, in folder: Value.FolderKey
  ) throws(Failure) {
    try checkSize(value, before: 0)
    let none = Stored<Value>(
      folder: folder, value: value, files: [:], problems: [])
    try put(.head, value, Value.coding, of: none)
    for exercise in value.exercises { try put(exercise, over: none) }
  }

  /// Writes a workout or routine over the one that was read: only the documents whose content changed.
  ///
  /// - Throws: `LogbookError.damaged` if the documents can't hold the value, or if an exercise is removed while a document
  ///   of the folder can't be used.
  package mutating func save<Value: FolderStored>(
    _ value: Value, over stored: Stored<Value>
  ) throws(Failure) {
    try checkSize(value, before: stored.value.partCount)
    var (head, oldHead) = (value, stored.value)
    (head.exercises, oldHead.exercises) = ([], [])
    if head != oldHead { try put(.head, value, Value.coding, of: stored) }
    // There are a few dozen sets: a linear search is faster than a dictionary.
    for exercise in value.exercises {
      try put(exercise, was: stored.value.exercises.first { $0.id == exercise.id }, over: stored)
    }
    for exercise in stored.value.exercises {
      for set in exercise.sets where !value.contains(set.id) { remove(.set(set.id), of: stored) }
      if !value.exercises.contains(where: { $0.id == exercise.id }) {
        // A set that can't be read may belong to this exercise, and would be lost with it.
        if let problem = stored.problems.first { throw Failure(.damaged(problem)) }
        remove(.exercise(exercise.id), of: stored)
      }
    }
  }

  /// - Throws: `Failure.tooManyParts` if the value grows beyond `Limits.parts`.
  private func checkSize(_ value: some FolderStored, before: Int) throws(Failure) {
    let count = value.partCount
    if count > Limits.parts, count > before { throw .tooManyParts(count) }
  }

  /// Removes a workout with all its documents. If it is the current workout, there is none after the change.
  ///
  /// - Throws: `LogbookError.damaged` if one of its documents can't be used.
  package mutating func delete(_ workout: StoredWorkout) throws(Failure) {
    try removeAll(of: workout)
    if currentWorkoutFolder == workout.folder { currentWorkoutFolder = nil }
  }

  /// Removes a routine with all its documents.
  ///
  /// - Throws: `LogbookError.damaged` if one of its documents can't be used.
  package mutating func delete(_ routine: StoredRoutine) throws(Failure) { try removeAll(of: routine) }

  private mutating func removeAll<Value: FolderStored>(of stored: Stored<Value>)
    throws(Failure)
  {
    if let problem = stored.problems.first { throw Failure(.damaged(problem)) }
    for name in stored.files.keys.sorted() {
      if let file = MemberFile(name, of: Value.owner) { remove(file, of: stored) }
    }
  }

  /// Lets the documents of a workout keep the members that this program doesn't know when they are written to another folder.
  package mutating func keepUnknownMembers(of stored: StoredWorkout) {
    known.merge(stored.files) { _, new in new }
  }

  /// Replaces the bytes of a document; nil stands for a missing document. Does nothing if they are equal.
  mutating func put(_ path: DocumentPath, before: [UInt8]?, after: [UInt8]?) {
    if before != after { documents.append(OperationRecord.Change(path: path, before: before, after: after)) }
  }

  /// Writes a value to the document at `path`, which held `before`.
  ///
  /// - Throws: `LogbookError.damaged` if a document can't hold the value, or `before` can't be rewritten.
  mutating func put<Value>(
    _ path: DocumentPath, _ value: Value, _ coding: DocumentCoding<EntityID, Value>, over before: [UInt8]?
  ) throws(Failure) {
    let after = try convertingErrors(at: path.text, coding.bytes(of: value, over: before, at: path.place))
    put(path, before: before, after: after)
  }

  private mutating func put<Value: FolderStored, Part>(
    _ file: MemberFile, _ part: Part, _ coding: DocumentCoding<EntityID, Part>,
    of stored: Stored<Value>
  ) throws(Failure) {
    let path = Value.path(of: file, in: stored.folder)
    let before = stored.files[path.fileName]
    let after = try convertingErrors(
      at: path.text,
      coding.bytes(
        of: part, over: before ?? known[path.fileName], at: path.place, isNewPlace: before == nil))
    put(path, before: before, after: after)
  }

  private mutating func put<Value: FolderStored>(
    _ exercise: WorkoutExercise, was old: WorkoutExercise? = nil, over stored: Stored<Value>
  ) throws(Failure) {
    var (bare, oldBare) = (exercise, old)
    bare.sets = []
    oldBare?.sets = []
    if bare != oldBare { try put(.exercise(exercise.id), exercise, Document.exercise, of: stored) }
    for set in exercise.sets where old?.sets.first(where: { $0.id == set.id }) != set {
      try put(.set(set.id), SetDocument(in: exercise.id, set), Value.setCoding, of: stored)
    }
  }

  private mutating func remove<Value: FolderStored>(
    _ file: MemberFile, of stored: Stored<Value>
  ) {
    let path = Value.path(of: file, in: stored.folder)
    put(path, before: stored.files[path.fileName], after: nil)
  }
}

extension Failure {
  /// A workout or routine with too many exercises and sets.
  package static func tooManyParts(_ count: Int) -> Failure {
    Failure(.usage) { words in
      let (count, limit) = (words.number(count), words.number(Limits.parts))
      return words.say(
        en: Message(
          "\(count) exercises and sets are too many; a workout or routine can have \(limit)",
          hint: "Nothing was changed. Split it into several"),
        es: Message(
          "\(count) ejercicios y series son demasiados; en un entrenamiento o una rutina caben \(limit)",
          hint: "No se ha cambiado nada. Divídelo en varios"),
        ca: Message(
          "\(count) exercicis i sèries són massa; en un entrenament o una rutina n'hi caben \(limit)",
          hint: "No s'ha canviat res. Divideix-ho en uns quants"))
    }
  }
}

extension FolderStored {
  fileprivate var partCount: Int { exercises.reduce(exercises.count) { $0 + $1.sets.count } }

  /// Whether one of its exercises contains the set.
  fileprivate func contains(_ set: EntityID) -> Bool {
    exercises.contains { exercise in exercise.sets.contains { $0.id == set } }
  }
}
