import Training

extension Catalogue {
  /// Whether to log the only exercise that matches a part of a name.
  ///
  /// A part that names a movement ("trap bar squat", "barbell row") counts as a whole name: if the exercise's name says more
  /// than equipment or the usual beyond it, it is another movement ("trap bar squat jump"). Other parts are short for the
  /// name ("skull", "bulgarian split").
  func isAbbreviation(_ query: Query, of candidate: CatalogueEntry) -> Bool {
    guard query.words.count > 1, query.words.contains(where: namesMovement) else { return true }
    return labels(of: candidate).contains { label in
      guard let surplus = query.surplus(of: label.words) else { return false }
      return NameMeaning(surplus).terms.allSatisfy { term in
        if NameMeaning.isUsual(term) { return true }
        return isEquipment(term, of: candidate)
      }
    }
  }

  /// Whether a part of a name says which exercise to log: at least two of its words. A single one, `final`, `mejor`, `skull`, may mean
  /// anything, unless it is of an exercise that the lifter has done or made.
  func isClear(_ query: Query, of candidate: CatalogueEntry, in lookup: LookupContext) -> Bool {
    query.words.count(where: NameMeaning.saysSomething) > 1 || candidate.isOwn
      || exercise(candidate).map { lookup.hasDone($0.id) } ?? false
  }

  /// Whether a word names a movement: at least three names end with it, or begin with it in Spanish and Catalan.
  private func namesMovement(_ word: Query.Word) -> Bool {
    let forms = [word.bytes] + word.singulars
    var count = 0
    for file in CatalogueFile.allCases {
      let names = file.names
      for entry in names.entries {
        guard let name = names.labels(of: entry).first else { continue }
        let words = names.words(of: name)
        let main = file == .exercises ? words.last : words.first
        if words.count > 1, let main, forms.contains(main) { count += 1 }
        if count == 3 { return true }
      }
    }
    return false
  }
}

extension Query {
  /// The words of a name that the query doesn't have; nil if a word of the query begins none of the name's words.
  fileprivate func surplus(of label: [[UInt8]]) -> [[UInt8]]? {
    var rest = label
    for word in words {
      let place = rest.firstIndex { $0.starts(with: word.bytes) || word.singulars.contains($0) }
      guard let place else { return nil }
      rest.remove(at: place)
    }
    return rest
  }
}
