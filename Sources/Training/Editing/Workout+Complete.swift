extension Workout {
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

  /// Adds sets right behind another one; at the end of the exercise where the positions leave no room. Their places.
  @discardableResult
  package mutating func insert(
    _ drafts: [SetDraft], after place: SetPlace, at time: Instant?, ids: () -> EntityID
  ) -> [SetPlace] {
    var last = place
    return drafts.map { draft in
      let sets = exercises[place.exercise].sets
      let following = last.set + 1 < sets.count ? sets[last.set + 1].position : nil
      let room = Position.between(sets[last.set].position, following)
      last.set = room == nil ? sets.count : last.set + 1
      let set = WorkoutSet(
        id: ids(), position: room ?? .after(sets.last?.position), type: draft.type, plan: draft.plan,
        result: draft.result, completed: draft.result == nil ? nil : time)
      exercises[place.exercise].sets.insert(set, at: last.set)
      return last
    }
  }

  /// The place of the next planned set of an exercise.
  package func nextPlanned(of exercise: Int) -> SetPlace? {
    exercises[exercise].sets.firstIndex { !$0.isDone }.map { SetPlace(exercise: exercise, set: $0) }
  }
}
