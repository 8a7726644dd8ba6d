import Training

extension Catalogue {
  /// The exercises one of whose names says what the query says, with or without their equipment: see ``NameSense``.
  ///
  /// Of a single word there is no more to be said than what it is.
  func fitsBySense(_ query: Query) -> [Fit] {
    guard query.words.count > 1 else { return [] }
    let sense = NameSense(query.words.map(\.bytes))
    for asked in [sense, sense.withoutUsual].compactMap(\.self) {
      let fits = likeliest(query, asked, among: labels(near: asked))
      if !fits.isEmpty { return fits }
    }
    return []
  }

  /// A name of an exercise, and what it says.
  struct Label {
    let candidate: Candidate
    let sense: NameSense
    /// Its words without endings of number, in the order of the alphabet.
    let words: [[UInt8]]

    init(_ candidate: Candidate, _ words: [[UInt8]]) {
      self.candidate = candidate
      sense = NameSense(words)
      self.words = sortedSingulars(words)
    }
  }

  /// A name that says what is asked for.
  private struct Likeness {
    let candidate: Candidate
    let difference: Difference
  }

  /// How a name differs from what is asked for, what weighs most first; less is likelier.
  private struct Difference: Comparable {
    /// Whether it isn't the same words.
    var words = true
    /// Whether it is done with other equipment than is named.
    var equipment = false
    /// How many words stand the other way round.
    var disorder = 0
    /// Whether it leaves out the equipment.
    var isShorter = false

    private var ranks: (Int, Int, Int, Int) {
      (words ? 1 : 0, equipment ? 1 : 0, disorder, isShorter ? 1 : 0)
    }

    static func < (one: Self, other: Self) -> Bool { one.ranks < other.ranks }
  }

  /// The exercises whose names differ least from what is asked for.
  func likeliest(_ query: Query, _ asked: NameSense, among labels: [Label]) -> [Fit] {
    let words = sortedSingulars(query.words.map(\.bytes))
    let found = labels.flatMap { likenesses(of: $0, to: asked, words) }
    guard let least = found.map(\.difference).min() else { return [] }
    return Set(found.filter { $0.difference == least }.map(\.candidate)).sorted()
      .map { Fit(candidate: $0, surplus: 0) }
  }

  /// A name is like what is asked for as it is, or where it leaves out only equipment that is the exercise's.
  private func likenesses(of label: Label, to asked: NameSense, _ words: [[UInt8]]) -> [Likeness] {
    var likenesses: [Likeness] = []
    let mentioned = asked.terms.filter { $0.equipment != nil }
    func isDone(with term: NameSense.Term) -> Bool {
      term.equipment.map { has($0.rawValue, label.candidate, in: .equipment) } ?? false
    }
    if label.sense.isSame(as: asked) {
      let isOther = !mentioned.isEmpty && !mentioned.contains(where: isDone)
      let disorder = label.sense.withoutEquipment.disorder(from: asked.withoutEquipment)
      likenesses.append(
        Likeness(
          candidate: label.candidate,
          difference: Difference(words: label.words != words, equipment: isOther, disorder: disorder)))
    }
    for term in mentioned {
      guard let equipment = term.equipment else { continue }
      let (name, rest) = (label.sense.without(.equipment(equipment)), asked.without(term))
      guard !rest.terms.isEmpty, name.isSame(as: rest), isDone(with: term) else { continue }
      likenesses.append(
        Likeness(
          candidate: label.candidate,
          difference: Difference(disorder: name.disorder(from: rest), isShorter: true)))
    }
    return likenesses
  }

  /// The names that may say it: those with words that begin as they must.
  func labels(near asked: NameSense) -> [Label] {
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

/// Words without endings of number, in the order of the alphabet: names with the same are the same words.
private func sortedSingulars(_ words: [[UInt8]]) -> [[UInt8]] {
  let s = UInt8(ascii: "s")
  return words.map { $0.count >= 3 && $0.last == s && $0.dropLast().last != s ? $0.dropLast() : $0 }
    .sorted { $0.lexicographicallyPrecedes($1) }
}

extension FoldedNames {
  func words(of label: Range<Int>) -> [[UInt8]] {
    bytes[label].split(separator: .space).map(Array.init)
  }

  /// Where the labels of an exercise are.
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
