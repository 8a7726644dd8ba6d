package import Training

extension Catalogue {
  /// The exercise among those done that a text means in a report; several if it fits them equally, none if it fits none.
  ///
  /// The best fit wins: a whole name; a name that says only the equipment more ("row": Dumbbell Row); a name that says more
  /// ("squat": Full Squat), the fewer words the better; then an alias that does.
  package func find(_ text: String, done: [ExerciseID]) -> [Exercise] {
    let query = Query(text)
    guard !query.isEmpty else { return [] }
    if let named = ownAliases.candidate(called: query) {
      return done.compactMap(candidate(id:)).contains(named) ? [named].compactMap(exercise) : []
    }
    let typed = NameMeaning(query.words.map(\.bytes))
    var best: [CatalogueEntry] = []
    var least = Int.max
    for candidate in done.compactMap(candidate(id:)) {
      guard
        let distance = labels(of: candidate).compactMap({ self.distance(query, typed, $0, candidate) }).min(),
        distance < least || distance == least && !best.contains(candidate)
      else { continue }
      if distance < least { best = [] }
      (least, best) = (distance, best + [candidate])
    }
    return best.compactMap(exercise)
  }

  /// The distance of a label from a text; nil if it doesn't fit.
  private func distance(
    _ query: Query, _ typed: NameMeaning, _ label: NameLabel, _ candidate: CatalogueEntry
  ) -> Int? {
    if label.key == query.key { return 0 }
    guard let more = more(label, than: typed, of: candidate) else { return nil }
    if more.isEmpty { return label.meaning.isSame(as: typed) ? 0 : 1 }
    return 1 + more.count + (label.isName ? 0 : 100)
  }
}
