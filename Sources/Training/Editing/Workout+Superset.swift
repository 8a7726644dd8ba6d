extension Workout {
  /// The members of each superset, in order; a mark that only one exercise has makes none.
  package var supersets: [[Int]] { exercises.supersets }

  /// The superset that an exercise is in: the indices of its members; nil where it is done by itself.
  package func superset(of index: Int) -> [Int]? { supersets.first { $0.contains(index) } }
}

extension [WorkoutExercise] {
  /// The members of each superset, in order; a mark that only one exercise has makes none.
  package var supersets: [[Int]] {
    Set(compactMap(\.superset)).map { mark in indices.filter { self[$0].superset == mark } }
      .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Makes a superset of exercises: they get a mark that no other has. Those of them that were in another leave it.
  package mutating func group(_ members: some Sequence<Int>) {
    let members = Set(members)
    let taken = Set(indices.filter { !members.contains($0) }.compactMap { self[$0].superset })
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let mark = letters.first { !taken.contains($0) } ?? "\(taken.count + 1)"
    for index in members { self[index].superset = mark }
    dissolveLoneSupersets()
  }

  /// Takes exercises out of their supersets.
  package mutating func ungroup(_ members: some Sequence<Int>) {
    for index in members { self[index].superset = nil }
    dissolveLoneSupersets()
  }

  /// A superset of which one member is left is none any more.
  package mutating func dissolveLoneSupersets() {
    let grouped = Set(supersets.joined())
    for index in indices where !grouped.contains(index) { self[index].superset = nil }
  }
}
