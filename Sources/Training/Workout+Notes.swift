extension Workout {
  /// What is noted for a set that comes next: on its exercise, while none of that is done, and on itself.
  package func notes(before place: SetPlace) -> [String] {
    let entry = exercises[place.exercise]
    return [entry.doneSets.isEmpty ? entry.note : nil, self[place].note].compactMap(\.self)
  }
}
