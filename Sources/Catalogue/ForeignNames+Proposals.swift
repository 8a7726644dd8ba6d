package import Training

extension ForeignNames {
  /// Up to five exercises that a name without a match was probably meant for, likeliest first; only those that do what the name says.
  package func proposals(for name: String) -> [Exercise] {
    let query = Query(ImportRemark.without(name) ?? name)
    guard !query.isEmpty else { return [] }
    let said = SaidMovement(query)
    var shortlist = Shortlist(query, of: catalogue)
    var proposals: [Exercise] = []
    for exercise in shorter(query) + catalogue.probable(&shortlist).compactMap(catalogue.exercise)
    where !proposals.contains(exercise) {
      guard let candidate = catalogue.candidate(id: exercise.id) else { continue }
      if said.isDone(by: exercise, called: catalogue.labels(of: candidate)) { proposals.append(exercise) }
    }
    return Array(proposals.prefix(5))
  }

  /// The exercises of a name that says besides that it is done with one arm or leg, or says one more word, and those that say more,
  /// too: likelier than those of similar spelling.
  private func shorter(_ query: Query) -> [Exercise] {
    let words = query.words.map { String(decoding: $0.bytes, as: UTF8.self) }
    let side = words.indices.dropLast().first {
      ["single", "one"].contains(words[$0]) && ["arm", "leg"].contains(words[$0 + 1])
    }
    let ways =
      [side.map { $0...$0 + 1 }].compactMap(\.self) + (words.count > 2 ? words.indices.map { $0...$0 } : [])
    return ways.flatMap { way -> [Exercise] in
      var words = words
      words.removeSubrange(way)
      let rest = words.joined(separator: " ")
      guard let match = findWhole(rest) else { return [] }
      var shortlist = Shortlist(Query(rest), of: catalogue)
      let fuller = catalogue.closestFirst(shortlist.fits(at: .words)).prefix(3).map(\.candidate)
      return match.exercises + fuller.compactMap(catalogue.exercise)
    }
  }
}

extension NameMeaning {
  /// The muscles that it names, if it says nothing else; nil if it does.
  var muscles: [Muscle]? {
    let said = terms.map { SaidMovement.muscles[$0] }
    return said.isEmpty || said.contains(nil) ? nil : said.flatMap { $0 ?? [] }
  }
}

/// The movement that a name says, in any language, and the muscles.
private struct SaidMovement {
  private let query: Query
  private let movements: Set<NameMeaning.Term>
  /// The muscles and regions that were said, with the muscles meant.
  private let muscles: [(term: NameMeaning.Term, meant: [Muscle])]

  init(_ query: Query) {
    self.query = query
    let words = query.words.map(\.bytes)
    let readings = [words] + ForeignWords.languages.flatMap { $0.readings(of: words).map(\.words) }
    let terms = Set(readings.flatMap { NameMeaning($0).terms })
    movements = terms.intersection(Self.movements)
    muscles = terms.compactMap { term in Self.muscles[term].map { (term, $0) } }
  }

  /// Whether an exercise with these names does it: one has a movement that was said, and the muscles that were are its own or in a
  /// name. Where no movement was said, or none as it is written, one has most other words of the name, but for typos.
  func isDone(by exercise: Exercise, called labels: [Catalogue.NameLabel]) -> Bool {
    let meanings = labels.map(\.meaning.terms)
    let hasMuscles = muscles.allSatisfy { term, meant in
      meant.contains(where: exercise.primaryMuscles.contains) || meanings.contains { $0.contains(term) }
    }
    guard hasMuscles else { return false }
    if !movements.isEmpty { return meanings.contains { $0.contains(where: movements.contains) } }
    let said = query.words.filter { Self.saysMore($0.bytes) }
    if said.isEmpty { return true }
    return labels.contains { label in
      let words = label.words
      let shared = said.count { word in
        words.contains { $0 == word.bytes || word.isTypo(of: $0.span) }
      }
      return shared * 2 > said.count
    }
  }

  /// Whether a word says more than equipment, a muscle, or what many names have.
  private static func saysMore(_ word: [UInt8]) -> Bool {
    NameMeaning([word]).terms.contains { term in
      term.equipment == nil && muscles[term] == nil && !NameMeaning.isUsual(term)
        && !NameMeaning.isPosture(term) && !sides.contains(term)
    }
  }

  /// The last words of the catalogue's English names: "press", "row", "stretch".
  private static let movements: Set<NameMeaning.Term> = {
    let names = NameIndex.exercises
    let last = names.entries.compactMap { entry in
      names.labels(of: entry).first.flatMap { NameMeaning(names.words(of: $0)).terms.last }
    }
    return Set(last.filter { $0.equipment == nil && muscles[$0] == nil })
  }()

  fileprivate static let muscles: [NameMeaning.Term: [Muscle]] = {
    let shoulder: [Muscle] = [.frontDelts, .sideDelts, .rearDelts]
    let named: [(String, [Muscle])] = [
      ("chest pec", [.chest]), ("triceps", [.triceps]), ("biceps", [.biceps]), ("wrist forearm", [.forearms]),
      ("shoulder delt deltoid", shoulder), ("back", [.lats, .upperBack, .lowerBack, .traps]),
      ("lat", [.lats]),
      ("trap", [.traps]), ("ab", [.abs, .obliques]), ("oblique", [.obliques]), ("glute", [.glutes]),
      ("quad", [.quads]),
      ("leg", [.quads, .hamstrings, .glutes, .calves, .hipFlexors]), ("hamstring", [.hamstrings]),
      ("calf", [.calves]),
      ("hip", [.glutes, .hipFlexors, .abductors, .adductors, .hamstrings]), ("neck", [.neck]),
    ]
    return Dictionary(named.flatMap { words, muscles in terms(words).map { ($0, muscles) } }) { first, _ in
      first
    }
  }()
  private static let sides = terms("single alternating side front reverse high low")

  private static func terms(_ words: String) -> Set<NameMeaning.Term> {
    Set(words.split(separator: " ").flatMap { NameMeaning([Array($0.utf8)]).terms })
  }
}
