import TextMatching
package import Training

/// An exercise found by a search.
package struct SearchHit: Hashable, Sendable {
  package var exercise: Exercise
  /// Whether the text is a whole name or alias; false if no text was searched for.
  package var isWholeName: Bool
  /// The role of the muscle searched for; nil if none was.
  package var muscleRole: MuscleRole?
}

/// The role of a muscle in an exercise.
package enum MuscleRole: Hashable, Sendable {
  case primary, secondary
}

extension Catalogue {
  /// The exercises that meet every condition; all of them if there is none.
  ///
  /// Exercises with a muscle as primary come before those with it as secondary; then whole names before parts of names, so that
  /// the first is the one that `log` takes; then those done more often; then names closer to the text; then the order of the
  /// catalogue, which has the most common exercises first. Without any condition they are sorted by name.
  ///
  /// - Parameters:
  ///   - text: a name as in ``find(_:on:)``, but one typo is forgiven if nothing else matches
  ///   - muscles: muscles of which the exercise trains at least one
  ///   - bodyPart: the body part it trains
  ///   - equipment: the equipment it is done with
  ///   - countMode: how its sets are counted
  ///   - onlyOwn: whether to find custom exercises only
  ///   - language: the language of the names that the result is sorted by
  ///   - timesDone: how often the lifter has done an exercise
  /// - Returns: the exercises, best first
  package func search(
    text: String? = nil, muscles: [Muscle] = [], bodyPart: BodyPart? = nil, equipment: Equipment? = nil,
    countMode: CountMode? = nil, onlyOwn: Bool = false, language: String = "en",
    timesDone: (ExerciseID) -> Int = { _ in 0 }
  ) -> [SearchHit] {
    let fits: (CatalogueEntry) -> Bool = { candidate in
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

  /// The role of the muscles in an exercise, primary if any is; nil if it trains none.
  private func role(of muscles: [Muscle], _ candidate: CatalogueEntry) -> MuscleRole? {
    if muscles.contains(where: { has($0.rawValue, candidate, in: .primaryMuscles) }) { return .primary }
    return muscles.contains { has($0.rawValue, candidate, in: .secondaryMuscles) } ? .secondary : nil
  }

  /// The exercises that match a text and meet a condition, with the closeness of each match. A typo is forgiven only if no
  /// exercise at all matches without one.
  private func named(
    _ text: String?, where condition: (CatalogueEntry) -> Bool
  ) -> [(candidate: CatalogueEntry, closeness: Closeness)] {
    let query = Query(text ?? "")
    let any = Closeness(isWhole: false, level: 0, surplus: 0)
    if text == nil { return candidates.filter(condition).map { ($0, any) } }
    guard !query.isEmpty else { return [] }
    var shortlist = Shortlist(query, of: self)
    var found: [CatalogueEntry: Closeness] = [:]
    for forgivesTypo in [false, true] where found.isEmpty {
      for (place, level) in MatchLevel.allCases.enumerated() where level.forgivesTypo == forgivesTypo {
        var fits = shortlist.fits(at: level)
        if level == .reordered { fits += matchesByMeaning(query) }
        for fit in fits where found[fit.candidate] == nil {
          found[fit.candidate] = Closeness(isWhole: level.isWhole, level: place, surplus: fit.surplus)
        }
      }
    }
    return found.filter { condition($0.key) }.map { ($0.key, $0.value) }
  }
}

/// How closely a text matches an exercise.
private struct Closeness {
  var isWhole: Bool
  /// The index of the level in `MatchLevel.allCases`.
  var level: Int
  /// How much more the name says than the text (`NameMatch.surplus`).
  var surplus: Int
}

/// The sort key of a hit, with its index.
private struct Place {
  var isSecondary: Bool
  var timesDone: Int
  var closeness: Closeness
  /// The folded name; empty if the order of the catalogue counts.
  var name: [UInt8]
  var candidate: CatalogueEntry
  var index: Int

  /// The ranks that count before the name; less comes first.
  private var ranks: (Int, Int, Int, Int, Int) {
    (isSecondary ? 1 : 0, closeness.isWhole ? 0 : 1, -timesDone, closeness.level, closeness.surplus)
  }

  static func < (one: Self, other: Self) -> Bool {
    if one.ranks != other.ranks { return one.ranks < other.ranks }
    if one.name != other.name { return one.name.lexicographicallyPrecedes(other.name) }
    return one.candidate < other.candidate
  }
}
