import Documents
import Logbook
import Training
import Wording

/// Which earlier workouts to search.
struct PastRange {
  /// Only workouts that started before this moment.
  var before: Instant
  /// A workout to leave out.
  var except: EntityID?
}

extension Context {
  /// The past sessions of some exercises, newest first, and the documents that couldn't be used.
  func pastSessions(
    of exercises: Set<ExerciseID>, in range: PastRange, _ snapshot: Snapshot
  ) throws(Failure) -> (sessions: [ExerciseID: [PastSession]], problems: [Problem]) {
    let recorded = try history(in: snapshot)
    let sessions = exercises.map { ($0, recorded.history.pastSessions(of: $0, in: range)) }
    return (Dictionary(uniqueKeysWithValues: sessions), recorded.problems)
  }

  /// The last session of an exercise before a moment; nil if there is none. Without an index, only the newest hundred
  /// workouts are searched: this is for the suggestions of errors, which have no time for the whole history.
  func lastTime(of exercise: ExerciseID, before moment: Instant) throws(Failure) -> WorkoutExercise? {
    try logbook.read { snapshot throws(Failure) in
      if let past = try snapshot.past(of: exercise, excluding: snapshot.currentWorkoutFolder()) {
        return past.history.pastSessions(of: exercise, in: PastRange(before: moment)).first?.entry
      }
      return try newestEntry(of: exercise, before: moment, snapshot)
    }
  }

  /// Reads workouts from the newest on, in the order of their names, until one has the exercise. Skips unreadable ones.
  private func newestEntry(
    of exercise: ExerciseID, before moment: Instant, _ snapshot: Snapshot
  ) throws(Failure) -> WorkoutExercise? {
    var depth = 100
    for year in try snapshot.years() {
      for folder in try snapshot.workouts(in: year) {
        guard depth > 0 else { return nil }
        guard let stored = try? snapshot.workout(folder) else { continue }
        depth -= 1
        guard stored.workout.start.seconds < moment.seconds else { continue }
        if let session = PastSession(of: exercise, in: stored.workout) { return session.entry }
      }
    }
    return nil
  }
}

extension EditResult {
  /// The last session of an exercise of the current workout.
  func lastTime(ofExerciseAt index: Int?) -> PastSession? {
    guard isCurrent, let index else { return nil }
    return past?.history.lastTime(of: workout.exercises[index].exercise, before: workout)
  }
}
