import Training

extension History {
  /// The sessions of an exercise, newest first.
  func pastSessions(of exercise: ExerciseID, in range: PastRange) -> [PastSession] {
    Array(sessions(of: exercise, in: range))
  }

  /// The last session of an exercise. After ten years, making the others too took `log` more than half of its instructions.
  func lastSession(of exercise: ExerciseID, in range: PastRange) -> PastSession? {
    sessions(of: exercise, in: range).first { _ in true }
  }

  /// The sessions of an exercise, newest first, each made when it is asked for.
  private func sessions(of exercise: ExerciseID, in range: PastRange) -> some Sequence<PastSession> {
    var groups: [[PerformedSet]] = []
    for set in sets(of: exercise) {
      if let last = groups.last?.last, last.session == set.session {
        groups[groups.count - 1].append(set)
      } else {
        groups.append([set])
      }
    }
    return groups.reversed().lazy.compactMap { sets -> PastSession? in
      let session = session(of: sets[0])
      guard session.start.seconds < range.before.seconds, session.id != range.except else { return nil }
      return PastSession(exercise, session, sets, in: self)
    }
  }
}

extension History {
  func lastTime(of exercise: ExerciseID, before workout: Workout) -> PastSession? {
    lastSession(of: exercise, in: PastRange(before: workout.start, except: workout.id))
  }
}

extension PastSession {
  /// Creates a session from the history, which has no ids of its documents: they are made up.
  fileprivate init(_ exercise: ExerciseID, _ session: Session, _ sets: [PerformedSet], in history: History) {
    (workout, start, unit, origin) = (session.id, session.start, session.unit, history.origin(of: session))
    var random: UInt64 = 0
    var last: Position?
    func id() -> EntityID {
      random += 1
      return EntityID(at: session.start, random: random)
    }
    entry = WorkoutExercise(
      id: id(), position: .first, exercise: exercise,
      name: history.exercise(exercise).map { history.name(ofExercise: $0) } ?? "")
    entry.sets = sets.sorted { $0.place < $1.place }.map { set in
      let position = Position.after(last)
      last = position
      return WorkoutSet(
        id: id(), position: position, type: set.type, result: history.performance(set),
        completed: set.completed)
    }
  }
}
