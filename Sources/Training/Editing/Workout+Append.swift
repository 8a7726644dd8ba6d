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
  package func momentOfSet(at now: Instant) -> Instant? {
    isOpen && (0...Self.live).contains(now.seconds - start.seconds) ? now : nil
  }

  /// The moment that a set of an exercise carries. Which exercise is in hand goes by these times: where lines are pasted, and
  /// the set before was done in the same second, a set of another exercise is a second later.
  package func momentOfSet(at now: Instant, in exercise: Int) -> Instant? {
    guard let now = momentOfSet(at: now) else { return nil }
    guard let last = lastDone, let done = self[last].completed, (0...60).contains(done.seconds - now.seconds)
    else { return now }
    return last.exercise == exercise ? done : done.adding(seconds: 1)
  }
}
