package import Training

/// A workout's totals.
package struct WorkoutSummary: Hashable, Sendable {
  /// The time trained (`Workout.elapsed`); nil if unknown.
  package var duration: Duration?
  /// Completed sets, including warm-ups, and missed attempts.
  package var counted: SetCount
  /// The reps of working sets.
  package var reps: Int
  /// The volume of working sets.
  package var volume: Volume
  /// The distance of working sets, in millimetres.
  package var millimetres: Int

  /// Completed sets, including warm-ups but no missed attempts.
  package var sets: Int { counted.sets }

  /// The totals at a moment. `now` and `idleLimit` limit the time of an open workout (`Workout.elapsed`). `bodyWeight` is
  /// the body weight on the workout's day, evaluated only if an exercise counts it.
  package init(
    _ workout: Workout, at now: Instant, idleLimit: Duration = Workout.idleLimit,
    facts: (ExerciseID) -> LoadFacts,
    bodyWeight: @autoclosure () -> Mass?
  ) {
    duration = workout.elapsed(at: now, idleLimit: idleLimit)
    counted = workout.counted
    reps = workout.exercises.flatMap(\.sets).reduce(0) { sum, set in
      guard set.type.isWork, let reps = set.result?.totalReps else { return sum }
      return sum + reps
    }
    millimetres = workout.exercises.flatMap(\.sets).reduce(0) { sum, set in
      set.type.isWork ? sum + (set.result?.amount.millimetres ?? 0) : sum
    }
    volume = workout.exercises.reduce(into: Volume()) {
      $0 += $1.volume(facts($1.exercise), bodyWeight: bodyWeight())
    }
  }
}
