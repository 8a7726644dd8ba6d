extension Workout {
  /// Plans what was done in an earlier session for an exercise: its sets with their types and rests, without how hard they
  /// were. Their places.
  package mutating func take(_ sets: [WorkoutSet], into exercise: Int, ids: () -> EntityID) -> [SetPlace] {
    sets.map { set in
      let last = exercises[exercise].sets.last
      exercises[exercise].sets.append(
        WorkoutSet(
          id: ids(), position: .after(last?.position), type: set.type,
          plan: set.result.map { Target(Performance($0.amount, at: $0.load)) }, rest: set.rest))
      return SetPlace(exercise: exercise, set: exercises[exercise].sets.count - 1)
    }
  }

  /// The same workout to do once more: its exercises, and what was done in them as what is to be done; an amount that the
  /// plan left open stays open. How hard it was and
  /// what was written about it stay behind, and so do exercises of which nothing was done.
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
        exercise.sets.append(
          WorkoutSet(
            id: ids(), position: .after(exercise.sets.last?.position), type: set.type,
            plan: set.result.map {
              Target(set.plan?.openAmount ?? .exactly($0.amount), at: $0.load.map { .load($0) })
            },
            rest: set.rest))
      }
      new.exercises.append(exercise)
    }
    new.exercises.dissolveLoneSupersets()
    return new
  }
}

extension Target {
  /// Its amount, where it leaves room.
  fileprivate var openAmount: TargetAmount? {
    if case .exactly = amount { nil } else { amount }
  }
}
