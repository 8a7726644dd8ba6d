import TextMatching

/// The names that somebody may have meant.
package enum Suggestions {
  /// The names nearest to a misspelt one, best first; case and accents don't count.
  ///
  /// A name is near if a few letters are wrong (one in four, at most three, a swap of neighbours being one), or if
  /// what was typed is its beginning, which comes before any wrong letter. Equally near ones keep their order.
  ///
  /// - Parameters:
  ///   - word: what was typed
  ///   - candidates: the names that exist
  ///   - limit: how many to return at most
  /// - Returns: the names, nearest first
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    nearest(to: word, among: candidates, limit: limit) { $0 }
  }

  /// The values whose names are nearest to a misspelt one, best first.
  ///
  /// - Parameters:
  ///   - word: what was typed
  ///   - candidates: the values that exist
  ///   - limit: how many to return at most
  ///   - name: the name of a value
  /// - Returns: the values, nearest first
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
    return found.prefix(limit).map { $0.candidate }
  }
}
