extension Workout {
  /// The supersets in order, each as the indices of its members.
  package var supersets: [[Int]] { exercises.supersets }

  /// The superset of an exercise, as the indices of its members; nil if it is in none.
  package func superset(of index: Int) -> [Int]? { supersets.first { $0.contains(index) } }
}

extension [WorkoutExercise] {
  /// The supersets in order, each as the indices of its members. A mark on only one exercise isn't a superset.
  package var supersets: [[Int]] {
    Set(compactMap(\.superset)).map { mark in indices.filter { self[$0].superset == mark } }
      .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Groups exercises into a superset with a mark that no other has. They leave the supersets they were in.
  package mutating func group(_ members: some Sequence<Int>) {
    let members = Set(members)
    let taken = Set(indices.filter { !members.contains($0) }.compactMap { self[$0].superset })
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let mark = letters.first { !taken.contains($0) } ?? "\(taken.count + 1)"
    for index in members { self[index].superset = mark }
    dissolveLoneSupersets()
  }

  /// Removes exercises from their supersets.
  package mutating func ungroup(_ members: some Sequence<Int>) {
    for index in members { self[index].superset = nil }
    dissolveLoneSupersets()
  }

  /// Removes marks that only one exercise has.
  mutating func dissolveLoneSupersets() {
    let grouped = Set(supersets.joined())
    for index in indices where !grouped.contains(index) { self[index].superset = nil }
  }
}
