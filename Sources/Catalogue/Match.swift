package import Training

/// What a text that names an exercise comes to.
package enum Match: Hashable, Sendable {
  case one(Exercise)
  /// At least two, the best first.
  case several([Exercise])
  /// No exercise, and those with names like it, the most alike first; at most five.
  case none(nearest: [Exercise])
}

extension Catalogue {
  /// The exercise that a lifter means by a text.
  ///
  /// `id:32`, then the lifter's own name or alias, then the name or alias of a bundled exercise (the words in any
  /// order, also with its equipment before or after them), then the only fit among `today`, then the only fit. A
  /// text fits where each of its words begins a word of the name or of an alias. Case, accents, hyphens and plural
  /// endings are no difference. A typo isn't forgiven here, as it is in a search: what is written down isn't guessed;
  /// the exercises that were probably meant come first among the nearest. `today` are the exercises of the workout in
  /// hand.
  package func find(_ text: String, among today: [ExerciseID] = []) -> Match {
    switch resolve(text, among: today) {
    case .one(let candidate): exercise(candidate).map { .one($0) } ?? .none(nearest: [])
    case .several(let candidates): .several(candidates.compactMap(exercise))
    case .none(let nearest): .none(nearest: nearest.compactMap(exercise))
    }
  }

  /// A match before any exercise is built.
  enum Resolution: Hashable {
    case one(Candidate)
    case several([Candidate])
    case none(nearest: [Candidate])
  }

  func resolve(_ text: String, among today: [ExerciseID] = []) -> Resolution {
    if let asked = Self.idAsked(for: text) {
      return candidate(id: asked).map { .one($0) } ?? .none(nearest: [])
    }
    let query = Query(text)
    guard !query.isEmpty else { return .none(nearest: []) }
    let inHand = today.compactMap(candidate(id:))
    for level in FitLevel.allCases where !level.forgivesTypo {
      if let decision = decide(fits(query, at: level), isWhole: level.isWhole, inHand) { return decision }
      if level == .reordered, let decision = decide(fitsWithEquipment(query), isWhole: true, inHand) {
        return decision
      }
    }
    return .none(nearest: probable(query))
  }

  /// What a query that fits nothing was probably meant for: fits but for one typo, then names spelt like it.
  private func probable(_ query: Query) -> [Candidate] {
    var probable: [Candidate] = []
    for level in FitLevel.allCases where level.forgivesTypo && probable.isEmpty {
      probable = closestFirst(fits(query, at: level)).prefix(5).map(\.candidate)
    }
    for candidate in nearest(query) where probable.count < 5 && !probable.contains(candidate) {
      probable.append(candidate)
    }
    return probable
  }

  private static func idAsked(for text: String) -> ExerciseID? {
    guard text.utf8.count > 3, text.prefix(3).lowercased() == "id:" else { return nil }
    return ExerciseID(text.dropFirst(3))
  }

  /// The exercises whose name is the query's without its equipment, and that are done with this equipment.
  func fitsWithEquipment(_ query: Query) -> [Fit] {
    for (name, equipment) in query.withEquipment {
      for level in [FitLevel.exact, .reordered] {
        let fits = fits(name, at: level).filter { has(equipment.rawValue, $0.candidate, in: .equipment) }
        if !fits.isEmpty { return fits }
      }
    }
    return []
  }

  /// Nil where nothing fits.
  private func decide(_ fits: [Fit], isWhole: Bool, _ inHand: [Candidate]) -> Resolution? {
    var fits = fits
    if isWhole, fits.contains(where: \.candidate.isOwn) { fits.removeAll { !$0.candidate.isOwn } }
    guard let first = fits.first else { return nil }
    if fits.count == 1 { return .one(first.candidate) }
    let ofToday = fits.filter { inHand.contains($0.candidate) }
    if ofToday.count == 1 { return .one(ofToday[0].candidate) }
    let others = fits.filter { !inHand.contains($0.candidate) }
    return .several((closestFirst(ofToday) + closestFirst(others)).map(\.candidate))
  }

  /// Among equally close ones the order of the list stays: the catalogue's most usual exercises come first in it.
  private func closestFirst(_ fits: [Fit]) -> [Fit] {
    fits.enumerated()
      .sorted { ($0.element.surplus, $0.offset) < ($1.element.surplus, $1.offset) }
      .map(\.element)
  }
}
