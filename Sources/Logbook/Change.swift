package import Documents
import Formats
package import Training

/// What a command wants changed, collected until it is committed as one operation.
package struct Change {
  /// The logbook before the change.
  package let snapshot: Snapshot
  /// The workout in hand on this device after the change; as it was, unless it is set.
  package var hand: WorkoutFolder?
  let handBefore: WorkoutFolder?
  private(set) var documents: [OperationRecord.Change] = []

  init(_ snapshot: Snapshot) throws(LogbookError) {
    self.snapshot = snapshot
    handBefore = try snapshot.pointedAt()
    hand = handBefore
  }

  var movesHand: Bool { hand != handBefore }
  var isEmpty: Bool { documents.isEmpty && !movesHand }

  /// Writes a new workout, under the year in which it began.
  package mutating func add(_ workout: Workout) throws(LogbookError) -> WorkoutFolder {
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    let none = StoredWorkout(folder: folder, workout: workout, files: [:], problems: [])
    try put(DocumentPath.workout(folder), over: none) { old throws(DocumentError) in
      try Document.workout.bytes(of: workout, over: old)
    }
    for exercise in workout.exercises { try put(exercise, over: none) }
    return folder
  }

  /// Writes a workout as it is now: those of its documents that say something else than before.
  package mutating func save(_ workout: Workout, over stored: StoredWorkout) throws(LogbookError) {
    var (header, oldHeader) = (workout, stored.workout)
    (header.exercises, oldHeader.exercises) = ([], [])
    if header != oldHeader {
      try put(DocumentPath.workout(stored.folder), over: stored) { old throws(DocumentError) in
        try Document.workout.bytes(of: workout, over: old)
      }
    }
    let before = Dictionary(uniqueKeysWithValues: stored.workout.exercises.map { ($0.id, $0) })
    for exercise in workout.exercises { try put(exercise, was: before[exercise.id], over: stored) }
    let kept = Set(workout.exercises.map(\.id))
    let keptSets = Set(workout.exercises.flatMap(\.sets).map(\.id))
    for exercise in stored.workout.exercises {
      for set in exercise.sets where !keptSets.contains(set.id) {
        remove(.workoutSet(stored.folder, set.id), of: stored)
      }
      if !kept.contains(exercise.id) {
        // A set that can't be read may be one of this exercise, and would be lost with it.
        if let problem = stored.problems.first { throw .damaged(problem) }
        remove(.workoutExercise(stored.folder, exercise.id), of: stored)
      }
    }
  }

  /// Removes a workout with all its documents. Throws `damaged` where one of them can't be read: what isn't understood
  /// isn't removed.
  package mutating func delete(_ stored: StoredWorkout) throws(LogbookError) {
    if let problem = stored.problems.first { throw .damaged(problem) }
    for name in stored.files.keys.sorted() {
      guard let path = DocumentPath("workouts/" + stored.folder.text + "/" + name) else { continue }
      remove(path, of: stored)
    }
    if hand == stored.folder { hand = nil }
  }

  /// Writes one document over what it was.
  mutating func put(_ path: DocumentPath, before: [UInt8]?, after: [UInt8]?) {
    if before != after { documents.append(OperationRecord.Change(path: path, before: before, after: after)) }
  }

  private mutating func put(
    _ exercise: WorkoutExercise, was old: WorkoutExercise? = nil, over stored: StoredWorkout
  ) throws(LogbookError) {
    var (bare, oldBare) = (exercise, old)
    bare.sets = []
    oldBare?.sets = []
    if bare != oldBare {
      try put(.workoutExercise(stored.folder, exercise.id), over: stored) { bytes throws(DocumentError) in
        try Document.exercise.bytes(of: exercise, over: bytes)
      }
    }
    let before = Dictionary(uniqueKeysWithValues: (old?.sets ?? []).map { ($0.id, $0) })
    for set in exercise.sets where before[set.id] != set {
      try put(.workoutSet(stored.folder, set.id), over: stored) { bytes throws(DocumentError) in
        try Document.workoutSet.bytes(of: SetDocument(in: exercise.id, set), over: bytes)
      }
    }
  }

  private mutating func put(
    _ path: DocumentPath, over stored: StoredWorkout,
    _ encode: ([UInt8]?) throws(DocumentError) -> [UInt8]
  ) throws(LogbookError) {
    let old = stored.files[split(path.text).name]
    do {
      put(path, before: old, after: try encode(old))
    } catch {
      throw .damaged(Problem(path: path.text, reason: .document(error)))
    }
  }

  private mutating func remove(_ path: DocumentPath, of stored: StoredWorkout) {
    put(path, before: stored.files[split(path.text).name], after: nil)
  }
}
