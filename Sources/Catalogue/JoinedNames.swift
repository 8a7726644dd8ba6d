extension Catalogue {
  /// The names that a text joins with a comma, a sign or `and`, if each is the whole name of an exercise: `bench + row`, which
  /// isn't the seal row, "bench row". Between signs with blanks around a word of a name is enough: `squat + jump`. Nil if an
  /// exercise is called so, as in `clean and jerk`.
  package func joinedNames(_ text: String) -> [String]? {
    // `clean & jerk`
    let spoken = String(text.flatMap { Self.signs.contains($0) ? Array(" and ") : [$0] })
    var names: [[Substring]] = [[]]
    for word in spoken.split(separator: " ") {
      if Self.conjunctions.contains(word.lowercased()) {
        names.append([])
      } else {
        names[names.count - 1].append(word)
      }
    }
    let joined = names.map { $0.joined(separator: " ") }
    if joined.count == 1 || joined.contains("") { return nil }
    // `Clean and Jerk (Barbell)`
    if spoken.last == ")", let open = spoken.lastIndex(of: "("),
      !exactFits(Query(String(spoken[..<open]))).isEmpty
    {
      return nil
    }
    if idAsked(for: text) != nil || isOwn(Query(text)) || !exactFits(Query(spoken)).isEmpty { return nil }
    let isSum = text.contains(" + ")
    return joined.allSatisfy { isWholeName($0) || isSum && fits($0) } ? joined : nil
  }

  /// Whether a text is at least a part of a name.
  private func fits(_ text: String) -> Bool {
    if case .none = resolve(text, in: LookupContext()) { false } else { true }
  }

  /// Whether a custom exercise or an alias is called so.
  private func isOwn(_ query: Query) -> Bool {
    ownAliases.candidate(called: query) != nil
      || exactFits(query).contains { if case .own = $0.candidate { true } else { false } }
  }

  private static let signs: Set<Character> = [",", "+", "/", "&"]
  private static let conjunctions: Set = ["and", "y", "e", "i"]
}
