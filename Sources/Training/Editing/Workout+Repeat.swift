extension Workout {
  /// Plans the completed sets of a past exercise again, at the end of an exercise here, which also takes over
  /// the rests it doesn't have. Returns the places of the sets.
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

  /// A new workout that plans the completed sets of this one. Rests are as planned, and an amount that the
  /// plan left open stays open. Efforts, notes, tags and exercises without completed sets aren't copied. Nil
  /// for `name` or `unit` keeps this workout's.
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
  /// The set as a plan to repeat its result.
  fileprivate func onceMore(as id: EntityID, at position: Position) -> WorkoutSet {
    WorkoutSet(
      id: id, position: position, type: type,
      plan: result.map { result in
        let load = result.load.map { TargetLoad.load($0) }
        if let amount = plan?.openAmount { return Target(amount, at: load) }
        let attempted = result.attempted
        return Target(
          .exactly(attempted.amount), at: load, parts: attempted.parts, sides: attempted.sides)
      },
      rest: rest)
  }

  /// The amount that repeats it; nil if it isn't done.
  var amountOnceMore: TargetAmount? {
    result.map { plan?.openAmount ?? .exactly($0.attempted.amount) }
  }
}

extension Target {
  /// The amount if it leaves room, else nil.
  fileprivate var openAmount: TargetAmount? {
    if case .exactly = amount { nil } else { amount }
  }
}
