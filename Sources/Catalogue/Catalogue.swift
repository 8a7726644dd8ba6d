package import Training

/// The built-in exercises and the lifter's custom ones as one list.
///
/// A catalogue is cheap to make: names are folded at the first search by name, and only the exercises in a result are built.
package struct Catalogue: Sendable {
  /// The custom exercises. One with the id of a built-in exercise replaces it.
  package let own: [Exercise]
  private let ownNames: NameIndex
  /// Deleted custom exercises: found by id for their past sets, and by whole name if nothing else has the name.
  private let deleted: [Exercise]
  let ownAliases: OwnNames
  /// The built-in exercises that custom ones replace.
  private let replaced: Set<ExerciseNumber>

  /// The built-in exercises alone.
  package static let bundled = Catalogue(own: [])

  /// The built-in exercises with the lifter's.
  ///
  /// - Parameters:
  ///   - own: the custom exercises, in the order in which equal matches are listed
  ///   - deleted: the deleted custom exercises, oldest first
  ///   - aliases: the lifter's aliases; of two equal ones the later id counts, and those of unknown exercises are ignored
  package init(own: [Exercise], deleted: [Exercise] = [], aliases: [ExerciseAlias] = []) {
    self.own = own
    self.deleted = deleted
    ownNames = NameIndex(own: own)
    replaced = Set(own.compactMap { ExerciseNumber($0.id.text.utf8) })
    ownAliases = OwnNames(
      aliases.sorted { $0.id < $1.id }.compactMap { alias in
        Self.candidate(id: alias.exercise, among: own).map { (candidate: $0, alias: alias.alias) }
      })
  }

  /// The exercise with an id, deleted ones included; nil if it is unknown, as one that hasn't been synced yet.
  package func exercise(id: ExerciseID) -> Exercise? {
    candidate(id: id).flatMap(exercise) ?? deleted.first { $0.id == id }
  }

  func deleted(called query: Query) -> Exercise? { deleted.last { Query($0.name).key == query.key } }

  /// The name of an exercise in a language (`es`, `ca`), or else its own name; nil if the id is unknown.
  package func name(of id: ExerciseID, language: String) -> String? {
    guard let candidate = candidate(id: id) else { return exercise(id: id)?.name }
    return name(of: candidate, language: language) ?? name(of: candidate)
  }

  /// Its own name, read without building the exercise.
  private func name(of candidate: CatalogueEntry) -> String? {
    switch candidate {
    case .own(let place): own[place].name
    case .bundled(let number): CatalogueTable.exercises.name(of: number)
    }
  }

  /// The name in a language; nil if the language has none for it.
  func name(of candidate: CatalogueEntry, language: String) -> String? {
    guard case .bundled(let number) = candidate else { return nil }
    return CatalogueFile(language: language)?.table.name(of: number)
  }

  func candidate(id: ExerciseID) -> CatalogueEntry? { Self.candidate(id: id, among: own) }

  private static func candidate(id: ExerciseID, among own: [Exercise]) -> CatalogueEntry? {
    if let place = own.firstIndex(where: { $0.id == id }) { return .own(place) }
    guard let number = ExerciseNumber(id.text.utf8) else { return nil }
    return CatalogueTable.exercises.row(of: number) == nil ? nil : .bundled(number)
  }
}

extension Catalogue {
  /// The names to search, the lifter's first.
  var names: [NameIndex] {
    (ownAliases.isEmpty ? [] : [ownAliases.folded]) + (own.isEmpty ? [] : [ownNames])
      + CatalogueFile.allCases.map(\.names)
  }

  /// All exercises, custom ones first.
  var candidates: [CatalogueEntry] {
    let table = CatalogueTable.exercises
    let bundled = table.rows.compactMap { table.number(ofRowAt: $0) }.filter { !replaced.contains($0) }
    return own.indices.map { .own($0) } + bundled.map { .bundled($0) }
  }

  /// The exercise with this whole name or alias, in any language; nil if there is none.
  package func exercise(called name: String) -> Exercise? {
    exactFits(Query(name)).first.flatMap { exercise($0.candidate) }
  }

  /// The exercise with this whole name or alias, or with that of its words in the singular.
  package func exercise(named name: String) -> Exercise? {
    let query = Query(name)
    if let fit = exactFits(query).first { return exercise(fit.candidate) }
    // `esquats sense pes`: some words end in an s by themselves.
    var forms: [[[UInt8]]] = [[]]
    for word in query.words {
      let singular = word.singulars.first ?? word.bytes
      let both = singular == word.bytes || forms.count >= 8 ? [singular] : [singular, word.bytes]
      forms = forms.flatMap { form in both.map { form + [$0] } }
    }
    return forms.firstNonNil { exactFits(Query(words: $0)).first }.flatMap { exercise($0.candidate) }
  }

  /// The exercises with a name or alias of the query's letters, the lifter's first.
  func exactFits(_ query: Query) -> [NameMatch] {
    var fits = own.isEmpty ? [] : ownNames.fits(query, at: .exact, among: ownNames.entries)
    if let candidate = ownAliases.candidate(called: query),
      !fits.contains(where: { $0.candidate == candidate })
    {
      fits.insert(NameMatch(candidate: candidate, surplus: 0), at: 0)
    }
    for file in CatalogueFile.allCases {
      guard let number = file.table.number(called: query.key) else { continue }
      let candidate = CatalogueEntry.bundled(number)
      if !isReplaced(candidate), !fits.contains(where: { $0.candidate == candidate }) {
        fits.append(NameMatch(candidate: candidate, surplus: 0))
      }
      break
    }
    return fits
  }

  func isReplaced(_ candidate: CatalogueEntry) -> Bool {
    switch candidate {
    case .own: false
    case .bundled(let number): replaced.contains(number)
    }
  }

  func exercise(_ candidate: CatalogueEntry) -> Exercise? {
    switch candidate {
    case .own(let place): own[place]
    case .bundled(let number):
      CatalogueTable.exercises.row(of: number).flatMap { try? CatalogueTable.exercises.exercise(at: $0) }
    }
  }

  /// Whether an exercise has a word in a column with a fixed set of words.
  func has(_ word: String, _ candidate: CatalogueEntry, in column: CatalogueTable.Column) -> Bool {
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

extension Catalogue {
  /// The unassisted form of an assisted exercise: a bodyweight exercise whose name is the same without the assistance; nil if
  /// there is none.
  package func unassisted(_ exercise: Exercise) -> Exercise? {
    guard exercise.equipment == .assisted else { return nil }
    let meaning = NameMeaning(Query(exercise.name).words.map(\.bytes))
      .without(.equipment(.assisted)).without(.equipment(.band))
    return labels(near: meaning)
      .filter {
        $0.meaning.isSame(as: meaning) && has(Equipment.bodyWeight.rawValue, $0.candidate, in: .equipment)
      }
      .map(\.candidate).min().flatMap(exercise(_:))
  }
}
