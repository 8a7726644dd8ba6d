import Logbook
import Training
import Wording

extension Context {
  /// All that was trained up to a moment that is being looked at, for a report; on a terminal, a bar shows how far the
  /// reading is, should it take its time.
  ///
  /// The problems are to be told: `Reply(problems:)`.
  func history(in snapshot: Snapshot) throws -> RecordedHistory {
    let bar = world.showProgress.map { ProgressBar(words.readingWorkouts, show: $0) }
    defer { bar?.end() }
    return try snapshot.history(at: now) { done, all in bar?.update(done, of: all) }
  }
}

extension Words {
  /// Before a bar that shows how many workouts are read.
  var readingWorkouts: String {
    say(en: "Reading workouts", es: "Leyendo entrenamientos", ca: "Llegint entrenaments")
  }
}
