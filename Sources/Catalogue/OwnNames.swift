package import Training

/// The lifter's aliases, found by their letters.
struct OwnNames: Sendable {
  private let targets: [[UInt8]: CatalogueEntry]
  /// The aliases for the search among all names.
  let folded: NameIndex
  /// The aliases as typed, oldest first.
  let given: [(candidate: CatalogueEntry, alias: String)]

  /// Aliases, oldest first; of two equal ones the later counts.
  init(_ names: [(candidate: CatalogueEntry, alias: String)]) {
    // Most lifters have none, and the first dictionary of a type is slow at start.
    if names.isEmpty {
      (targets, given, folded) = ([:], [], NameIndex(labels: []))
      return
    }
    var latest: [[UInt8]: (place: Int, candidate: CatalogueEntry)] = [:]
    for (place, name) in names.enumerated() { latest[Query(name.alias).key] = (place, name.candidate) }
    targets = latest.mapValues(\.candidate)
    given = latest.values.map(\.place).sorted().map { names[$0] }
    folded = NameIndex(labels: given)
  }

  var isEmpty: Bool { given.isEmpty }

  func candidate(called query: Query) -> CatalogueEntry? { targets[query.key] }
}

extension Catalogue {
  /// The lifter's aliases of an exercise, oldest first.
  package func ownAliases(of id: ExerciseID) -> [String] {
    guard !ownAliases.isEmpty, let candidate = candidate(id: id) else { return [] }
    return ownAliases.given.filter { $0.candidate == candidate }.map(\.alias)
  }

  /// Whether two names are the same, ignoring case, accents, spaces and marks.
  package static func areSame(_ name: String, _ other: String) -> Bool { Query(name).key == Query(other).key }

  /// The exercises that have a name or alias already, ignoring case, accents, spaces and marks.
  package func holders(of name: String) -> NameHolders {
    let query = Query(name)
    var holders = NameHolders(isEmpty: query.isEmpty)
    if query.isEmpty { return holders }
    holders.alias = ownAliases.candidate(called: query).flatMap(exercise)
    holders.own = own.first {
      Query($0.name).key == query.key || $0.aliases.contains { Query($0).key == query.key }
    }
    let tables = CatalogueFile.allCases.map(\.table)
    let named = tables.firstNonNil { $0.number(called: query.key, namesOnly: true) }
    holders.isNameOfBundled = named != nil
    holders.bundled = (named ?? tables.firstNonNil { $0.number(called: query.key) })
      .flatMap { exercise(.bundled($0)) }
    return holders
  }
}

/// The exercises that have a name or alias.
package struct NameHolders: Hashable, Sendable {
  /// Whether the name has no letter and no digit, so that nothing can be found by it.
  package let isEmpty: Bool
  /// The exercise with this alias of the lifter's.
  package var alias: Exercise?
  /// The custom exercise with this name or alias.
  package var own: Exercise?
  /// The built-in exercise with this name or alias in any language.
  package var bundled: Exercise?
  /// Whether it is the name of the built-in exercise, not an alias.
  package var isNameOfBundled = false
}
