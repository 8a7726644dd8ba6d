package import Training

/// The result of finding an exercise by name.
package enum Match: Hashable, Sendable {
  case one(Exercise)
  /// At least two, best first.
  case several([Exercise])
  /// None, with up to five exercises of similar names, nearest first.
  case none(nearest: [Exercise])

  /// The exercises that match.
  package var exercises: [Exercise] {
    switch self {
    case .one(let exercise): [exercise]
    case .several(let exercises): exercises
    case .none: []
    }
  }
}

extension Catalogue {
  /// The exercise that a lifter means by a text.
  ///
  /// The first of these decides: an id (`id:32`, also with a name after it, as in lists); a lifter's alias; a whole name or
  /// alias, of custom exercises first, with its words in any order or in others of the same meaning (``NameMeaning``), read as the
  /// workout suggests (`Today.swift` has the rule); the only match among today's exercises; the only match. A text matches if
  /// each of its words begins a word of the name or of an alias. Case, accents, hyphens and plural endings don't count.
  ///
  /// Unlike a search, this forgives no typo, because sets logged under a guessed exercise are easily overlooked; the exercises
  /// probably meant come first in `.none(nearest:)`.
  ///
  /// - Parameters:
  ///   - text: what was typed
  ///   - lookup: the workout and the sets
  /// - Returns: the exercise, or the candidates
  package func find(_ text: String, in lookup: LookupContext = LookupContext()) -> Match {
    switch resolve(text, in: lookup) {
    case .one(let candidate): exercise(candidate).map { .one($0) } ?? .none(nearest: [])
    case .several(let candidates): .several(candidates.compactMap(exercise))
    case .none(let nearest):
      if !lookup.isToWrite, let deleted = deleted(called: Query(text)) {
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

  /// Whether a text is the whole name of an exercise, perhaps with its words in another form or order.
  package func isWholeName(_ text: String) -> Bool {
    let query = Query(text)
    if ownAliases.candidate(called: query) != nil || idAsked(for: text) != nil { return true }
    var shortlist = Shortlist(query.withoutArticle ?? query, of: self)
    return MatchLevel.allCases.contains { $0.isWhole && !shortlist.fits(at: $0).isEmpty }
  }

  /// A match whose exercises aren't built yet.
  enum Resolution: Hashable {
    case one(CatalogueEntry)
    case several([CatalogueEntry])
    case none(nearest: [CatalogueEntry])
  }

  func resolve(_ text: String, in lookup: LookupContext = LookupContext()) -> Resolution {
    if let asked = idAsked(for: text) { return asked }
    let query = Query(text)
    guard !query.isEmpty else { return .none(nearest: []) }
    if let named = ownAliases.candidate(called: query) { return .one(named) }
    let resolution = resolve(query, in: lookup)
    guard case .none = resolution, lookup.sets != nil else { return resolution }
    // No exercise of the name can take the sets: the refusal of the sets says why.
    var nameAlone = lookup
    nameAlone.sets = nil
    return resolve(query, in: nameAlone)
  }

  private func resolve(_ query: Query, in lookup: LookupContext) -> Resolution {
    let inHand = lookup.today.compactMap { candidate(id: $0.exercise) }
    var shortlist = Shortlist(query, of: self)
    var (isTaken, isTakenByBody) = (false, false)
    for level in MatchLevel.allCases where !level.forgivesTypo {
      if !level.isWhole, !isTaken, let bare = query.withoutArticle { return resolve(bare, in: lookup) }
      var fits = shortlist.fits(at: level)
      if lookup.isToWrite, level == .exact, !fits.contains(where: \.candidate.isOwn),
        let shared = sharedName(query)
      {
        fits = shared
      }
      if level == .reordered, fits.count != 1, !fits.contains(where: \.candidate.isOwn) {
        let likeliest = matchesByMeaning(query)
        if !likeliest.isEmpty { fits = likeliest }
      }
      if level.isWhole, !fits.isEmpty {
        isTaken = true
        isTakenByBody =
          isTakenByBody || fits.contains { has(Equipment.bodyWeight.rawValue, $0.candidate, in: .equipment) }
      }
      let all = fits
      fits.removeAll { !canTake(lookup.sets, $0.candidate) }
      // A time alone doesn't make a stretch of "leg ext 60s".
      if !level.isWhole, lookup.sets?.counts.contains(.duration) == true, fits.count == 1, all.count > 1,
        !has(BodyPart.cardio.rawValue, fits[0].candidate, in: .bodyPart), !inHand.contains(fits[0].candidate)
      {
        fits = all
      }
      // After a whole name that can't take the sets, a part is a machine's or of today: "row 500m", but not "squat 60s", nor
      // "climbers 40s".
      if !level.isWhole, isTaken {
        fits.removeAll { !inHand.contains($0.candidate) && (isTakenByBody || !isMachine($0.candidate)) }
      }
      guard let decision = decide(fits, isWhole: level.isWhole, inHand, query) else { continue }
      guard case .one(let only) = decision, !inHand.contains(only) else { return decision }
      if level.isWhole { return only.isOwn ? decision : reading(of: query, as: only, in: lookup) }
      if lookup.isToWrite,
        !isAbbreviation(query, of: only) || !isTaken && !isClear(query, of: only, in: lookup)
      {
        return .none(nearest: [only] + probable(&shortlist).filter { $0 != only }.prefix(4))
      }
      return decision
    }
    return .none(nearest: probable(&shortlist))
  }

  /// Up to five exercises that a query without a match was probably meant for: whole names but for one typo, or else parts of
  /// names but for one typo and then names of similar spelling.
  func probable(_ shortlist: inout Shortlist) -> [CatalogueEntry] {
    let whole = closestFirst(shortlist.fits(at: .typo)).map(\.candidate)
    if !whole.isEmpty { return Array(whole.prefix(5)) }
    var probable = closestFirst(shortlist.fits(at: .typoInWords)).prefix(5).map(\.candidate)
    if probable.count == 5 { return probable }
    for candidate in nearest(shortlist.query) where probable.count < 5 && !probable.contains(candidate) {
      probable.append(candidate)
    }
    return probable
  }

  /// The exercise of an id, `id:32`, which its name may follow, as in lists; nil for anything else.
  func idAsked(for text: String) -> Resolution? {
    guard text.utf8.count > 3, text.prefix(3).lowercased() == "id:" else { return nil }
    let words = text.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
    guard let id = words.first.flatMap({ ExerciseID($0) }) else { return Resolution.none(nearest: []) }
    guard let candidate = candidate(id: id) else { return Resolution.none(nearest: []) }
    let name = words.count > 1 ? Query(words[1]).key : nil
    if let name, !labels(of: candidate).contains(where: { $0.key == name }) {
      return Resolution.none(nearest: [candidate])
    }
    return .one(candidate)
  }

  /// The result for some matches; nil if there is none. Whole names of custom exercises come before all others, and
  /// exercises of today before the rest.
  func decide(_ fits: [NameMatch], isWhole: Bool, _ inHand: [CatalogueEntry], _ query: Query) -> Resolution? {
    var fits = fits
    if isWhole, fits.contains(where: \.candidate.isOwn) { fits.removeAll { !$0.candidate.isOwn } }
    guard let first = fits.first else { return nil }
    if fits.count == 1 { return .one(first.candidate) }
    var ofToday = fits.filter { inHand.contains($0.candidate) }
    if ofToday.count > 1, !isWhole {
      // "machine" means the exercise whose own name says so.
      let meaning = NameMeaning(query.words.map(\.bytes))
      let named =
        meaning.withoutEquipment.terms.isEmpty ? ofToday.filter { isNamed(meaning, $0.candidate) } : []
      if !named.isEmpty { ofToday = named }
    }
    if ofToday.count == 1 { return .one(ofToday[0].candidate) }
    return .several(closestFirst(ofToday.isEmpty ? fits : ofToday).map(\.candidate))
  }

  /// Whether a name of an exercise in some language, not an alias, says all terms.
  private func isNamed(_ meaning: NameMeaning, _ candidate: CatalogueEntry) -> Bool {
    labels(of: candidate).contains { label in
      label.isName && meaning.terms.allSatisfy(label.meaning.terms.contains)
    }
  }

  /// Equally close ones keep the catalogue's order, which has the most common exercises first.
  func closestFirst(_ fits: [NameMatch]) -> [NameMatch] {
    fits.enumerated()
      .sorted { ($0.element.surplus, $0.offset) < ($1.element.surplus, $1.offset) }
      .map(\.element)
  }

  /// The exercises that share a name, if a built-in name means another exercise to most people: that one first. Nil for any
  /// other name.
  ///
  /// `Air Bike` is a bicycle crunch in the catalogue, where published names stay, and a cardio machine in most gyms.
  func sharedName(_ query: Query) -> [NameMatch]? {
    guard query.key.elementsEqual("airbike".utf8) || query.key.elementsEqual("airbikes".utf8) else {
      return nil
    }
    return ["307", "3"].compactMap { ExerciseID($0).flatMap(candidate(id:)) }
      .map { NameMatch(candidate: $0, surplus: 0) }
  }
}
