package import Training

/// The time that a set's mean pace gives for a distance no longer than its own.
package struct PacedTime: Hashable, Sendable {
  /// The distance, in millimetres.
  package let millimetres: Int
  /// The set's time × this distance ÷ the set's; the set's time if the distances are the same.
  package let time: Duration
  /// The index of the set in the history.
  package let set: Int
  /// Whether it is the set's own distance.
  package let isExact: Bool
}

extension History {
  /// The best time of an exercise over each distance, given in millimetres, at the mean pace of a working set of at least that
  /// distance; only for distances that such a set reaches. Of equal times, the first. Only sets of wanted days count.
  package func pacedTimes(
    ofExercise exercise: Int, over distances: [Int], on isWanted: (Day) -> Bool = { _ in true }
  ) -> [PacedTime] {
    var best: [PacedTime?] = Array(repeating: nil, count: distances.count)
    let sets = sets(ofExercise: exercise)
    for place in sets.indices {
      let index = sets.setIndex(place)
      let set = self.sets[index]
      guard set.type.isWork, let pace = Pace(set.amount), isWanted(day(of: set)) else { continue }
      for (rank, distance) in distances.enumerated() where distance <= pace.millimetres {
        let time = pace.time(over: distance)
        if let known = best[rank], known.time <= time { continue }
        best[rank] = PacedTime(
          millimetres: distance, time: time, set: index, isExact: distance == pace.millimetres)
      }
    }
    return best.compactMap(\.self)
  }

  /// The mark of the set that gives a time.
  package func mark(of paced: PacedTime) -> RecordEntry {
    let set = sets[paced.set]
    return RecordEntry(
      kind: .fastest, rung: .distance(Distance(Thousandths(raw: paced.millimetres), .metres)),
      score: .fastest(paced.time), performance: performance(set), set: paced.set, session: Int(set.session))
  }
}
