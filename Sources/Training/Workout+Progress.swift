/// Where a set stands in a workout: the indices of its exercise and of itself.
package struct SetPlace: Hashable, Comparable, Sendable {
  package var exercise: Int
  package var set: Int

  package init(exercise: Int, set: Int) {
    self.exercise = exercise
    self.set = set
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.exercise, one.set) < (other.exercise, other.set)
  }
}

extension Workout {
  package subscript(place: SetPlace) -> WorkoutSet {
    get { exercises[place.exercise].sets[place.set] }
    set { exercises[place.exercise].sets[place.set] = newValue }
  }

  /// The places of all sets, in order.
  package var places: [SetPlace] {
    exercises.indices.flatMap { exercise in
      exercises[exercise].sets.indices.map { SetPlace(exercise: exercise, set: $0) }
    }
  }

  /// The set that was done last, by the clock; of those without a time, or with the same, the last in order.
  package var lastDone: SetPlace? {
    places.filter { self[$0].isDone }.max { one, other in
      let times = (self[one].completed?.seconds ?? .min, self[other].completed?.seconds ?? .min)
      return times.0 == times.1 ? one < other : times.0 < times.1
    }
  }

  /// The exercise in hand: that of the last set done; when its planned sets are finished, the next with some; within a
  /// superset, the next in turn, and after it what comes after its first member. Before the first set: the first with
  /// planned sets, else the last exercise. Nil in a routine.
  package var currentExercise: Int? {
    if isRoutine { return nil }
    guard let place = lastDone else {
      return exercises.indices.first(where: hasPlannedSets) ?? exercises.indices.last
    }
    if let turn = nextInSuperset(after: place) { return turn }
    let last = place.exercise
    if hasPlannedSets(last) { return last }
    let mark = exercises[last].superset
    let first = mark.flatMap { mark in exercises.firstIndex { $0.superset == mark } } ?? last
    return following(first).first(where: hasPlannedSets) ?? last
  }

  /// The next planned set: the first of the exercise in hand. Nil where nothing is planned any more.
  package var nextPlanned: SetPlace? {
    guard let exercise = currentExercise, !exercises[exercise].isSkipped,
      let set = exercises[exercise].sets.firstIndex(where: { !$0.isDone })
    else { return nil }
    return SetPlace(exercise: exercise, set: set)
  }

  private func hasPlannedSets(_ exercise: Int) -> Bool {
    !exercises[exercise].isSkipped && exercises[exercise].sets.contains { !$0.isDone }
  }

  /// The other members of the superset come before the same one again. Where sets carry no times, nobody knows whose turn
  /// it was, and the member of which the fewest are done comes next.
  private func nextInSuperset(after place: SetPlace) -> Int? {
    guard let mark = exercises[place.exercise].superset else { return nil }
    func isNext(_ index: Int) -> Bool { exercises[index].superset == mark && hasPlannedSets(index) }
    guard self[place].completed == nil else { return following(place.exercise).first(where: isNext) }
    return exercises.indices.filter(isNext).min {
      (exercises[$0].doneSets.count, $0) < (exercises[$1].doneSets.count, $1)
    }
  }

  /// The exercises after one, and then those before it.
  private func following(_ exercise: Int) -> [Int] {
    Array(exercises.indices[(exercise + 1)...]) + Array(exercises.indices[..<exercise])
  }
}
