import Logbook
import Training

extension Context {
  /// The session of an exercise that a WORKOUT points at: `last` is the last one of the exercise, `last-1` the one before; a
  /// day or an id, that of the workout then. As its documents have it, with those that can't be used: the history knows no
  /// plans and no rests.
  ///
  /// - Throws: `HistoryError`
  func session(
    _ argument: WorkoutArgument, of entry: WorkoutExercise, before workout: Workout
  ) throws -> (session: PastSession, problems: [Problem]) {
    let missing = HistoryError.notDoneThen(name(of: entry), reference: argument.text)
    return try logbook.read { snapshot in
      var reference = argument.reference
      if case .last(let back) = reference {
        let range = PastRange(before: workout.start, except: workout.id)
        let past = try pastSessions(of: [entry.exercise], in: range, snapshot)
        guard let sessions = past.sessions[entry.exercise], !sessions.isEmpty else {
          throw hindered(RecordError.neverDone(name(of: entry), but: []), by: past.problems)
        }
        guard back < sessions.count else {
          throw HistoryError.doneOnly(name(of: entry), times: sessions.count, reference: argument.text)
        }
        reference = .id(sessions[back].workout.text)
      }
      let stored = try self.workout(reference, typed: argument.text, in: snapshot)
      guard let session = PastSession(of: entry.exercise, in: stored.workout) else {
        throw hindered(missing, by: stored.problems)
      }
      return (session, stored.problems)
    }
  }
}
