import Logbook
import Training
import Wording

/// The range of earlier workouts to search.
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

  /// The last session of an exercise before a moment; nil if there is none.
  func lastTime(of exercise: ExerciseID, before moment: Instant) throws(Failure) -> WorkoutExercise? {
    try logbook.read { snapshot throws(Failure) in
      try past(of: exercise, excluding: snapshot.currentWorkoutFolder(), in: snapshot)
        .history.lastSession(of: exercise, in: PastRange(before: moment))?.entry
    }
  }
}

extension EditResult {
  /// The last session of an exercise of the current workout.
  func lastTime(ofExerciseAt index: Int?) -> PastSession? {
    guard isCurrent, let index else { return nil }
    return past?.history.lastTime(of: workout.exercises[index].exercise, before: workout)
  }
}
