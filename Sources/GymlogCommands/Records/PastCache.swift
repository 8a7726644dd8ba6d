import Documents
import Logbook
import Training

/// The history of exercises in other workouts than the one that is changed, from the index. Each is read when it is first
/// needed, and once for each snapshot.
final class PastCache {
  /// The snapshot that is changed; nil before a change.
  private(set) var snapshot: Snapshot?
  private var folder: WorkoutFolder?
  private var found: [ExerciseID: ExercisePast?] = [:]

  /// Reads from this snapshot from now on, without the workout in a folder.
  func look(in snapshot: Snapshot, besides folder: WorkoutFolder?) {
    (self.snapshot, self.folder, found) = (snapshot, folder, [:])
  }

  /// The history of an exercise; nil if the index can't tell it.
  func past(of exercise: ExerciseID) -> ExercisePast? {
    if let past = found[exercise] { return past }
    let past = try? snapshot?.past(of: exercise, excluding: folder)
    found[exercise] = .some(past)
    return past
  }
}
