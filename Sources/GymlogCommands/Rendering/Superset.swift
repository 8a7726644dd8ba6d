import Training

extension Workout {
  /// For each exercise the piece of the bracket that holds its superset together; empty for one without. A bar stands
  /// beside an exercise that is between the members of a superset that it isn't in.
  var supersetBrackets: [String] {
    var pieces = Array(repeating: "", count: exercises.count)
    for members in supersets {
      guard let first = members.first, let last = members.last else { continue }
      for index in first...last where pieces[index].isEmpty { pieces[index] = "│" }
      for index in members { pieces[index] = index == first ? "┐" : index == last ? "┘" : "┤" }
    }
    return pieces
  }

  /// The superset that an exercise is in: the indices of its members; nil where it is done by itself.
  func superset(of index: Int) -> [Int]? { supersets.first { $0.contains(index) } }

  /// The members of each superset, in order; a mark that only one exercise has makes none.
  private var supersets: [[Int]] {
    Set(exercises.compactMap(\.superset)).sorted()
      .map { mark in exercises.indices.filter { exercises[$0].superset == mark } }
      .filter { $0.count > 1 }
  }
}
