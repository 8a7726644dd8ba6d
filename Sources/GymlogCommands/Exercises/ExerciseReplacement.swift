import Logbook
import Training
import Wording

/// Replaces an exercise by another one, in past workouts and in routines.
struct ExerciseReplacement {
  let new: Exercise
  /// Whether to replace an exercise within a workout.
  let isReplaced: (WorkoutExercise) -> Bool
  private(set) var workouts = 0
  private(set) var sets = 0
  /// The working sets among them.
  private(set) var workSets = 0
  private(set) var routines: [String] = []
  /// Documents that couldn't be read; they may have the exercise, too.
  private(set) var problems: [Problem] = []

  init(with new: Exercise, where isReplaced: @escaping (WorkoutExercise) -> Bool) {
    (self.new, self.isReplaced) = (new, isReplaced)
  }

  /// Replaces it in all workouts.
  ///
  /// - Throws: `Failure.differentCounts` if sets can't be those of the new exercise.
  mutating func replaceInWorkouts(_ change: inout Change, _ context: Context) throws(Failure) {
    for year in try change.snapshot.years() {
      for folder in try change.snapshot.workouts(in: year) {
        let stored: StoredWorkout?
        do {
          stored = try change.snapshot.workout(folder)
        } catch {
          guard case .damaged(let problem) = error.logbookError else { throw error }
          problems.append(problem)
          continue
        }
        guard let stored else { continue }
        problems += stored.problems
        var workout = stored.workout
        let meant = workout.exercises.filter(isReplaced)
        guard try replace(in: &workout.exercises, context) else { continue }
        workouts += 1
        let done = meant.flatMap(\.doneSets)
        sets += done.count
        workSets += done.count(where: \.type.isWork)
        try change.save(workout, over: stored)
      }
    }
  }

  /// Replaces it in all routines.
  ///
  /// - Throws: As `replaceInWorkouts`.
  mutating func replaceInRoutines(_ change: inout Change, _ context: Context) throws(Failure) {
    let found = try change.snapshot.routines()
    problems += found.problems
    for stored in found.routines {
      var routine = stored.routine
      guard try replace(in: &routine.exercises, context) else { continue }
      routines.append(routine.name)
      try change.save(routine, over: stored)
    }
  }

  /// Replaces it in a list; false if it isn't there.
  private func replace(in exercises: inout [WorkoutExercise], _ context: Context) throws(Failure) -> Bool {
    var isThere = false
    for index in exercises.indices where isReplaced(exercises[index]) {
      try context.checkCounting(of: exercises[index].sets, of: exercises[index], in: new)
      try context.checkLoads(of: exercises[index], in: new)
      (exercises[index].exercise, exercises[index].name) = (new.id, new.name)
      isThere = true
    }
    return isThere
  }
}

extension Context {
  /// Checks that added loads don't become loads on a bar, or the other way round: the same number would mean another load.
  fileprivate func checkLoads(of entry: WorkoutExercise, in other: Exercise) throws(Failure) {
    let loads = entry.sets.compactMap { $0.result?.load }.filter { !$0.isUnweighed }
    let isOnBody = [.bodyWeight, .added, .assisted].contains(other.equipment.loading)
    guard loads.contains(where: { $0.isOnBody != isOnBody }) else { return }
    throw .otherLoads(name(of: entry), name(of: other))
  }
}

extension Failure {
  /// One exercise's loads include body weight, and the other's don't.
  fileprivate static func otherLoads(_ name: String, _ other: String) -> Failure {
    Failure(.conflict) { words in
      Message(
        words.say(
          en: "\(name) can't become \(other): only one includes body weight",
          es: "\(name) y \(other) no pueden compartir los pesos: uno incluye el peso corporal",
          ca: "\(name) i \(other) no poden compartir els pesos: un inclou el pes corporal"),
        hint: words.nothingChanged)
    }
  }
}
