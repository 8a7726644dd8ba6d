package struct SetPlace: Hashable, Comparable, Sendable {
  package var exercise: Int
  /// The index of the set in its exercise.
  package var set: Int

  /// Creates a place from two indices, counted from 0.
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

  /// The place of the set completed last. Among sets without a time, or with the same, the last in order; nil
  /// if none is completed.
  package var lastDone: SetPlace? {
    places.filter { self[$0].isDone }.max { one, other in
      let times = (self[one].completed?.seconds ?? .min, self[other].completed?.seconds ?? .min)
      return times.0 == times.1 ? one < other : times.0 < times.1
    }
  }

  /// The index of the current exercise: the one chosen since the last set, else that of the set completed last; once its
  /// planned sets are done, the next exercise that has some. An exercise that isn't in the plan stays the current one. In a superset
  /// it is the next in turn, and after the superset the exercises that follow its first member come first. Before the first set, it is
  /// the first exercise with planned sets, else the last exercise. Nil in a routine and in a workout without exercises.
  package var currentExercise: Int? {
    isRoutine ? nil : chosen ?? besidePlan ?? usualExercise
  }

  /// The exercise of the set completed last, if nothing was ever planned for it: more of it follows, whatever the plan has next.
  private var besidePlan: Int? {
    guard let last = lastDone?.exercise, exercises[last].superset == nil, !exercises[last].isSkipped,
      exercises[last].sets.allSatisfy({ $0.plan == nil })
    else { return nil }
    return last
  }

  /// The current exercise if none is chosen.
  private var usualExercise: Int? {
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

  /// The index of the exercise chosen since the set completed last.
  private var chosen: Int? {
    guard let choice, choice.after == lastDone.map({ self[$0].id }) else { return nil }
    return exercises.firstIndex { $0.id == choice.exercise && !$0.isSkipped }
  }

  /// Makes an exercise the current one. It isn't skipped any more.
  package mutating func choose(_ exercise: Int) {
    exercises[exercise].isSkipped = false
    if currentExercise == exercise { return }
    choice = Choice(exercises[exercise].id, after: lastDone.map { self[$0].id })
  }

  /// The next planned set: the first of the current exercise or, if that was chosen or isn't in the plan, and has none, the set
  /// that would be next without it. Nil if there is none, or if its exercise is skipped.
  package var nextPlanned: SetPlace? {
    if isRoutine { return nil }
    return [chosen, usualExercise].firstNonNil { $0.flatMap(firstPlanned) }
  }

  private func firstPlanned(of exercise: Int) -> SetPlace? {
    guard !exercises[exercise].isSkipped,
      let set = exercises[exercise].sets.firstIndex(where: { !$0.isDone })
    else { return nil }
    return SetPlace(exercise: exercise, set: set)
  }

  private func hasPlannedSets(_ exercise: Int) -> Bool {
    !exercises[exercise].isSkipped && exercises[exercise].sets.contains { !$0.isDone }
  }

  /// The other members of the superset come before the same one again. If sets have no times, the order in
  /// which they were done is unknown, and the member with the fewest completed sets is next.
  private func nextInSuperset(after place: SetPlace) -> Int? {
    guard let mark = exercises[place.exercise].superset else { return nil }
    func isNext(_ index: Int) -> Bool { exercises[index].superset == mark && hasPlannedSets(index) }
    guard self[place].completed == nil else { return following(place.exercise).first(where: isNext) }
    return exercises.indices.filter(isNext).min {
      (exercises[$0].doneSets.count, $0) < (exercises[$1].doneSets.count, $1)
    }
  }

  /// The exercises after one, then those before it.
  private func following(_ exercise: Int) -> [Int] {
    Array(exercises.indices[(exercise + 1)...]) + Array(exercises.indices[..<exercise])
  }
}
