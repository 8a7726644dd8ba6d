package import Training

/// The bundled exercises and the lifter's own as one list.
///
/// A value that costs nothing to make: names are folded when somebody first asks by name, and only the exercises of
/// an answer are built.
package struct Catalogue: Sendable {
  /// The lifter's own. One with the id of a bundled exercise stands in its place.
  package let own: [Exercise]
  private let ownNames: FoldedNames
  /// The rows in whose place own exercises stand.
  private let replacedRows: Set<Int>

  /// The bundled exercises alone.
  package static let bundled = Catalogue(own: [])

  /// The bundled exercises with the lifter's own, in the order in which equal ones shall be listed.
  package init(own: [Exercise]) {
    self.own = own
    ownNames = FoldedNames(own: own)
    replacedRows = Set(own.compactMap { Self.row(of: $0.id) })
  }

  /// The exercise of an id, or nil where it isn't known (any more, or yet).
  package func exercise(id: ExerciseID) -> Exercise? {
    candidate(id: id).flatMap(exercise)
  }

  func candidate(id: ExerciseID) -> Candidate? {
    if let place = own.firstIndex(where: { $0.id == id }) { return .own(place) }
    return Self.row(of: id).map { .bundled($0) }
  }

  private static func row(of id: ExerciseID) -> Int? {
    ExerciseNumber(id.text.utf8).flatMap { CatalogueTable.bundled.row(of: $0) }
  }
}

extension Catalogue {
  /// The names to search, the lifter's own first.
  var names: [FoldedNames] { own.isEmpty ? [.bundled] : [ownNames, .bundled] }

  /// All exercises.
  var candidates: [Candidate] {
    own.indices.map { .own($0) }
      + CatalogueTable.bundled.rows.filter { !replacedRows.contains($0) }.map { .bundled($0) }
  }

  /// The exercises that a query fits at a level.
  func fits(_ query: Query, at level: FitLevel) -> [Fit] {
    names.flatMap { $0.fits(query, at: level) }.filter { !isReplaced($0.candidate) }
  }

  func isReplaced(_ candidate: Candidate) -> Bool {
    switch candidate {
    case .own: false
    case .bundled(let row): replacedRows.contains(row)
    }
  }

  func exercise(_ candidate: Candidate) -> Exercise? {
    switch candidate {
    case .own(let place): own[place]
    case .bundled(let row): try? CatalogueTable.bundled.exercise(at: row)
    }
  }

  /// Whether an exercise has a word in a column with a closed list.
  func has(_ word: String, _ candidate: Candidate, in column: CatalogueTable.Column) -> Bool {
    switch candidate {
    case .bundled(let row): CatalogueTable.bundled.has(word, in: column, ofRowAt: row)
    case .own(let place): own[place].words(of: column).contains(word)
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
