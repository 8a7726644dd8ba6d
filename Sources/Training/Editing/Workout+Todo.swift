extension Workout {
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
