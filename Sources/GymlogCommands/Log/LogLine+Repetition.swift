import Training

/// Words that repeat what a line has already said.
extension LogLine {
  /// The line without the `=24` of `3x8=24 @80`, and without brackets with the measure before them in another unit: `5k (3.1 mi)`,
  /// `140 (308lb)`. Nil for any other line.
  func withoutRepetition() -> TypedLine? {
    var words = line.words
    if let place = words.firstIndex(where: { $0.contains("=") }), let sets = Self.withoutTotal(words[place]),
      words[(place + 1)...].contains(where: { $0.hasPrefix("@") })
    {
      words[place] = sets
      return TypedLine(line, words: words)
    }
    guard let open = words.indices.dropFirst().first(where: { words[$0].hasPrefix("(") }),
      let close = words[open...].firstIndex(where: { $0.hasSuffix(")") || $0.hasSuffix("),") }),
      repeats(words[open...close].joined().filter { !"(),".contains($0) }, before: open)
    else { return nil }
    if words[close].hasSuffix(",") { words[open - 1] += "," }
    words.removeSubrange(open...close)
    return TypedLine(line, words: words)
  }

  /// `3x8` for `3x8=24`.
  private static func withoutTotal(_ word: String) -> String? {
    let halves = word.lowercased().split(separator: "=", omittingEmptySubsequences: false)
    guard halves.count == 2, case let factors = halves[0].split(separator: "x").compactMap({ Int($0) }),
      factors.count == 2, factors[0] <= 100, factors[1] <= 1_000, Int(halves[1]) == factors[0] * factors[1]
    else { return nil }
    return String(halves[0])
  }

  /// Whether a measure is the one that ends before a word, rounded.
  private func repeats(_ bracketed: String, before open: Int) -> Bool {
    let before = [line.words[open - 1...open - 1], line.words[max(0, open - 2)...open - 1]].map { words in
      String(words.joined().drop { $0 == "@" })
    }
    if let mass = context.notation.mass(in: [bracketed]), let unit = mass.unit {
      let other = MassUnit.allCases.first { $0 != unit } ?? unit
      return before.contains { text in
        guard let typed = context.notation.mass(in: [text]), (typed.unit ?? other) == other else {
          return false
        }
        return Self.isNear(
          Mass(typed.value, other).converted(to: unit).value.raw, mass.value.raw)
      }
    }
    guard let distance = distance(bracketed) else { return false }
    return before.contains { text in
      guard let typed = self.distance(text), typed.unit != distance.unit else { return false }
      return Self.isNear(typed.millimetres, distance.millimetres)
    }
  }

  private func distance(_ text: String) -> Distance? {
    guard let group = try? context.notation.groups(in: [text]), group.count == 1, group[0].isBare,
      case .exactly(.distance(let distance, nil)) = group[0].amounts[0]
    else { return nil }
    return distance
  }

  /// Whether two numbers differ by less than 2 %.
  private static func isNear(_ one: Int, _ other: Int) -> Bool { abs(one - other) * 50 < max(one, other) }
}
