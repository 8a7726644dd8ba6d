extension Workout {
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
}

extension WorkoutSet {
  /// How its amount is counted; nil for a set with neither plan nor result.
  package var countMode: CountMode? { result?.amount.countMode ?? plan?.amount.countMode }
}
