import Training

extension Workout {
  /// For each exercise the piece of the bracket that holds its superset together; empty for one without. A bar stands
  /// beside an exercise that is between the members of a superset that it isn't in. Brackets that would cross stand beside
  /// each other.
  var supersetBrackets: [String] {
    var lanes: [[Character]] = []
    for members in supersets {
      guard let first = members.first, let last = members.last else { continue }
      let free = lanes.firstIndex { lane in lane[first...last].allSatisfy { $0 == " " } }
      let lane = free ?? lanes.count
      if free == nil { lanes.append(Array(repeating: " ", count: exercises.count)) }
      for index in first...last {
        lanes[lane][index] =
          !members.contains(index) ? "│" : index == first ? "┐" : index == last ? "┘" : "┤"
      }
    }
    return exercises.indices.map { index in
      let piece = String(lanes.map { $0[index] })
      return piece.allSatisfy { $0 == " " } ? "" : piece
    }
  }
}
