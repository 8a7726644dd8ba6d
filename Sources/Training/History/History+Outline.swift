extension History {
  /// The workout of a session as far as a list of workouts shows it: without what only its document holds (note and
  /// choice), with one pause as long as all of them, and with completed sets only, whose ids and positions mean nothing.
  package func outline(of session: Session) -> Workout {
    var workout = Workout(
      id: session.id, name: name(of: session), start: session.start, end: session.end, unit: session.unit,
      tags: tags(of: session), origin: origin(of: session), exercises: outlines(of: session))
    if session.pausedSeconds > 0 {
      let end = session.start.adding(seconds: Int(session.pausedSeconds))
      workout.pauses = [.init(start: session.start, end: end)]
    }
    return workout
  }

  /// The exercises of a session with a completed set, as in `outline(of:)`.
  package func outlines(of session: Session) -> [WorkoutExercise] {
    let id = session.id
    var entries: [WorkoutExercise] = []
    var entry: UInt32?
    for set in sets(of: session) {
      if set.entry != entry {
        entry = set.entry
        entries.append(
          WorkoutExercise(
            id: id, position: .first, exercise: self.id(ofExercise: Int(set.exercise)),
            name: texts[Int(set.name)]))
      }
      entries[entries.count - 1].sets.append(
        WorkoutSet(
          id: id, position: .first, type: set.type, result: performance(set), completed: set.completed))
    }
    return entries
  }
}
