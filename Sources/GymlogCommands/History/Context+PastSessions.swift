import Documents
import Logbook
import Training

/// Which earlier workouts are looked through.
struct PastRange {
  /// Those that began before this moment.
  var before: Instant
  /// Not this one.
  var except: EntityID?
}

extension Context {
  /// The past of some exercises, the newest session first, and the documents that couldn't be used.
  func pastSessions(
    of exercises: Set<ExerciseID>, in range: PastRange, _ snapshot: Snapshot
  ) throws -> (sessions: [ExerciseID: [PastSession]], problems: [Problem]) {
    let recorded = try history(in: snapshot)
    let sessions = exercises.map { ($0, recorded.history.pastSessions(of: $0, in: range)) }
    return (Dictionary(uniqueKeysWithValues: sessions), recorded.problems)
  }

  /// The exercise as it was done last before a moment; nil where it wasn't, and where the index can't tell and it wasn't in
  /// the newest hundred workouts. For refusals, which offer what to type: no time for the whole history.
  func lastTime(of exercise: ExerciseID, before moment: Instant) throws -> WorkoutExercise? {
    try logbook.read { snapshot in
      if let past = try snapshot.past(of: exercise, besides: snapshot.pointedAt()) {
        return past.history.pastSessions(of: exercise, in: PastRange(before: moment)).first?.entry
      }
      return try newestEntry(of: exercise, before: moment, snapshot)
    }
  }

  /// Workouts are read one after the other, by their names, which begin with the day, until one has the exercise. Those that
  /// can't be read are passed over.
  private func newestEntry(
    of exercise: ExerciseID, before moment: Instant, _ snapshot: Snapshot
  ) throws -> WorkoutExercise? {
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

extension Edited {
  /// The last time that an exercise of the workout in hand was done, as the past tells that was asked for.
  func lastTime(ofExerciseAt index: Int?) -> PastSession? {
    guard isInHand, let index else { return nil }
    return past?.history.lastTime(of: workout.exercises[index].exercise, before: workout)
  }
}
