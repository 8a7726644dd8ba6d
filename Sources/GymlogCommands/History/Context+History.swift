import Documents
import Logbook
import Training
import Wording

extension Context {
  /// The history up to now, for a report. If reading takes long, a terminal shows a progress bar.
  ///
  /// Report its problems: `Reply(problems:)`.
  func history(in snapshot: Snapshot) throws(Failure) -> RecordedHistory {
    let bar = world.showProgress.map { ProgressBar(words.readingWorkouts, show: $0) }
    defer { bar?.end() }
    return try snapshot.history(at: now) { done, all in bar?.update(done, of: all) }
  }

  /// The history of one exercise without a workout: from the index if it is up to date, otherwise from the whole history,
  /// which writes the index for the next command.
  func past(
    of exercise: ExerciseID, excluding folder: WorkoutFolder?, in snapshot: Snapshot
  ) throws(Failure) -> ExercisePast {
    if let past = try snapshot.past(of: exercise, excluding: folder) { return past }
    return try ExercisePast(of: exercise, excluding: folder, in: history(in: snapshot))
  }
}

extension Words {
  var readingWorkouts: String {
    say(en: "Reading workouts", es: "Leyendo entrenamientos", ca: "Llegint entrenaments")
  }
}
