import Documents
import Logbook
import Training

/// The history of exercises in other workouts than the one that is changed. Each is read when it is first needed, and once for
/// each snapshot.
final class PastCache {
  /// The snapshot that is changed; nil before a change.
  private(set) var snapshot: Snapshot?
  private var folder: WorkoutFolder?
  private var found: [ExerciseID: ExercisePast?] = [:]

  /// Switches to this snapshot, without the workout in a folder.
  func look(in snapshot: Snapshot, besides folder: WorkoutFolder?) {
    (self.snapshot, self.folder, found) = (snapshot, folder, [:])
  }

  /// The history of an exercise; nil before a change, or if it can't be read.
  fileprivate func past(of exercise: ExerciseID, _ context: Context) -> ExercisePast? {
    guard let snapshot else { return nil }
    if let past = found[exercise] { return past }
    let past = try? context.past(of: exercise, excluding: folder, in: snapshot)
    found[exercise] = .some(past)
    return past
  }
}

extension Context {
  /// The history of an exercise in other workouts than the one that is changed; nil before a change, or if it can't be read.
  func past(of exercise: ExerciseID) -> ExercisePast? { pasts.past(of: exercise, self) }
}
