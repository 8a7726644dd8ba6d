import Documents
import Logbook
import Training

/// Which earlier workouts are looked through.
struct PastRange {
  /// Those that began before this moment.
  var before: Instant
  /// Not this one.
  var except: EntityID?
  /// The newest so many.
  var depth = Int.max
}

extension Context {
  /// The past of some exercises, the newest session first.
  func pastSessions(
    of exercises: Set<ExerciseID>, in range: PastRange, _ snapshot: Snapshot
  ) throws -> [ExerciseID: [PastSession]] {
    let history = try snapshot.history(at: now).history
    return Dictionary(
      uniqueKeysWithValues: exercises.map { ($0, history.pastSessions(of: $0, in: range)) })
  }

  /// The same for those who have no time for the whole history: workouts are read one after the other, by their names, which
  /// begin with the day, until one has the exercise. Those that can't be read are passed over.
  private func newestSession(
    of exercise: ExerciseID, in range: PastRange, _ snapshot: Snapshot
  ) throws -> PastSession? {
    var read = 0
    for year in try snapshot.years() {
      for folder in try snapshot.workouts(in: year) where folder.id != range.except {
        guard read < range.depth else { return nil }
        guard let stored = try? snapshot.workout(folder) else { continue }
        read += 1
        guard stored.workout.start.seconds < range.before.seconds else { continue }
        if let session = PastSession(of: exercise, in: stored.workout) { return session }
      }
    }
    return nil
  }

  /// How many workouts are looked through where the index can't tell: an answer must be quick.
  private static let quickDepth = 4

  /// The last time that an exercise was done before a workout; nil where it wasn't, or where finding out would take long.
  func lastTime(of exercise: ExerciseID, before workout: Workout, in snapshot: Snapshot) throws
    -> PastSession?
  {
    let range = PastRange(before: workout.start, except: workout.id, depth: Self.quickDepth)
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    if let history = try snapshot.history(of: exercise, besides: folder) {
      return history.pastSessions(of: exercise, in: range).first
    }
    return try newestSession(of: exercise, in: range, snapshot)
  }

  /// The exercise as it was done last before a moment; nil where it wasn't, in the newest hundred workouts where the index
  /// can't tell. For refusals and answers; it writes nothing, not even the index.
  func lastTime(of exercise: ExerciseID, before moment: Instant) throws -> WorkoutExercise? {
    try logbook.read { snapshot in
      let range = PastRange(before: moment, depth: 100)
      if let history = try snapshot.history(of: exercise, besides: snapshot.pointedAt()) {
        return history.pastSessions(of: exercise, in: range).first?.entry
      }
      return try newestSession(of: exercise, in: range, snapshot)?.entry
    }
  }
}
