import Logbook
import Training

extension Context {
  /// The workout in hand; nil where none is open.
  ///
  /// - Throws: `CommandError.inHandDamaged` where its document can't be used.
  func open(in snapshot: Snapshot) throws -> StoredWorkout? {
    do {
      return try snapshot.inHand()
    } catch {
      if case .damaged(let problem) = error { throw CommandError.inHandDamaged(problem) }
      throw error
    }
  }

  /// The workout in hand to log sets to. One that nobody has touched for hours, and that this device doesn't point at, is to
  /// be finished, not gone on with.
  func openToGoOn(in snapshot: Snapshot) throws -> StoredWorkout? {
    guard let stored = try open(in: snapshot) else { return nil }
    if stored.workout.isLeftBehind(at: now), try snapshot.pointedAt() != stored.folder { return nil }
    return stored
  }

  /// Makes sure that another workout may be taken in hand. One that was left open on another device isn't in the way, nor
  /// is one that can't be read: it is told as a problem.
  ///
  /// - Throws: `CommandError.workoutAlreadyOpen`
  func checkHandIsFree(_ snapshot: Snapshot) throws -> [Problem] {
    guard let folder = try snapshot.pointedAt() else { return [] }
    let workout: Workout?
    do {
      workout = try snapshot.header(folder)
    } catch {
      if case .damaged(let problem) = error { return [problem] }
      throw error
    }
    if let workout, workout.isOpen { throw CommandError.workoutAlreadyOpen(workout) }
    return []
  }
}
