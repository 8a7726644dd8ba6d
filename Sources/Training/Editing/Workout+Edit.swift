extension Workout {
  /// Changes sets of one exercise: their results where they are done, else their plans. What the change doesn't name
  /// stays. All of them change, or none.
  package mutating func edit(
    _ places: [SetPlace], by change: NotatedChange, _ meaning: SetMeaning
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
}
