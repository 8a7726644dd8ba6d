package import Training

/// Finds the exercises that other programs mean by their names. The names of a catalogue are prepared once for many look-ups.
///
/// Only whole names match: in any order, in words of the same meaning (``NameMeaning``), in another language (``ForeignWords``), or
/// but for one typo. An import has too many rows for the lifter to check each, so part of a name is no match.
package struct ForeignNames {
  /// The catalogue whose names they are.
  package let catalogue: Catalogue
  private var exact: [[UInt8]: [CatalogueEntry]] = [:]
  private var labels: [Set<NameMeaning.Term>: [Catalogue.Label]] = [:]

  /// Prepares the names of a catalogue, in all languages, and the lifter's aliases.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    for names in catalogue.names {
      for entry in names.entries where !catalogue.isReplaced(entry.candidate) {
        for place in names.labels(of: entry) {
          let words = names.words(of: place)
          exact[Array(words.joined()), default: []].append(entry.candidate)
          let label = Catalogue.Label(entry.candidate, words)
          labels[Set(label.meaning.terms), default: []].append(label)
        }
      }
    }
  }

  /// The exercise that another program means by a name, `.several` if lifters use it for several, `.none` with the nearest
  /// ones if there is none.
  package func find(_ name: String) -> Match { match(name) ?? .none(nearest: proposals(for: name)) }

  /// The exercise that another program means by a name, or several; nil if there is none. It is found without looking for the nearest.
  package func match(_ name: String) -> Match? {
    let name = ImportRemark.withoutGear(name)
    if let match = findWhole(name) ?? ImportRemark.without(name).flatMap(findWhole) { return match }
    // Of what both sides do at once, it would be half the work.
    if case .one(let exercise) = ImportRemark.withoutSide(name).flatMap(findWhole), exercise.sides == .one {
      return .one(exercise)
    }
    let meanings = possibleMeanings(name)
    return meanings.isEmpty ? nil : .several(meanings.map(\.exercise))
  }

  /// The exercises with this whole name.
  func findWhole(_ name: String) -> Match? {
    let query = Query(name)
    guard !query.isEmpty else { return nil }
    var shortlist = Shortlist(query, of: catalogue)
    let ways = [
      { catalogue.sharedName(query) ?? (query.words.count == 1 ? singleWord(query) : exactFits(query)) },
      { matchesByMeaning(query) },
      { translated(query) },
      { bracketed(name) },
      { glossed(name) },
      { shortlist.fits(at: .typo).filter { hasShortWords(of: query, $0.candidate) } },
    ]
    for fits in ways {
      switch catalogue.decide(fits(), isWhole: true, [], query) {
      case .one(let candidate):
        let meanings = candidate.isOwn ? [] : meaningsOfWhole(name)
        if meanings.count > 1 { return .several(meanings.map(\.exercise)) }
        return catalogue.exercise(candidate).map { .one($0) }
      case .several(let candidates): return .several(candidates.compactMap(catalogue.exercise))
      case .some(.none), nil: continue
      }
    }
    return nil
  }

  /// The exercises that a name may mean besides: those of the same name with equipment, if it says none, and those of the same
  /// name in another language. "Rowing (Machine)" is a row in French.
  package func otherMeanings(_ name: String) -> [Exercise] {
    var name = name
    if let rest = ImportRemark.without(name), findWhole(name) == nil { name = rest }
    let query = Query(name)
    let words = query.words.map(\.bytes)
    var found = Set(translated(query).map(\.candidate))
    for reading in [words] + ForeignWords.languages.flatMap({ $0.readings(of: words).map(\.words) }) {
      let terms = Set(NameMeaning(reading).terms)
      guard !terms.isEmpty, terms.allSatisfy({ $0.equipment == nil }) else { continue }
      let ways =
        [terms, terms.union([.plateLoaded])] + Equipment.allCases.map { terms.union([.equipment($0)]) }
      found.formUnion(ways.flatMap { labels[$0] ?? [] }.map(\.candidate))
    }
    return found.sorted().compactMap(catalogue.exercise)
  }

  /// Whether an exercise's name has the short words of a query, at most with a letter missing: with a different letter, a short word is
  /// another word. A "banc" isn't a band.
  private func hasShortWords(of query: Query, _ candidate: CatalogueEntry) -> Bool {
    let short = query.words.filter { $0.bytes.count <= 4 }
    return catalogue.labels(of: candidate).contains { label in
      let words = label.words
      return short.allSatisfy { word in
        words.contains {
          $0 == word.bytes || word.singulars.contains($0)
            || ($0.count > word.bytes.count && word.isTypo(of: $0.span))
        }
      }
    }
  }

  private func exactFits(_ query: Query) -> [NameMatch] { fits(Set(exact[query.key] ?? [])) }

  private func fits(_ candidates: Set<CatalogueEntry>) -> [NameMatch] {
    candidates.sorted().map { NameMatch(candidate: $0, surplus: 0) }
  }

  /// The exercises with a name of the same meaning; if there are none, of the same meaning apart from implied words.
  private func matchesByMeaning(_ query: Query) -> [NameMatch] {
    let fits = catalogue.matchesByMeaning(query, among: labels(near:))
    if !fits.isEmpty { return fits }
    let meaning = NameMeaning(query.words.map(\.bytes))
    let shorter = meaning.withoutImplied
    let gripless = [meaning.withoutMachineGrip].compactMap(\.self)
    for other in shorter + shorter.compactMap(\.withoutUsual) + meaning.withLimb + gripless {
      let fits = catalogue.likeliest(query, other, among: labels(near: other))
      if !fits.isEmpty { return fits }
    }
    for other in meaning.withoutSide {
      // The exercise is done one arm at a time anyway.
      let fits = catalogue.likeliest(query, other, among: labels(near: other)).filter {
        catalogue.exercise($0.candidate)?.sides == .one
      }
      if !fits.isEmpty { return fits }
    }
    return []
  }

  /// The exercises that a name of one word means: "planche" is a hold in English and the plank in French. A language that has the
  /// word as it is written comes first: "pressa", which isn't "press" but for its ending, is the leg press in Italian.
  private func singleWord(_ query: Query) -> [NameMatch] {
    let exact = exactFits(query)
    if exact.contains(where: \.candidate.isOwn) { return exact }
    let written = ForeignWords.languages.filter { $0.hasWord(query.words[0].bytes) }
    let languages = written.isEmpty ? ForeignWords.languages : written
    return fits(Set((exact + translated(query, from: languages)).map(\.candidate)))
  }

  /// The exercises that a name means in any of some languages.
  private func translated(
    _ query: Query, from languages: [ForeignWords] = ForeignWords.languages
  ) -> [NameMatch] {
    let words = query.words.map(\.bytes)
    var found: Set<CatalogueEntry> = []
    for language in languages {
      for reading in language.readings(of: words) where NameMeaning(reading.words).saysMovement {
        found.formUnion(fits(of: reading.words).map(\.candidate))
      }
    }
    return fits(found)
  }

  /// The exercises that a reading means. That of a brand is done on a machine, unless its words say otherwise; but not every
  /// movement that has a machine, too: a brand's T-bar row may have a pad or not.
  private func fits(of words: [[UInt8]]) -> [NameMatch] {
    guard words.contains(Self.brand) else { return fits(of: Query(words: words)) }
    let words = words.filter { $0 != Self.brand }
    let meaning = NameMeaning(words)
    guard meaning.saysMovement else { return [] }
    let fits = self.fits(of: Query(words: words))
    if meaning.terms.contains(where: { $0.equipment != nil }) { return fits }
    let onMachine = self.fits(of: Query(words: words + [Array("machine".utf8)]))
    if onMachine.isEmpty { return fits.filter { isMachine($0.candidate) } }
    return Self.openNames[Set(meaning.terms)] == nil
      ? self.fits(Set((onMachine + fits).map(\.candidate))) : onMachine
  }

  /// What `words.csv` has for the name of a maker of machines.
  private static let brand = Array("brand".utf8)

  private func isMachine(_ candidate: CatalogueEntry) -> Bool {
    guard let equipment = catalogue.exercise(candidate)?.equipment else { return false }
    return [.machine, .cable, .smithMachine, .assisted, .cardioMachine].contains(equipment)
  }

  private func fits(of query: Query) -> [NameMatch] {
    let fits = exactFits(query)
    return fits.isEmpty ? matchesByMeaning(query) : fits
  }

  /// The exercise whose whole name stands in brackets, after a name in another language: "Tirón a la Cara (Face Pull)"; or whose
  /// abbreviation does, after its name: "Overhead Press (OHP)".
  ///
  /// What is known of the words before must be in it, too; equipment before it counts: "Dominadas con Peso (Pull Up)".
  private func bracketed(_ name: String) -> [NameMatch] {
    guard let open = name.lastIndex(of: "("), name.last == ")" else { return [] }
    let inner = Query(String(name[open...]))
    let outer = Query(String(name[..<open])).words.map(\.bytes)
    let terms = NameMeaning(inner.words.map(\.bytes)).terms
    let same = fits(of: Query(words: outer))
    if same.count == 1, fits(of: inner).map(\.candidate) == same.map(\.candidate) { return same }
    guard inner.words.count > 1, terms.contains(where: { $0.equipment == nil }), !outer.isEmpty else {
      return []
    }
    var found: Set<CatalogueEntry> = []
    for language in ForeignWords.languages.dropFirst() {
      for reading in language.readings(of: outer) {
        let known = NameMeaning(reading.known).terms
        let missing = known.filter { !terms.contains($0) }
        guard missing.allSatisfy({ $0.equipment != nil }) else { continue }
        let equipment = reading.known.filter { NameMeaning([$0]).terms.contains { $0.equipment != nil } }
        found.formUnion(fits(of: Query(words: inner.words.map(\.bytes) + equipment)).map(\.candidate))
      }
    }
    return fits(found)
  }

  /// The names that may mean the same: with the same words, or all but equipment.
  private func labels(near asked: NameMeaning) -> [Catalogue.Label] {
    var keys: Set = [Set(asked.terms)]
    for term in asked.terms {
      guard let equipment = term.equipment else { continue }
      let rest = Set(asked.without(term).terms)
      keys.formUnion([rest, rest.union([.equipment(equipment)])])
    }
    return keys.flatMap { labels[$0] ?? [] }
  }
}
