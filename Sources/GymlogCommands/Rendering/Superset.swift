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
}
