package import Training

/// The names that the lifter gave exercises, by what they fold to.
struct OwnNames: Sendable {
  private let targets: [[UInt8]: Candidate]
  /// As they are searched beside all other names.
  let folded: FoldedNames
  /// As they were given, the first one first.
  let given: [(candidate: Candidate, alias: String)]

  static let none = OwnNames([])

  /// Names in the order in which they were given: of two that are the same, the later counts.
  init(_ names: [(candidate: Candidate, alias: String)]) {
    // Most lifters give none, and the first dictionary of a kind costs a start of the program dearly.
    if names.isEmpty {
      (targets, given, folded) = ([:], [], FoldedNames(labels: []))
      return
    }
    var latest: [[UInt8]: (place: Int, candidate: Candidate)] = [:]
    for (place, name) in names.enumerated() { latest[Query(name.alias).key] = (place, name.candidate) }
    targets = latest.mapValues(\.candidate)
    given = latest.values.map(\.place).sorted().map { names[$0] }
    folded = FoldedNames(labels: given)
  }

  var isEmpty: Bool { given.isEmpty }

  /// The exercise that has just this name.
  func candidate(called query: Query) -> Candidate? { targets[query.key] }
}

extension Catalogue {
  /// The names that the lifter gave an exercise, the first one first.
  package func ownAliases(of id: ExerciseID) -> [String] {
    guard !ownAliases.isEmpty, let candidate = candidate(id: id) else { return [] }
    return ownAliases.given.filter { $0.candidate == candidate }.map(\.alias)
  }

  /// Whether two names are the same but for case, accents, spaces and marks.
  package static func areSame(_ name: String, _ other: String) -> Bool { Query(name).key == Query(other).key }

  /// Who has just this name, however it is written.
  package func holders(of name: String) -> NameHolders {
    let query = Query(name)
    var holders = NameHolders(isEmpty: query.isEmpty)
    if query.isEmpty { return holders }
    holders.alias = ownAliases.candidate(called: query).flatMap(exercise)
    holders.own = own.first {
      Query($0.name).key == query.key || $0.aliases.contains { Query($0).key == query.key }
    }
    let tables = CatalogueFile.allCases.map(\.table)
    let named = tables.lazy.compactMap { $0.number(called: query.key, namesOnly: true) }.first
    holders.isNameOfBundled = named != nil
    holders.bundled = (named ?? tables.lazy.compactMap { $0.number(called: query.key) }.first)
      .flatMap { exercise(.bundled($0)) }
    return holders
  }
}

/// Who has a name already.
package struct NameHolders: Hashable, Sendable {
  /// Whether there is no letter and no digit in it, so that nothing can be found by it.
  package let isEmpty: Bool
  /// The exercise to which the lifter gave it as an alias.
  package var alias: Exercise?
  /// The exercise of the lifter's own that is called so.
  package var own: Exercise?
  /// The bundled one that is called so in some language.
  package var bundled: Exercise?
  /// Whether it is the bundled one's name, not just another word for it.
  package var isNameOfBundled = false

  init(isEmpty: Bool) { self.isEmpty = isEmpty }
}
