extension Workout {
  /// Changes sets of one exercise: the results of completed sets, otherwise their plans. What the change
  /// doesn't name stays. If one set can't be changed, none is.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense for one of the sets
  package mutating func edit(
    _ places: [SetPlace], by change: NotatedChange, _ interpreter: SetInterpreter
  ) throws(SetRefusal) {
    var edited = self
    for place in places { edited[place] = try interpreter.applying(change, to: self[place]) }
    self = edited
  }

  package func plannedPlaces(of exercise: Int) -> [SetPlace] { places(of: exercise) { !$0.isDone } }

  /// The places of an exercise's completed sets.
  package func donePlaces(of exercise: Int) -> [SetPlace] { places(of: exercise, where: \.isDone) }

  private func places(of exercise: Int, where isIncluded: (WorkoutSet) -> Bool) -> [SetPlace] {
    let sets = exercises[exercise].sets
    return sets.indices.filter { isIncluded(sets[$0]) }.map { SetPlace(exercise: exercise, set: $0) }
  }

  /// Moves a set to the end of an exercise and returns its new place.
  package mutating func move(_ place: SetPlace, toEndOf exercise: Int) -> SetPlace {
    let set = exercises[place.exercise].sets.remove(at: place.set)
    let end = exercises[exercise].sets.count
    exercises[exercise].sets.place(set, at: end)
    return SetPlace(exercise: exercise, set: end)
  }

  /// Replaces an exercise by another, keeping its sets and their loads as typed. Planned loads that the other can't have are dropped.
  package mutating func swap(_ index: Int, for exercise: Exercise) {
    exercises[index].exercise = exercise.id
    exercises[index].name = exercise.name
    for place in exercises[index].sets.indices {
      guard case .load(let load)? = exercises[index].sets[place].plan?.load,
        !exercise.equipment.loading.takes(load)
      else {
        continue
      }
      exercises[index].sets[place].plan?.load = nil
    }
  }

  /// Removes sets, and exercises with all their sets. An exercise stays if only its sets are removed. A
  /// superset left with one member is dissolved.
  package mutating func remove(sets: Set<SetPlace>, exercises gone: Set<Int>) {
    for place in sets.sorted(by: >) where !gone.contains(place.exercise) {
      exercises[place.exercise].sets.remove(at: place.set)
    }
    for index in gone.sorted(by: >) { exercises.remove(at: index) }
    if !gone.isEmpty { exercises.dissolveLoneSupersets() }
  }

  /// Skips an exercise for today, or stops skipping it; its sets stay. Returns whether that changes anything.
  @discardableResult
  package mutating func setSkipped(_ isSkipped: Bool, _ index: Int) -> Bool {
    if exercises[index].isSkipped == isSkipped { return false }
    exercises[index].isSkipped = isSkipped
    return true
  }

  /// Marks sets as not done: result and time are dropped, and a set without a plan gets its result as the
  /// plan. Their exercises are no longer skipped.
  package mutating func markToDo(_ places: [SetPlace]) {
    for place in places {
      exercises[place.exercise].isSkipped = false
      guard let result = self[place].result else { continue }
      self[place].plan = self[place].plan ?? Target(result.attempted)
      self[place].result = nil
      self[place].completed = nil
      self[place].rested = nil
    }
  }
}

extension WorkoutSet {
  /// The count mode of the set's amount; nil for a set with neither plan nor result.
  package var countMode: CountMode? { result?.amount.countMode ?? plan?.amount.countMode }
}
