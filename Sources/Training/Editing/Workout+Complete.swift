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
