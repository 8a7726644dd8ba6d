extension Workout {
  /// Adds an exercise at the end; its index.
  package mutating func append(_ exercise: Exercise, id: EntityID) -> Int {
    exercises.append(
      WorkoutExercise(
        id: id, position: .after(exercises.last?.position), exercise: exercise.id, name: exercise.name))
    return exercises.count - 1
  }

  /// Adds sets at the end of an exercise, each with an id of its own; their places.
  ///
  /// Those that were done carry `time` as the moment, if there is one.
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

  /// How many seconds after its start sets are still done rather than written down.
  static let live = 6 * 3_600

  /// The moment that a set done now carries: none in a workout that began more than six hours ago, which is being
  /// written down afterwards, and none before its start.
  package func completionTime(at now: Instant) -> Instant? {
    isOpen && (0...Self.live).contains(now.seconds - start.seconds) ? now : nil
  }

  /// The moment that a set of an exercise carries. Which exercise is in hand goes by these times: where lines are pasted, and
  /// the set before was done in the same second, a set of another exercise is a second later.
  package func completionTime(at now: Instant, in exercise: Int) -> Instant? {
    guard let now = completionTime(at: now) else { return nil }
    guard let last = lastDone, let done = self[last].completed, (0...60).contains(done.seconds - now.seconds)
    else { return now }
    return last.exercise == exercise ? done : done.adding(seconds: 1)
  }

  /// Completes a planned set with what was done; the plan stays beside it. Further sets go right behind it, each with an id
  /// of its own. The places of all of them.
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

  /// Adds sets right behind another one. Their places.
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

  /// The place of the next planned set of an exercise.
  package func nextPlanned(of exercise: Int) -> SetPlace? {
    exercises[exercise].sets.firstIndex { !$0.isDone }.map { SetPlace(exercise: exercise, set: $0) }
  }
}
