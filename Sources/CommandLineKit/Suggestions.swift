import TextMatching

/// Finds names close to what was typed.
package enum Suggestions {
  /// The names closest to a misspelt one, best first. Case and accents don't count.
  ///
  /// A name is close if it starts with what was typed, or if few letters differ: one in four, at most three. Swapping two
  /// neighbours counts as one. Names that start with what was typed come before those with a wrong letter; equally close
  /// names keep their order.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    nearest(to: word, among: candidates, limit: limit) { $0 }
  }

  /// The values whose names are closest to a misspelt one, best first.
  package static func nearest<Candidate>(
    to word: String, among candidates: some Sequence<Candidate>, limit: Int = 3,
    name: (Candidate) -> String
  ) -> [Candidate] {
    let typed = foldedScalars(word)
    var distance = EditDistance(from: typed, countsSwaps: true)
    let tolerance = min(3, (typed.count + 3) / 4)
    var found: [(rank: Int, order: Int, candidate: Candidate)] = []
    for (order, candidate) in candidates.enumerated() {
      let folded = foldedScalars(name(candidate))
      if typed.count > 1, folded.count > typed.count, folded.starts(with: typed) {
        found.append((1, order, candidate))
      } else if let distance = distance(to: folded, atMost: tolerance), distance < typed.count {
        found.append((2 * distance, order, candidate))
      }
    }
    found.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
    // Two commands may share a name in another language.
    var names: Set<String> = []
    found.removeAll { !names.insert(name($0.candidate)).inserted }
    return found.prefix(limit).map { $0.candidate }
  }
}
