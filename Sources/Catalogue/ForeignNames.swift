package import Training

/// Finds the exercises that other programs mean by their names. The names of a catalogue are prepared once for many look-ups.
///
/// Only whole names match: in any order, in words of the same meaning (``NameSense``), or but for one typo. An import has too
/// many rows for the lifter to check each, so part of a name is no match.
package struct ForeignNames {
  private let catalogue: Catalogue
  private var exact: [[UInt8]: [Candidate]] = [:]
  private var labels: [Set<NameSense.Term>: [Catalogue.Label]] = [:]

  /// Prepares the names of a catalogue, in all languages, and the lifter's aliases.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    for names in catalogue.names {
      for entry in names.entries where !catalogue.isReplaced(entry.candidate) {
        for place in names.labels(of: entry) {
          let words = names.words(of: place)
          exact[Array(words.joined()), default: []].append(entry.candidate)
          let label = Catalogue.Label(entry.candidate, words)
          labels[Set(label.sense.terms), default: []].append(label)
        }
      }
    }
  }

  /// The exercise that another program means by a name, `.none` with the nearest ones if there is none.
  package func find(_ name: String) -> Match {
    let query = Query(name)
    guard !query.isEmpty else { return .none(nearest: []) }
    var shortlist = Shortlist(query, of: catalogue)
    let ways = [
      { catalogue.sharedName(query) ?? exactFits(query) },
      { catalogue.fitsBySense(query, among: labels(near:)) },
      { shortlist.fits(at: .typo) },
    ]
    for fits in ways {
      switch catalogue.decide(fits(), isWhole: true, [], query) {
      case .one(let candidate): return catalogue.exercise(candidate).map { .one($0) } ?? .none(nearest: [])
      case .several(let candidates): return .several(candidates.compactMap(catalogue.exercise))
      case .some(.none), nil: continue
      }
    }
    return .none(nearest: catalogue.probable(&shortlist).compactMap(catalogue.exercise))
  }

  /// The exercises that a name may also mean if it says no equipment: those of the same name with equipment. "Chest Fly" is done
  /// with dumbbells, with cables and on a machine. None for a name with equipment.
  package func otherEquipment(_ name: String) -> [Exercise] {
    let terms = Set(NameSense(Query(name).words.map(\.bytes)).terms)
    guard !terms.isEmpty, terms.allSatisfy({ $0.equipment == nil }) else { return [] }
    let ways =
      [terms, terms.union([.plateLoaded])] + Equipment.allCases.map { terms.union([.equipment($0)]) }
    return Set(ways.flatMap { labels[$0] ?? [] }.map(\.candidate)).sorted().compactMap(catalogue.exercise)
  }

  private func exactFits(_ query: Query) -> [Fit] {
    Set(exact[query.key] ?? []).sorted().map { Fit(candidate: $0, surplus: 0) }
  }

  /// The names that may mean the same: with the same words, or all but equipment.
  private func labels(near asked: NameSense) -> [Catalogue.Label] {
    var keys: Set = [Set(asked.terms)]
    for term in asked.terms {
      guard let equipment = term.equipment else { continue }
      let rest = Set(asked.without(term).terms)
      keys.formUnion([rest, rest.union([.equipment(equipment)])])
    }
    return keys.flatMap { labels[$0] ?? [] }
  }
}
