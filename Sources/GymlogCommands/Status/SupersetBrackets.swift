import Training

extension Workout {
  /// The bracket piece of each exercise, which joins the members of a superset; empty outside supersets. An exercise between
  /// the members of a superset it isn't in gets a bar. Brackets that would cross are drawn side by side.
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
