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
  /// The exercises that are all that is asked for; without a condition, all exercises. `onlyOwn`: the lifter's own.
  ///
  /// Exercises with one of the muscles as a primary one come before those with it as a secondary one; whole names before
  /// parts of names, so that the first is what `log` takes the text for; what is done more often before the rest; names that are closer to the text before those that say more;
  /// then in the order of the list, in which the usual ones stand first; where nothing is asked for, by name, as it is in
  /// `language`. The text is taken as in ``find(_:among:toWrite:)``, but where nothing fits, one typo is forgiven.
  /// `timesDone` says how often the lifter has done an exercise.
  package func search(
    text: String? = nil, muscles: [Muscle] = [], bodyPart: BodyPart? = nil, equipment: Equipment? = nil,
    countMode: CountMode? = nil, onlyOwn: Bool = false, language: String = "en",
    timesDone: (ExerciseID) -> Int = { _ in 0 }
  ) -> [SearchHit] {
    let fits: (Candidate) -> Bool = { candidate in
      (!onlyOwn || candidate.isOwn)
        && (bodyPart.map { has($0.rawValue, candidate, in: .bodyPart) } ?? true)
        && (equipment.map { has($0.rawValue, candidate, in: .equipment) } ?? true)
        && (countMode.map { has($0.rawValue, candidate, in: .countMode) } ?? true)
        && (muscles.isEmpty || role(of: muscles, candidate) != nil)
    }
    let isOfAll = text == nil && muscles.isEmpty && bodyPart == nil && equipment == nil && countMode == nil
    var hits: [SearchHit] = []
    var order: [Place] = []
    for (candidate, closeness) in named(text, where: fits) {
      guard let exercise = exercise(candidate) else { continue }
      let role = role(of: muscles, candidate)
      let name = name(of: candidate, language: language) ?? exercise.name
      order.append(
        Place(
          isSecondary: role == .secondary, timesDone: timesDone(exercise.id), closeness: closeness,
          name: isOfAll ? folded(name) : [], candidate: candidate, index: hits.count))
      hits.append(SearchHit(exercise: exercise, isWholeName: closeness.isWhole, muscleRole: role))
    }
    return order.sorted(by: <).map { hits[$0.index] }
  }

  /// The most that one of the muscles is to an exercise.
  private func role(of muscles: [Muscle], _ candidate: Candidate) -> MuscleRole? {
    if muscles.contains(where: { has($0.rawValue, candidate, in: .primaryMuscles) }) { return .primary }
    return muscles.contains { has($0.rawValue, candidate, in: .secondaryMuscles) } ? .secondary : nil
  }

  /// The exercises that are called so and meet a condition, and how closely. What is called so without a typo isn't taken for
  /// another, whether it meets the condition or not.
  private func named(
    _ text: String?, where condition: (Candidate) -> Bool
  ) -> [(candidate: Candidate, closeness: Closeness)] {
    let query = Query(text ?? "")
    let any = Closeness(isWhole: false, level: 0, surplus: 0)
    if text == nil { return candidates.filter(condition).map { ($0, any) } }
    guard !query.isEmpty else { return [] }
    var shortlist = Shortlist(query, of: self)
    var found: [Candidate: Closeness] = [:]
    for forgivesTypo in [false, true] where found.isEmpty {
      for (place, level) in FitLevel.allCases.enumerated() where level.forgivesTypo == forgivesTypo {
        var fits = shortlist.fits(at: level)
        if level == .reordered { fits += fitsBySense(query) }
        for fit in fits where found[fit.candidate] == nil {
          found[fit.candidate] = Closeness(isWhole: level.isWhole, level: place, surplus: fit.surplus)
        }
      }
    }
    return found.filter { condition($0.key) }.map { ($0.key, $0.value) }
  }
}

/// How closely a text fits an exercise.
private struct Closeness {
  var isWhole: Bool
  /// The place of the level among all.
  var level: Int
  /// What the name says beyond the text.
  var surplus: Int
}

/// What a hit is sorted by, and where it is.
private struct Place {
  var isSecondary: Bool
  var timesDone: Int
  var closeness: Closeness
  /// The folded name; empty where the order of the list counts.
  var name: [UInt8]
  var candidate: Candidate
  var index: Int

  /// What counts before the name: less comes first.
  private var ranks: (Int, Int, Int, Int, Int) {
    (isSecondary ? 1 : 0, closeness.isWhole ? 0 : 1, -timesDone, closeness.level, closeness.surplus)
  }

  static func < (one: Self, other: Self) -> Bool {
    if one.ranks != other.ranks { return one.ranks < other.ranks }
    if one.name != other.name { return one.name.lexicographicallyPrecedes(other.name) }
    return one.candidate < other.candidate
  }
}
