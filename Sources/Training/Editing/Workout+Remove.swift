extension Workout {
  /// Takes out sets, and exercises with all their sets. An exercise whose last set goes stays on the list, and a superset of
  /// which one member is left is none any more.
  package mutating func remove(sets: Set<SetPlace>, exercises gone: Set<Int>) {
    for place in sets.sorted(by: >) where !gone.contains(place.exercise) {
      exercises[place.exercise].sets.remove(at: place.set)
    }
    let marks = Set(gone.compactMap { exercises[$0].superset })
    for index in gone.sorted(by: >) { exercises.remove(at: index) }
    for mark in marks {
      let members = exercises.indices.filter { exercises[$0].superset == mark }
      if members.count == 1 { exercises[members[0]].superset = nil }
    }
  }
}
