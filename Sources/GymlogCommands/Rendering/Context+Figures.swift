import Catalogue
import Insights
import Training
import Wording

extension Context {
  /// How many implements of its load an exercise uses at once, as far as the lifter wants them counted.
  func implements(_ id: ExerciseID) -> Int {
    counted(catalogue(with: id).exercise(id: id)?.implements ?? 1)
  }

  /// So many implements, or one where the lifter counts pairs once.
  func counted(_ implements: Int) -> Int { settings.dumbbells.value == .one ? 1 : implements }

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

}

extension Context {
  /// How far a workout is: its time, whether it is paused, the sets done out of those planned, the volume.
  func progress(of workout: Workout) -> [String] {
    let summary = summary(of: workout)
    return [words.duration(summary.duration)]
      + (workout.isOpen && workout.openPause != nil ? [words.paused] : [])
      + [sets(done: summary.sets, of: workout.places.count)]
      + (summary.volume.isZero ? [] : [words.volume(summary.volume.mass(in: workout.unit))])
  }

  private func sets(done: Int, of all: Int) -> String {
    done == all ? words.sets(done) : words.sets(done, of: all)
  }
}

extension Context {
  /// An exercise's name as it is shown: in the lifter's language.
  func name(of entry: WorkoutExercise) -> String {
    catalogue(with: entry.exercise).name(of: entry.exercise, language: settings.language.value.rawValue)
      ?? entry.name
  }

  /// An exercise's name as it is shown: in the lifter's language.
  func name(of exercise: Exercise) -> String {
    catalogue(with: exercise.id).name(of: exercise.id, language: settings.language.value.rawValue)
      ?? exercise.name
  }

  /// Writes the sets of an exercise as they can be typed again.
  func writer(for entry: WorkoutExercise) -> NotationWriter {
    NotationWriter(loading: exercise(of: entry).equipment.loading)
  }
}
