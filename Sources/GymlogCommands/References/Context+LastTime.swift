import Documents
import Logbook
import Training

extension Context {
  /// How many workouts are looked through for the last time that an exercise was done.
  private static let depth = 100

  /// The exercise as it was done last before a moment, in one of the newest hundred workouts; nil where it wasn't.
  ///
  /// Reads those one after the other: for refusals and answers, never for what only records sets.
  func lastTime(of exercise: ExerciseID, before moment: Instant) throws -> WorkoutExercise? {
    try logbook.read { snapshot in
      for folder in try newest(before: moment, in: snapshot) {
        guard let workout = try? snapshot.workout(folder)?.workout else { continue }
        let entry = workout.exercises.last { $0.exercise == exercise && !$0.doneSets.isEmpty }
        if let entry { return entry }
      }
      return nil
    }
  }

  /// The workouts that began before a moment, the last one first.
  private func newest(before moment: Instant, in snapshot: Snapshot) throws -> [WorkoutFolder] {
    var found: [(folder: WorkoutFolder, start: Instant)] = []
    for year in try snapshot.years() where found.count < Self.depth {
      for folder in try snapshot.workouts(in: year) where found.count < Self.depth {
        guard let start = try? snapshot.header(folder)?.start, start.seconds < moment.seconds else {
          continue
        }
        found.append((folder, start))
      }
    }
    return found.sorted { $0.start.seconds > $1.start.seconds }.map(\.folder)
  }
}
