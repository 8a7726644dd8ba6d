import Catalogue
import Insights
import Training
import Wording

extension Context {
  /// The facts of an exercise's loads, with the setting for dumbbells applied.
  func facts(of exercise: Exercise) -> LoadFacts { LoadFacts(counted(exercise)) }

  /// The exercise, with one implement if the setting for dumbbells counts one.
  func counted(_ exercise: Exercise) -> Exercise {
    var exercise = exercise
    if settings.dumbbells.value == .one { exercise.implements = 1 }
    return exercise
  }

  /// The same by id; defaults for an exercise that isn't in the catalogue.
  func facts(of id: ExerciseID) -> LoadFacts {
    catalogue(with: id).exercise(id: id).map(facts) ?? LoadFacts()
  }

  /// The body weight on a day; nil if none is recorded or readable.
  func bodyWeight(on day: Day) -> Mass? { (try? bodyWeights.value())?.weight(on: day) }

  /// The volume of an exercise's completed working sets on a day.
  func volume(of entry: WorkoutExercise, on day: Day) -> Volume {
    entry.volume(facts(of: entry.exercise), bodyWeight: bodyWeight(on: day))
  }

  /// A workout's totals as of now.
  func summary(of workout: Workout) -> WorkoutSummary { summary(of: workout) { facts(of: $0) } }

  private func summary(of workout: Workout, _ facts: (ExerciseID) -> LoadFacts) -> WorkoutSummary {
    WorkoutSummary(
      workout, at: now, idleLimit: settings.leftOpen.value, facts: facts,
      bodyWeight: bodyWeight(on: workout.start.day))
  }

  /// The volume of each workout, by its id. Looks up each exercise once: in ten years, each is done hundreds of times.
  func volumes(of workouts: [Workout]) -> [EntityID: Volume] {
    var known: [ExerciseID: LoadFacts] = [:]
    var volumes: [EntityID: Volume] = [:]
    for workout in workouts {
      let summary = summary(of: workout) { id in
        if let facts = known[id] { return facts }
        let facts = facts(of: id)
        known[id] = facts
        return facts
      }
      volumes[workout.id] = summary.volume
    }
    return volumes
  }

  /// The volume of a workout.
  func volume(of workout: Workout) -> Volume { summary(of: workout).volume }

  /// The unit in which people read what a workout adds up to, its records and estimates: that of its completed loads, or the
  /// workout's own if they have several or none. Reports over many workouts, and those for programs, are in the lifter's.
  func unit(of workout: Workout) -> MassUnit {
    let units = Set(workout.exercises.flatMap { $0.sets.compactMap { $0.result?.load?.mass?.unit } })
    return units.count == 1 ? units.first ?? workout.unit : workout.unit
  }

  /// A workout's totals in words: `55 min` if it is known, `7 sets`, and the volume, if any, in the workout's unit.
  func figures(of workout: Workout) -> [String] {
    (elapsed(workout).map { [words.duration($0)] } ?? []) + figuresWithoutTime(of: workout)
  }

  /// The same without the time.
  func figuresWithoutTime(of workout: Workout) -> [String] {
    let summary = summary(of: workout)
    return [words.sets(summary.counted)]
      + (summary.volume.isZero ? [] : [words.volume(summary.volume.mass(in: unit(of: workout)))])
  }
}

extension Context {
  /// A workout's progress: its time if known, whether it is paused, sets done of all sets, volume.
  func progress(of workout: Workout) -> [String] {
    let volume = volume(of: workout)
    return progressWithoutVolume(of: workout)
      + (volume.isZero ? [] : [words.volume(volume.mass(in: unit(of: workout)))])
  }

  /// The same without the volume, which may need body weights to be read.
  func progressWithoutVolume(of workout: Workout) -> [String] {
    (elapsed(workout).map { [words.duration($0)] } ?? [])
      + (workout.isOpen && workout.openPause != nil ? [words.paused] : [])
      + [sets(of: workout)]
  }

  /// The sets that count, or, while some are to do, how many of all are done.
  private func sets(of workout: Workout) -> String {
    let (done, all) = (workout.doneCount, workout.places.count)
    return done == all ? words.sets(workout.counted) : words.sets(done, of: all)
  }
}

extension Context {
  /// An exercise's name in the user's language.
  func name(of entry: WorkoutExercise) -> String {
    catalogue(with: entry.exercise).name(of: entry.exercise, language: settings.language.value.rawValue)
      ?? entry.name
  }

  /// An exercise's name in the user's language.
  func name(of exercise: Exercise) -> String {
    catalogue(with: exercise.id).name(of: exercise.id, language: settings.language.value.rawValue)
      ?? exercise.name
  }

  /// A writer of the exercise's sets in SET notation.
  func writer(for entry: WorkoutExercise) -> NotationWriter {
    NotationWriter(loading: exercise(of: entry).equipment.loading)
  }
}
