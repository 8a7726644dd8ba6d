import Catalogue
import Training
import Wording

extension Context {
  /// The volume of an exercise's completed sets that are not warm-ups.
  func volume(of entry: WorkoutExercise) -> Volume {
    entry.volume(implements: catalogue.exercise(id: entry.exercise)?.implements ?? 1)
  }

  /// The volume of a workout.
  func volume(of workout: Workout) -> Volume {
    workout.exercises.reduce(into: Volume()) { $0 += volume(of: $1) }
  }

  /// What a workout comes to: `55 min`, `7 sets`, and the volume, where there is any, in the workout's unit.
  func figures(of workout: Workout) -> [String] {
    let volume = volume(of: workout)
    return [words.duration(workout.elapsed(at: now)), words.sets(workout.doneCount)]
      + (volume.isZero ? [] : [words.volume(volume.mass(in: workout.unit))])
  }
}

extension Context {
  /// An exercise's name as it is shown.
  func name(of entry: WorkoutExercise) -> String {
    catalogue.exercise(id: entry.exercise)?.name ?? entry.name
  }
}
