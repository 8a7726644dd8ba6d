package import Training

/// The common ground on which two workouts are compared: the routine, the name, or at least half of the
/// exercises.
package enum ComparisonBasis: String, CaseIterable, Hashable, Sendable {
  case routine, name, exercises
}

extension History {
  /// The index of a workout's session; nil if the history doesn't contain the workout.
  package func session(of workout: EntityID) -> Int? {
    let id = PackedID(workout)
    return sessions.lastIndex { $0.packedID == id }
  }

  /// The finished session to compare a session with, by their indices: the last one of the same routine, else of the same
  /// name, else with similar exercises, that is at least half of the exercises of both together.
  package func lastTime(before index: Int) -> (session: Int, basis: ComparisonBasis)? {
    let own = sessions[index]
    let earlier = sessions[..<index].indices.reversed().lazy.filter {
      !self.sessions[$0].isOpen && self.sessions[$0].isTrained
    }
    if case .routine(let routine)? = origin(of: own),
      let found = earlier.first(where: { self.origin(of: self.sessions[$0]) == .routine(routine) })
    {
      return (found, .routine)
    }
    if let name = name(of: own),
      let found = earlier.first(where: { self.name(of: self.sessions[$0]) == name })
    {
      return (found, .name)
    }
    let exercises = exercises(of: own)
    guard !exercises.isEmpty else { return nil }
    return earlier.first { other in
      let others = self.exercises(of: self.sessions[other])
      return exercises.intersection(others).count * 2 >= exercises.union(others).count
    }.map { ($0, .exercises) }
  }

  private func exercises(of session: Session) -> Set<UInt32> { Set(sets(of: session).map(\.exercise)) }
}

extension WorkoutSummary {
  /// The totals of a session, equal to those of its workout.
  package init(
    _ session: Session, of history: History, at now: Instant, idleLimit: Duration = Workout.idleLimit,
    facts: (ExerciseID) -> LoadFacts,
    bodyWeight: @autoclosure () -> Mass?
  ) {
    let done = history.sets(of: session)
    var known: [UInt32: LoadFacts] = [:]
    (reps, volume, millimetres) = (0, Volume(), 0)
    for set in done where set.type.isWork {
      let own = known[set.exercise] ?? facts(history.id(ofExercise: Int(set.exercise)))
      known[set.exercise] = own
      let result = history.performance(set)
      reps += result.totalReps ?? 0
      millimetres += result.amount.millimetres
      volume += Volume(result, own, bodyWeight: bodyWeight())
    }
    duration = history.elapsed(session, at: now, idleLimit: idleLimit)
    let misses = done.count { $0.reps == 0 }
    counted = SetCount(sets: done.count - misses, misses: misses)
  }
}
