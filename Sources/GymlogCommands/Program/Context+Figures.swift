import Catalogue
import Insights
import Training
import Wording

extension Context {
  /// What counts of an exercise's loads, by the lifter's choice for pairs.
  func facts(of exercise: Exercise) -> LoadFacts { LoadFacts(counted(exercise)) }

  /// An exercise as the lifter counts it: with one implement where pairs count once.
  func counted(_ exercise: Exercise) -> Exercise {
    var exercise = exercise
    if settings.dumbbells.value == .one { exercise.implements = 1 }
    return exercise
  }

  /// The same by its id; nothing is known of one that the catalogue doesn't have.
  func facts(of id: ExerciseID) -> LoadFacts {
    catalogue(with: id).exercise(id: id).map(facts) ?? LoadFacts()
  }

  /// What the lifter weighed on a day; nil where no weight is recorded, and where none can be read.
  func bodyWeight(on day: Day) -> Mass? { (try? bodyWeights.value())?.weight(on: day) }

  /// The volume of an exercise's completed sets that are not warm-ups, done on a day.
  func volume(of entry: WorkoutExercise, on day: Day) -> Volume {
    entry.volume(facts(of: entry.exercise), bodyWeight: bodyWeight(on: day))
  }

  /// What a workout comes to at this moment.
  func summary(of workout: Workout) -> WorkoutSummary {
    WorkoutSummary(
      workout, at: now, leftBehind: settings.leftOpen.value, facts: { facts(of: $0) },
      bodyWeight: bodyWeight(on: workout.start.day))
  }

  /// The volume of a workout.
  func volume(of workout: Workout) -> Volume { summary(of: workout).volume }

  /// What a workout comes to, in words: `55 min`, where that is known, `7 sets`, and the volume, where there is any, in the
  /// workout's unit.
  func figures(of workout: Workout) -> [String] {
    (elapsed(workout).map { [words.duration($0)] } ?? []) + figuresWithoutTime(of: workout)
  }

  /// The same without the time.
  func figuresWithoutTime(of workout: Workout) -> [String] {
    let summary = summary(of: workout)
    return [words.sets(summary.sets)]
      + (summary.volume.isZero ? [] : [words.volume(summary.volume.mass(in: workout.unit))])
  }
}

extension Context {
  /// How far a workout is: its time, if it is known, whether it is paused, the sets done out of those planned, the volume.
  func progress(of workout: Workout) -> [String] {
    let volume = volume(of: workout)
    return progressWithoutVolume(of: workout)
      + (volume.isZero ? [] : [words.volume(volume.mass(in: workout.unit))])
  }

  /// The same without the volume, for which body weights may have to be read.
  func progressWithoutVolume(of workout: Workout) -> [String] {
    (elapsed(workout).map { [words.duration($0)] } ?? [])
      + (workout.isOpen && workout.openPause != nil ? [words.paused] : [])
      + [sets(done: workout.doneCount, of: workout.places.count)]
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
