package import Training

/// An exercise that a search found, and why.
package struct SearchHit: Hashable, Sendable {
  package var exercise: Exercise
  /// Whether the text is a whole name or alias of it; false where no text was searched for.
  package var isWholeName: Bool
  /// What the muscle is to it that was searched for; nil where none was.
  package var muscleRole: MuscleRole?
}

/// What a muscle is to an exercise.
package enum MuscleRole: Hashable, Sendable {
  case primary, secondary
}

extension Catalogue {
  /// The exercises that are all that is asked for; without a condition, all exercises.
  ///
  /// Whole names come before parts of names, exercises with the muscle as a primary one before those with it as a
  /// secondary one; then by name, as it is in `language`. The text is taken as in ``find(_:among:)``.
  package func search(
    text: String? = nil, muscle: Muscle? = nil, bodyPart: BodyPart? = nil, equipment: Equipment? = nil,
    countMode: CountMode? = nil, language: String = "en"
  ) -> [SearchHit] {
    let fits: (Candidate) -> Bool = { candidate in
      (bodyPart.map { has($0.rawValue, candidate, in: .bodyPart) } ?? true)
        && (equipment.map { has($0.rawValue, candidate, in: .equipment) } ?? true)
        && (countMode.map { has($0.rawValue, candidate, in: .countMode) } ?? true)
        && (muscle.map { role(of: $0, candidate) != nil } ?? true)
    }
    var hits: [SearchHit] = []
    var order: [Place] = []
    for (candidate, isWhole) in named(text, where: fits) {
      guard let exercise = exercise(candidate) else { continue }
      let role = muscle.flatMap { self.role(of: $0, candidate) }
      let name = name(of: candidate, language: language) ?? exercise.name
      let rank = (isWhole ? 0 : 2) + (role == .secondary ? 1 : 0)
      order.append(Place(rank: rank, name: folded(name), candidate: candidate, index: hits.count))
      hits.append(SearchHit(exercise: exercise, isWholeName: isWhole, muscleRole: role))
    }
    return order.sorted(by: <).map { hits[$0.index] }
  }

  private func role(of muscle: Muscle, _ candidate: Candidate) -> MuscleRole? {
    if has(muscle.rawValue, candidate, in: .primaryMuscles) { return .primary }
    return has(muscle.rawValue, candidate, in: .secondaryMuscles) ? .secondary : nil
  }

  /// The exercises that are called so and meet a condition, and whether the text is a whole name of theirs.
  private func named(
    _ text: String?, where condition: (Candidate) -> Bool
  ) -> [(candidate: Candidate, isWhole: Bool)] {
    let query = Query(text ?? "")
    if text == nil { return candidates.filter(condition).map { ($0, false) } }
    guard !query.isEmpty else { return [] }
    var found: [Candidate: Bool] = [:]
    for forgivesTypo in [false, true] where found.isEmpty {
      for level in FitLevel.allCases where level.forgivesTypo == forgivesTypo {
        var fits = fits(query, at: level)
        if level == .reordered { fits += fitsWithEquipment(query) }
        for fit in fits where found[fit.candidate] == nil && condition(fit.candidate) {
          found[fit.candidate] = level.isWhole
        }
      }
    }
    return found.map { ($0.key, $0.value) }
  }
}

/// What a hit is sorted by, and where it is.
private struct Place {
  var rank: Int
  /// The folded name.
  var name: [UInt8]
  var candidate: Candidate
  var index: Int

  static func < (one: Self, other: Self) -> Bool {
    if one.rank != other.rank { return one.rank < other.rank }
    if one.name != other.name { return one.name.lexicographicallyPrecedes(other.name) }
    return one.candidate < other.candidate
  }
}
