import Training

extension Catalogue {
  /// The exercises with a name of the query's meaning (``NameMeaning``), with or without their equipment; none for a single
  /// word.
  func matchesByMeaning(_ query: Query) -> [NameMatch] {
    query.words.count > 1 ? matchesByMeaning(query, among: labels(near:)) : []
  }

  /// The exercises with a name of the query's meaning, or else of its meaning without usual terms. `labels` gives the names that
  /// may have a meaning.
  func matchesByMeaning(_ query: Query, among labels: (NameMeaning) -> [Label]) -> [NameMatch] {
    let meaning = NameMeaning(query.words.map(\.bytes))
    let fits = likeliest(query, meaning, among: labels(meaning))
    if !fits.isEmpty { return fits }
    guard let usual = meaning.withoutUsual else { return [] }
    return likeliest(query, usual, among: labels(usual)).filter {
      !meaning.saysStanding || !isDoneDown($0.candidate)
    }
  }

  /// Whether an exercise is done lying, sitting or kneeling, as its names say: "standing" isn't usual for it.
  private func isDoneDown(_ candidate: CatalogueEntry) -> Bool {
    self.labels(of: candidate).contains { $0.meaning.saysDown }
  }

  /// A name of an exercise, with its meaning.
  struct Label {
    let candidate: CatalogueEntry
    let meaning: NameMeaning
    /// Its words in the singular, sorted.
    let words: [[UInt8]]

    init(_ candidate: CatalogueEntry, _ words: [[UInt8]]) {
      self.candidate = candidate
      meaning = NameMeaning(words)
      self.words = sortedSingulars(words)
    }
  }

  /// An exercise with a name of the meaning asked for.
  private struct MeaningMatch {
    let candidate: CatalogueEntry
    let difference: Difference
  }

  /// How a name differs from the query, what weighs most first; less is likelier.
  private struct Difference: Comparable {
    /// Whether the words aren't the same.
    var isReworded = true
    /// Whether the exercise is done with other equipment than the query names.
    var isOtherEquipment = false
    /// The number of pairs of words in the opposite order.
    var disorder = 0
    /// Whether the name leaves out the equipment.
    var isShorter = false

    private var ranks: (Int, Int, Int, Int) {
      (isReworded ? 1 : 0, isOtherEquipment ? 1 : 0, disorder, isShorter ? 1 : 0)
    }

    static func < (one: Self, other: Self) -> Bool { one.ranks < other.ranks }
  }

  /// The exercises whose names differ least from the query.
  func likeliest(_ query: Query, _ asked: NameMeaning, among labels: [Label]) -> [NameMatch] {
    let words = sortedSingulars(query.words.map(\.bytes))
    let found = labels.flatMap { matches(of: $0, with: asked, words) }
    guard let least = found.map(\.difference).min() else { return [] }
    return Set(found.filter { $0.difference == least }.map(\.candidate)).sorted()
      .map { NameMatch(candidate: $0, surplus: 0) }
  }

  /// The ways in which a name matches: as it is, or leaving out equipment that the exercise is done with.
  private func matches(of label: Label, with asked: NameMeaning, _ words: [[UInt8]]) -> [MeaningMatch] {
    var matches: [MeaningMatch] = []
    let mentioned = asked.terms.filter { $0.equipment != nil }
    func isDone(with term: NameMeaning.Term) -> Bool {
      term.equipment.map { has($0.rawValue, label.candidate, in: .equipment) } ?? false
    }
    if label.meaning.isSame(as: asked) {
      let isOther = !mentioned.isEmpty && !mentioned.contains(where: isDone)
      let disorder = label.meaning.withoutEquipment.disorder(from: asked.withoutEquipment)
      matches.append(
        MeaningMatch(
          candidate: label.candidate,
          difference: Difference(
            isReworded: label.words != words, isOtherEquipment: isOther, disorder: disorder)))
    }
    for term in mentioned {
      guard let equipment = term.equipment else { continue }
      let (name, rest) = (label.meaning.without(.equipment(equipment)), asked.without(term))
      guard !rest.terms.isEmpty, name.isSame(as: rest), isDone(with: term) else { continue }
      matches.append(
        MeaningMatch(
          candidate: label.candidate,
          difference: Difference(disorder: name.disorder(from: rest), isShorter: true)))
    }
    return matches
  }

  /// The names that may have a meaning, by the beginnings of their words.
  func labels(near asked: NameMeaning) -> [Label] {
    var labels: [Label] = []
    let starts = asked.starts
    for names in names {
      func mayBe(_ part: Range<Int>) -> Bool { starts.lacking(in: part, of: names.bytes.span) == 0 }
      for entry in names.entries where mayBe(entry.labels) && !isReplaced(entry.candidate) {
        for label in names.labels(of: entry) where mayBe(label) {
          labels.append(Label(entry.candidate, names.words(of: label)))
        }
      }
    }
    return labels
  }
}

/// Words in the singular, sorted, to compare names whose words differ in order and number.
private func sortedSingulars(_ words: [[UInt8]]) -> [[UInt8]] {
  let s = UInt8(ascii: "s")
  return words.map { $0.count >= 3 && $0.last == s && $0.dropLast().last != s ? $0.dropLast() : $0 }
    .sorted { $0.lexicographicallyPrecedes($1) }
}

extension NameIndex {
  func words(of label: Range<Int>) -> [[UInt8]] {
    bytes[label].split(separator: .space).map(Array.init)
  }

  /// The ranges of an exercise's labels.
  func labels(of entry: Entry) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    let span = bytes.span
    var start = entry.labels.lowerBound + 1
    for index in entry.labels.dropFirst() where span[index] == .bar {
      if index > start { labels.append(start..<index) }
      start = index + 1
    }
    return labels
  }
}
