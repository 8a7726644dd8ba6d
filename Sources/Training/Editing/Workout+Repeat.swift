extension Workout {
  /// Plans an exercise once more as it was done in an earlier session: its sets, as in `repeated`, and its rests where it has
  /// none here. The places of the sets.
  package mutating func planAgain(
    _ past: WorkoutExercise, in exercise: Int, ids: () -> EntityID
  ) -> [SetPlace] {
    exercises[exercise].rest = exercises[exercise].rest ?? past.rest
    exercises[exercise].restAfter = exercises[exercise].restAfter ?? past.restAfter
    return past.doneSets.map { set in
      let last = exercises[exercise].sets.last
      exercises[exercise].sets.append(set.onceMore(as: ids(), at: .after(last?.position)))
      return SetPlace(exercise: exercise, set: exercises[exercise].sets.count - 1)
    }
  }

  /// The same workout to do once more: its exercises, and what was done in them as what is to be done; an amount that the
  /// plan left open stays open, and a rest is as it was planned. How hard it was and what was written about it stay behind,
  /// and so do exercises of which nothing was done.
  package func repeated(
    as id: EntityID, named name: String?, at start: Instant, unit: MassUnit?, ids: () -> EntityID
  ) -> Workout {
    var new = Workout(
      id: id, name: name ?? self.name, start: start, unit: unit ?? self.unit, origin: .workout(self.id))
    for old in exercises where !old.doneSets.isEmpty {
      var exercise = WorkoutExercise(
        id: ids(), position: .after(new.exercises.last?.position), exercise: old.exercise, name: old.name,
        superset: old.superset, rest: old.rest, restAfter: old.restAfter, progress: old.progress)
      for set in old.doneSets {
        exercise.sets.append(set.onceMore(as: ids(), at: .after(exercise.sets.last?.position)))
      }
      new.exercises.append(exercise)
    }
    new.exercises.dissolveLoneSupersets()
    return new
  }
}

extension WorkoutSet {
  /// What was done, to do once more.
  fileprivate func onceMore(as id: EntityID, at position: Position) -> WorkoutSet {
    WorkoutSet(
      id: id, position: position, type: type,
      plan: result.map {
        Target(plan?.openAmount ?? .exactly($0.amount), at: $0.load.map { .load($0) })
      },
      rest: rest)
  }
}

extension Target {
  /// Its amount, where it leaves room.
  fileprivate var openAmount: TargetAmount? {
    if case .exactly = amount { nil } else { amount }
  }
}
