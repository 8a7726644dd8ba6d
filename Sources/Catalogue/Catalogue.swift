package import Training

/// The bundled exercises and the lifter's own as one list.
///
/// A value that costs nothing to make: names are folded when somebody first asks by name, and only the exercises of
/// an answer are built.
package struct Catalogue: Sendable {
  /// The lifter's own. One with the id of a bundled exercise stands in its place.
  package let own: [Exercise]
  private let ownNames: FoldedNames
  /// What the lifter had and deleted: known by its id, for what was done, and by its whole name where nothing is called so.
  private let deleted: [Exercise]
  /// The names that the lifter gave exercises.
  let ownAliases: OwnNames
  /// The bundled exercises in whose place own ones stand.
  private let replaced: Set<ExerciseNumber>

  /// The bundled exercises alone.
  package static let bundled = Catalogue(own: [])

  /// The bundled exercises with the lifter's own, in the order in which equal ones shall be listed, and the names that the
  /// lifter gave to any of them. Of two aliases that are the same, the one with the later id counts; one of an exercise that
  /// isn't known (any more, or yet) is passed over.
  package init(own: [Exercise], deleted: [Exercise] = [], aliases: [ExerciseAlias] = []) {
    self.own = own
    self.deleted = deleted
    ownNames = FoldedNames(own: own)
    replaced = Set(own.compactMap { ExerciseNumber($0.id.text.utf8) })
    ownAliases = OwnNames(
      aliases.sorted { $0.id < $1.id }.compactMap { alias in
        Self.candidate(id: alias.exercise, among: own).map { (candidate: $0, alias: alias.alias) }
      })
  }

  /// The exercise of an id, or nil where it isn't known (any more, or yet).
  package func exercise(id: ExerciseID) -> Exercise? {
    candidate(id: id).flatMap(exercise) ?? deleted.first { $0.id == id }
  }

  /// The last one that the lifter deleted of this name.
  func deleted(called query: Query) -> Exercise? { deleted.last { Query($0.name).key == query.key } }

  /// The name of an exercise in a language (`es`, `ca`), or its own name where the language has none for it; nil
  /// where the id isn't known.
  package func name(of id: ExerciseID, language: String) -> String? {
    guard let candidate = candidate(id: id) else { return exercise(id: id)?.name }
    return name(of: candidate, language: language) ?? name(of: candidate)
  }

  /// Its own name, without reading more of it.
  private func name(of candidate: Candidate) -> String? {
    switch candidate {
    case .own(let place): own[place].name
    case .bundled(let number): CatalogueTable.exercises.name(of: number)
    }
  }

  /// Nil where the language has no name of its own for it.
  func name(of candidate: Candidate, language: String) -> String? {
    guard case .bundled(let number) = candidate else { return nil }
    return CatalogueFile(language: language)?.table.name(of: number)
  }

  func candidate(id: ExerciseID) -> Candidate? { Self.candidate(id: id, among: own) }

  private static func candidate(id: ExerciseID, among own: [Exercise]) -> Candidate? {
    if let place = own.firstIndex(where: { $0.id == id }) { return .own(place) }
    guard let number = ExerciseNumber(id.text.utf8) else { return nil }
    return CatalogueTable.exercises.row(of: number) == nil ? nil : .bundled(number)
  }
}

extension Catalogue {
  /// The names to search, the lifter's own first.
  var names: [FoldedNames] {
    (ownAliases.isEmpty ? [] : [ownAliases.folded]) + (own.isEmpty ? [] : [ownNames])
      + CatalogueFile.allCases.map(\.names)
  }

  /// All exercises.
  var candidates: [Candidate] {
    let table = CatalogueTable.exercises
    let bundled = table.rows.compactMap { table.number(ofRowAt: $0) }.filter { !replaced.contains($0) }
    return own.indices.map { .own($0) } + bundled.map { .bundled($0) }
  }

  /// The exercises with a name of the query's letters, the lifter's own first.
  func exactFits(_ query: Query) -> [Fit] {
    var fits = own.isEmpty ? [] : ownNames.fits(query, at: .exact, among: ownNames.entries)
    if let candidate = ownAliases.candidate(called: query),
      !fits.contains(where: { $0.candidate == candidate })
    {
      fits.insert(Fit(candidate: candidate, surplus: 0), at: 0)
    }
    for file in CatalogueFile.allCases {
      guard let number = file.table.number(called: query.key) else { continue }
      let candidate = Candidate.bundled(number)
      if !isReplaced(candidate), !fits.contains(where: { $0.candidate == candidate }) {
        fits.append(Fit(candidate: candidate, surplus: 0))
      }
      break
    }
    return fits
  }

  func isReplaced(_ candidate: Candidate) -> Bool {
    switch candidate {
    case .own: false
    case .bundled(let number): replaced.contains(number)
    }
  }

  func exercise(_ candidate: Candidate) -> Exercise? {
    switch candidate {
    case .own(let place): own[place]
    case .bundled(let number):
      CatalogueTable.exercises.row(of: number).flatMap { try? CatalogueTable.exercises.exercise(at: $0) }
    }
  }

  /// Whether an exercise has a word in a column with a closed list.
  func has(_ word: String, _ candidate: Candidate, in column: CatalogueTable.Column) -> Bool {
    switch candidate {
    case .own(let place): own[place].words(of: column).contains(word)
    case .bundled(let number):
      CatalogueTable.exercises.row(of: number)
        .map { CatalogueTable.exercises.has(word, in: column, ofRowAt: $0) } ?? false
    }
  }
}

extension Exercise {
  fileprivate func words(of column: CatalogueTable.Column) -> [String] {
    switch column {
    case .bodyPart: [bodyPart.rawValue]
    case .equipment: [equipment.rawValue]
    case .countMode: [countMode.rawValue]
    case .primaryMuscles: primaryMuscles.map(\.rawValue)
    case .secondaryMuscles: secondaryMuscles.map(\.rawValue)
    case .id, .name, .implements, .sides, .bodyWeightShare, .aliases: []
    }
  }
}
