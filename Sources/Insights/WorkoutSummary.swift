package import Training

/// What a workout comes to.
package struct WorkoutSummary: Hashable, Sendable {
  /// The time trained (`Workout.elapsed`); nil where it isn't known.
  package var duration: Duration?
  /// Exercises with at least one completed set.
  package var exercises: Int
  /// Completed sets, warm-ups among them.
  package var sets: Int
  /// Sets that are still to do.
  package var planned: Int
  /// The reps of completed sets that are not warm-ups.
  package var reps: Int
  /// The volume of completed sets that are not warm-ups.
  package var volume: Volume

  /// The summary of a workout at a moment; `facts` tells what counts of an exercise's loads, `bodyWeight` what the lifter
  /// weighed on its day, asked for only where it counts.
  package init(
    _ workout: Workout, at now: Instant, idleLimit: Duration = Workout.idleLimit,
    facts: (ExerciseID) -> LoadFacts,
    bodyWeight: @autoclosure () -> Mass?
  ) {
    duration = workout.elapsed(at: now, idleLimit: idleLimit)
    exercises = workout.exercises.count { $0.sets.contains(where: \.isDone) }
    sets = workout.exercises.reduce(0) { $0 + $1.doneSets.count }
    planned = workout.exercises.reduce(0) { $0 + $1.plannedSets.count }
    reps = workout.exercises.flatMap(\.sets).reduce(0) { sum, set in
      guard set.type.isWork, case .reps(let reps)? = set.result?.amount else { return sum }
      return sum + reps
    }
    volume = workout.exercises.reduce(into: Volume()) {
      $0 += $1.volume(facts($1.exercise), bodyWeight: bodyWeight())
    }
  }
}
