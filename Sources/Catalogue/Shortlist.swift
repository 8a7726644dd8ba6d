/// The exercises that may match a query: all of its words, or all but one, begin a word of their names.
///
/// One pass over all names finds them, so each level looks only at those left. The pass is made at the first question beyond
/// whole names.
struct Shortlist {
  private struct Names {
    let names: NameIndex
    /// The exercises with every word of the query.
    var complete: [NameIndex.Entry] = []
    /// The exercises with every word but one.
    var lackingOne: [NameIndex.Entry] = []
  }

  let query: Query
  private let catalogue: Catalogue
  private lazy var lists: [Names] = makeLists()
  /// The lists without the exercises that have no word which could be a typo of one of the query's.
  private lazy var listsWithTypo: [Names] = makeListsWithTypo()

  init(_ query: Query, of catalogue: Catalogue) {
    self.query = query
    self.catalogue = catalogue
  }

  /// The exercises that match the query at a level, in the order of the catalogue.
  mutating func fits(at level: MatchLevel) -> [NameMatch] {
    if level == .exact { return catalogue.exactFits(query) }
    var surplus: [CatalogueEntry: Int] = [:]
    for list in level.forgivesTypo ? listsWithTypo : lists {
      let entries = level.forgivesTypo ? list.complete + list.lackingOne : list.complete
      for fit in list.names.fits(query, at: level, among: entries) {
        surplus[fit.candidate] = min(surplus[fit.candidate] ?? fit.surplus, fit.surplus)
      }
    }
    return surplus.map { NameMatch(candidate: $0.key, surplus: $0.value) }.sorted {
      $0.candidate < $1.candidate
    }
  }

  private func makeLists() -> [Names] {
    let starts = query.starts
    return catalogue.names.map { names in
      var list = Names(names: names)
      for entry in names.entries {
        let lacking = starts.lacking(in: entry.labels, of: names.bytes.span)
        if lacking > 1 || catalogue.isReplaced(entry.candidate) { continue }
        if lacking == 0 { list.complete.append(entry) } else { list.lackingOne.append(entry) }
      }
      return list
    }
  }

  private mutating func makeListsWithTypo() -> [Names] {
    lists.map { list in
      var list = list
      list.lackingOne.removeAll { !query.isTyped(in: list.names, $0) }
      return list
    }
  }
}

extension Query {
  /// Whether a word of the query is a word of an exercise's names but for a typo.
  fileprivate func isTyped(in names: NameIndex, _ entry: NameIndex.Entry) -> Bool {
    let text = names.bytes.span
    var start = entry.labels.lowerBound + 1
    for index in entry.labels.dropFirst() where text[index] == .space || text[index] == .bar {
      let word = text.extracting(start..<index)
      if words.contains(where: { $0.isTypo(of: word) }) { return true }
      start = index + 1
    }
    return false
  }
}
