package import Training

/// The result of finding an exercise by name.
package enum Match: Hashable, Sendable {
  case one(Exercise)
  /// At least two, best first.
  case several([Exercise])
  /// None, with up to five exercises of similar names, nearest first.
  case none(nearest: [Exercise])
}

extension Catalogue {
  /// The exercise that a lifter means by a text.
  ///
  /// The first of these decides: an id (`id:32`); a lifter's alias; a whole name or alias, of custom exercises first, with its
  /// words in any order or in others of the same meaning (``NameSense``); the only match among `today`; the only match. A text
  /// matches if each of its words begins a word of the name or of an alias. Case, accents, hyphens and plural endings don't
  /// count.
  ///
  /// Unlike a search, this forgives no typo, because sets logged under a guessed exercise are easily overlooked; the exercises
  /// probably meant come first in `.none(nearest:)`.
  ///
  /// - Parameters:
  ///   - text: what was typed
  ///   - today: the exercises of the current workout
  ///   - toWrite: whether sets are to be logged: then part of a name isn't taken for another movement, nor for a deleted
  ///     exercise
  /// - Returns: the exercise, or the candidates
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

  /// Whether a text is a whole name or alias of an exercise, and not just part of one.
  package func isName(_ text: String) -> Bool {
    let query = Query(text)
    return ownAliases.candidate(called: query) != nil || !exactFits(query).isEmpty
  }

  /// A match whose exercises aren't built yet.
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
    let ofToday = today.compactMap(candidate(id:))
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
      guard let decision = decide(fits, isWhole: level.isWhole, ofToday) else { continue }
      if toWrite, !level.isWhole, fits.count == 1, case .one(let only) = decision,
        !ofToday.contains(only), !mayStand(query, for: only)
      {
        return .none(nearest: [only] + probable(&shortlist).filter { $0 != only }.prefix(4))
      }
      return decision
    }
    return .none(nearest: probable(&shortlist))
  }

  /// Up to five exercises that a query without a match was probably meant for: whole names but for one typo, or else parts of
  /// names but for one typo and then names of similar spelling.
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

  /// The result for some matches; nil if there is none. Whole names of custom exercises come before all others, and
  /// exercises of today before the rest.
  func decide(_ fits: [Fit], isWhole: Bool, _ ofToday: [Candidate]) -> Resolution? {
    var fits = fits
    if isWhole, fits.contains(where: \.candidate.isOwn) { fits.removeAll { !$0.candidate.isOwn } }
    guard let first = fits.first else { return nil }
    if fits.count == 1 { return .one(first.candidate) }
    let todays = fits.filter { ofToday.contains($0.candidate) }
    if todays.count == 1 { return .one(todays[0].candidate) }
    let others = fits.filter { !ofToday.contains($0.candidate) }
    return .several((closestFirst(todays) + closestFirst(others)).map(\.candidate))
  }

  /// Equally close ones keep the catalogue's order, which has the most common exercises first.
  private func closestFirst(_ fits: [Fit]) -> [Fit] {
    fits.enumerated()
      .sorted { ($0.element.surplus, $0.offset) < ($1.element.surplus, $1.offset) }
      .map(\.element)
  }

  /// The exercises that share a name, if a built-in name means another exercise to most people: that one first. Nil for any
  /// other name.
  ///
  /// `Air Bike` is a bicycle crunch in the catalogue, where published names stay, and a cardio machine in most gyms.
  func sharedName(_ query: Query) -> [Fit]? {
    guard query.key.elementsEqual("airbike".utf8) || query.key.elementsEqual("airbikes".utf8) else {
      return nil
    }
    return ["307", "3"].compactMap { ExerciseID($0).flatMap(candidate(id:)) }
      .map { Fit(candidate: $0, surplus: 0) }
  }
}
