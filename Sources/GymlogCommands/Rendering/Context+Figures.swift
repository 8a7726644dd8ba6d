import Catalogue
import Insights
import Training
import Wording

extension Context {
  /// How many implements of its load an exercise uses at once.
  private func implements(_ id: ExerciseID) -> Int { catalogue.exercise(id: id)?.implements ?? 1 }

  /// The volume of an exercise's completed sets that are not warm-ups.
  func volume(of entry: WorkoutExercise) -> Volume { entry.volume(implements: implements(entry.exercise)) }

  /// What a workout comes to at this moment.
  func summary(of workout: Workout) -> WorkoutSummary {
    WorkoutSummary(workout, at: now, implements: implements)
  }

  /// The volume of a workout.
  func volume(of workout: Workout) -> Volume { summary(of: workout).volume }

  /// What a workout comes to, in words: `55 min`, `7 sets`, and the volume, where there is any, in the workout's unit.
  func figures(of workout: Workout) -> [String] {
    let summary = summary(of: workout)
    return [words.duration(summary.duration), words.sets(summary.sets)]
      + (summary.volume.isZero ? [] : [words.volume(summary.volume.mass(in: workout.unit))])
  }

  /// An exercise's name as it is shown.
  func name(of entry: WorkoutExercise) -> String {
    catalogue.exercise(id: entry.exercise)?.name ?? entry.name
  }
}
