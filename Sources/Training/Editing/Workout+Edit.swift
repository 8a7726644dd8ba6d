extension Workout {
  /// Changes sets of one exercise: their results where they are done, else their plans. What the change doesn't name
  /// stays. All of them change, or none.
  package mutating func edit(
    _ places: [SetPlace], by change: NotatedChange, _ meaning: SetInterpreter
  ) throws(SetRefusal) {
    var edited = self
    for place in places { edited[place] = try meaning.applying(change, to: self[place]) }
    self = edited
  }

  /// The sets of an exercise that are still to do.
  package func plannedPlaces(of exercise: Int) -> [SetPlace] { places(of: exercise) { !$0.isDone } }

  /// The sets of an exercise that were done.
  package func donePlaces(of exercise: Int) -> [SetPlace] { places(of: exercise, where: \.isDone) }

  private func places(of exercise: Int, where isIncluded: (WorkoutSet) -> Bool) -> [SetPlace] {
    let sets = exercises[exercise].sets
    return sets.indices.filter { isIncluded(sets[$0]) }.map { SetPlace(exercise: exercise, set: $0) }
  }

  /// Moves a set to the end of an exercise; its new place.
  package mutating func move(_ place: SetPlace, toEndOf exercise: Int) -> SetPlace {
    let set = exercises[place.exercise].sets.remove(at: place.set)
    let end = exercises[exercise].sets.count
    exercises[exercise].sets.place(set, at: end)
    return SetPlace(exercise: exercise, set: end)
  }

  /// Replaces an exercise by another and keeps its sets as they are, their loads as they were typed.
  package mutating func swap(_ index: Int, for exercise: Exercise) {
    exercises[index].exercise = exercise.id
    exercises[index].name = exercise.name
  }

  /// Takes out sets, and exercises with all their sets. An exercise whose last set goes stays on the list, and a superset of
  /// which one member is left is none any more.
  package mutating func remove(sets: Set<SetPlace>, exercises gone: Set<Int>) {
    for place in sets.sorted(by: >) where !gone.contains(place.exercise) {
      exercises[place.exercise].sets.remove(at: place.set)
    }
    for index in gone.sorted(by: >) { exercises.remove(at: index) }
    if !gone.isEmpty { exercises.dissolveLoneSupersets() }
  }

  /// Leaves an exercise out today, or takes it in again; its sets stay as they are. Whether that changes anything.
  @discardableResult
  package mutating func setSkipped(_ isSkipped: Bool, _ index: Int) -> Bool {
    if exercises[index].isSkipped == isSkipped { return false }
    exercises[index].isSkipped = isSkipped
    return true
  }

  /// Marks sets as still to do: the result goes, with its time. Where nothing was planned, what was done becomes the plan. An
  /// exercise that was left out is in again.
  package mutating func markToDo(_ places: [SetPlace]) {
    for place in places {
      exercises[place.exercise].isSkipped = false
      guard let result = self[place].result else { continue }
      self[place].plan = self[place].plan ?? Target(result)
      self[place].result = nil
      self[place].completed = nil
      self[place].rested = nil
    }
  }
}

extension WorkoutSet {
  /// How its amount is counted; nil for a set with neither plan nor result.
  package var countMode: CountMode? { result?.amount.countMode ?? plan?.amount.countMode }
}
