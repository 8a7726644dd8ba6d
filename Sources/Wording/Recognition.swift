import TextMatching
package import Training

/// Reads words in all three languages at once, for searches and for share texts in another language. Accents, case, spaces and
/// hyphens don't matter.
package enum Recognition {
  /// Reads a muscle by any of its names or its name in documents: `glutis`, `frontDelts`. Nil for anything else.
  package static func muscle(named text: some StringProtocol) -> Muscle? {
    find(text) { [$1.muscle($0)] + $1.otherWords(for: $0) }
  }

  /// Reads the name of a muscle or of a group of muscles: `legs`, `espalda`, `core`. Nil for anything else.
  package static func muscles(named text: some StringProtocol) -> [Muscle]? {
    if let muscle = muscle(named: text) { return [muscle] }
    let wanted = FoldedWord(text).text
    return groups.first { $0.words.contains(wanted) }?.muscles
  }

  /// Reads a body part by any of its names or its name in documents: `esquena`, `upperLegs`. Nil for anything else.
  package static func bodyPart(named text: some StringProtocol) -> BodyPart? {
    find(text) { [$1.bodyPart($0)] + $1.otherWords(for: $0) }
  }

  /// Reads equipment by any of its names or its name in documents: `mancuernas`, `smithMachine`. Nil for anything else.
  package static func equipment(named text: some StringProtocol) -> Equipment? {
    find(text) { [$1.equipment($0)] + $1.otherWords(for: $0) }
  }

  /// Reads a count mode in words or by its name in documents: `by time`, `distància`, `reps`. Nil for anything else.
  package static func countMode(named text: some StringProtocol) -> CountMode? {
    find(text) { mode, language in
      let phrase = language.countMode(mode)
      return [phrase] + phrase.split(separator: " ").suffix(1).map(String.init)
    }
  }

  /// Reads a set's type in words: `Escalfament`, `drop set`, `warmUp`. Nil for anything else, including a letter.
  package static func setType(named text: some StringProtocol) -> SetType? {
    find(text) { [$1.setType($0)] + $1.otherWords(for: $0) }
  }

  /// The letters and digits of a text, without case and accents: texts that read alike to people have the same.
  package static func folded(_ text: some StringProtocol) -> String { FoldedWord(text).text }

  /// Whether an answer means yes in any language.
  package static func isYes(_ answer: some StringProtocol) -> Bool {
    ["y", "yes", "s", "si"].contains(FoldedWord(answer).text)
  }

  /// The value that a text names in any language. Names in documents take precedence, then shown names, then other names.
  package static func find<Value: CaseIterable & RawRepresentable<String>>(
    _ text: some StringProtocol, words: (Value, Words) -> [String]
  ) -> Value? {
    let wanted = FoldedWord(text)
    guard !wanted.text.isEmpty else { return nil }
    if let value = Value.allCases.first(where: { FoldedWord($0.rawValue) == wanted }) { return value }
    let languages = Language.allCases.map(\.words)
    for shown in [true, false] {
      let found = Value.allCases.first { value in
        languages.contains { language in
          let all = words(value, language)
          return (shown ? all.prefix(1) : all.dropFirst()).contains { FoldedWord($0) == wanted }
        }
      }
      if let found { return found }
    }
    return nil
  }
}
