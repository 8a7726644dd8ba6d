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
  /// `id:32`, then a name that the lifter gave an exercise, then the name or alias of one of the lifter's own, then that of
  /// a bundled one (the words in any order, in others that say the same, with the equipment or without: ``NameSense``), then
  /// the only fit among `today`, then the only fit. A text fits where each of its words begins a word of the name or of an alias. Case, accents, hyphens
  /// and plural endings are no difference. A typo isn't forgiven here, as it is in a search: what is written down isn't
  /// guessed; the exercises that were probably meant come first among the nearest. Nor is a part of a name taken for another
  /// movement where the exercise is `toWrite` down. `today` are the exercises of the workout in hand.
  package func find(_ text: String, among today: [ExerciseID] = [], toWrite: Bool = false) -> Match {
    switch resolve(text, among: today, toWrite: toWrite) {
    case .one(let candidate): exercise(candidate).map { .one($0) } ?? .none(nearest: [])
    case .several(let candidates): .several(candidates.compactMap(exercise))
    case .none(let nearest):
      if !toWrite, let deleted = deleted(called: Query(text)) {
        .one(deleted)
      } else {
        .none(nearest: nearest.compactMap(exercise))
      }
    }
  }

  /// A match before any exercise is built.
  enum Resolution: Hashable {
    case one(Candidate)
    case several([Candidate])
    case none(nearest: [Candidate])
  }

  func resolve(_ text: String, among today: [ExerciseID] = [], toWrite: Bool = false) -> Resolution {
    if let asked = Self.idAsked(for: text) {
      return candidate(id: asked).map { .one($0) } ?? .none(nearest: [])
    }
    let query = Query(text)
    guard !query.isEmpty else { return .none(nearest: []) }
    if let named = ownAliases.candidate(called: query) { return .one(named) }
    let inHand = today.compactMap(candidate(id:))
    var shortlist = Shortlist(query, of: self)
    for level in FitLevel.allCases where !level.forgivesTypo {
      var fits = shortlist.fits(at: level)
      if toWrite, level == .exact, !fits.contains(where: \.candidate.isOwn), let shared = sharedName(query) {
        fits = shared
      }
      if level == .reordered, fits.count != 1, !fits.contains(where: \.candidate.isOwn) {
        let likeliest = fitsBySense(query)
        if !likeliest.isEmpty { fits = likeliest }
      }
      guard let decision = decide(fits, isWhole: level.isWhole, inHand) else { continue }
      if toWrite, !level.isWhole, fits.count == 1, case .one(let only) = decision,
        !inHand.contains(only), !mayStand(query, for: only)
      {
        return .none(nearest: [only] + probable(&shortlist).filter { $0 != only }.prefix(4))
      }
      return decision
    }
    return .none(nearest: probable(&shortlist))
  }

  /// What a query that fits nothing was probably meant for, at most five: whole names but for one typo and nothing else; or
  /// parts of names but for one typo, then names spelt like it.
  func probable(_ shortlist: inout Shortlist) -> [Candidate] {
    let whole = closestFirst(shortlist.fits(at: .typo)).map(\.candidate)
    if !whole.isEmpty { return Array(whole.prefix(5)) }
    var probable = closestFirst(shortlist.fits(at: .typoInWords)).prefix(5).map(\.candidate)
    if probable.count == 5 { return probable }
    for candidate in nearest(shortlist.query) where probable.count < 5 && !probable.contains(candidate) {
      probable.append(candidate)
    }
    return probable
  }

  private static func idAsked(for text: String) -> ExerciseID? {
    guard text.utf8.count > 3, text.prefix(3).lowercased() == "id:" else { return nil }
    return ExerciseID(String(text.dropFirst(3)))
  }

  /// Nil where nothing fits.
  func decide(_ fits: [Fit], isWhole: Bool, _ inHand: [Candidate]) -> Resolution? {
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
