extension Workout {
  /// Appends an exercise and returns its index.
  package mutating func append(_ exercise: Exercise, id: EntityID) -> Int {
    exercises.append(
      WorkoutExercise(
        id: id, position: .after(exercises.last?.position), exercise: exercise.id, name: exercise.name))
    return exercises.count - 1
  }

  /// Appends sets to an exercise and returns their places. Completed ones get `time` as their completion
  /// time.
  @discardableResult
  package mutating func append(
    _ drafts: [SetDraft], to exercise: Int, at time: Instant?, ids: () -> EntityID
  ) -> [SetPlace] {
    if drafts.contains(where: { $0.result != nil }) { exercises[exercise].isSkipped = false }
    return drafts.map { draft in
      let sets = exercises[exercise].sets
      exercises[exercise].sets.append(
        WorkoutSet(
          id: ids(), position: .after(sets.last?.position), type: draft.type, plan: draft.plan,
          result: draft.result, completed: draft.result == nil ? nil : time))
      return SetPlace(exercise: exercise, set: sets.count)
    }
  }

  /// The time after the start, in seconds, within which sets count as done right now: six hours. A workout
  /// started earlier is being backdated.
  static let live = 6 * 3_600

  /// The completion time of a set done now. Nil in a backdated workout, before the workout's start, and once
  /// it has ended.
  package func completionTime(at now: Instant) -> Instant? {
    isOpen && (0...Self.live).contains(now.seconds - start.seconds) ? now : nil
  }

  /// The completion time of a set of an exercise done now. The current exercise depends on these times: if
  /// the previous set was of another exercise and has the same second, as when lines are pasted, this set
  /// gets the next second.
  package func completionTime(at now: Instant, in exercise: Int) -> Instant? {
    guard let now = completionTime(at: now) else { return nil }
    guard let last = lastDone, let done = self[last].completed, (0...60).contains(done.seconds - now.seconds)
    else { return now }
    return last.exercise == exercise ? done : done.adding(seconds: 1)
  }

  /// Completes a planned set with the first draft, keeping its plan, and inserts the others after it. Returns
  /// the places of all of them.
  @discardableResult
  package mutating func complete(
    _ place: SetPlace, with drafts: [SetDraft], at time: Instant?, ids: () -> EntityID
  ) -> [SetPlace] {
    guard let first = drafts.first else { return [] }
    self[place].type = first.type
    self[place].result = first.result
    self[place].completed = time
    exercises[place.exercise].isSkipped = false
    return [place] + insert(Array(drafts.dropFirst()), after: place, at: time, ids: ids)
  }

  /// Inserts sets after another set and returns their places. Completed ones get `time` as their completion
  /// time.
  @discardableResult
  package mutating func insert(
    _ drafts: [SetDraft], after place: SetPlace, at time: Instant?, ids: () -> EntityID
  ) -> [SetPlace] {
    var last = place
    return drafts.map { draft in
      last.set += 1
      let set = WorkoutSet(
        id: ids(), position: .first, type: draft.type, plan: draft.plan, result: draft.result,
        completed: draft.result == nil ? nil : time)
      exercises[place.exercise].sets.place(set, at: last.set)
      return last
    }
  }
}
