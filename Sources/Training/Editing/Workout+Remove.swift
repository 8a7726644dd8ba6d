extension Workout {
  /// Takes out sets, and exercises with all their sets. An exercise whose last set goes stays on the list, and a superset of
  /// which one member is left is none any more.
  package mutating func remove(sets: Set<SetPlace>, exercises gone: Set<Int>) {
    for place in sets.sorted(by: >) where !gone.contains(place.exercise) {
      exercises[place.exercise].sets.remove(at: place.set)
    }
    for index in gone.sorted(by: >) { exercises.remove(at: index) }
    if !gone.isEmpty { exercises.dissolveLoneSupersets() }
  }
}
