package import Training

/// What a workout comes to.
package struct WorkoutSummary: Hashable, Sendable {
  /// The time trained, pauses apart; up to now, while the workout is open.
  package var duration: Duration
  /// Exercises with at least one completed set.
  package var exercises: Int
  /// Completed sets, warm-ups among them.
  package var sets: Int
  /// Sets that are still to do.
  package var planned: Int
  /// The volume of completed sets that are not warm-ups.
  package var volume: Volume

  /// The summary of a workout at a moment; `implements` tells how many implements of its load an exercise uses at once.
  package init(_ workout: Workout, at now: Instant, implements: (ExerciseID) -> Int) {
    duration = workout.elapsed(at: now)
    exercises = workout.exercises.count { $0.sets.contains(where: \.isDone) }
    sets = workout.exercises.reduce(0) { $0 + $1.doneSets.count }
    planned = workout.exercises.reduce(0) { $0 + $1.plannedSets.count }
    volume = workout.exercises.reduce(into: Volume()) {
      $0 += $1.volume(implements: implements($1.exercise))
    }
  }
}
