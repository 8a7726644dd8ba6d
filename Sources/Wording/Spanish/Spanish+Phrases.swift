import TextMatching

extension Spanish {
  package func either(_ items: [String]) -> String { Self.listed(items, Self.or) }
  package func tryTyping(_ commands: String...) -> String { "Prueba: " + either(commands) }
  package func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "¿Querías decir " + either(names) + "?"
  }

  /// `o`, and `u` before its own sound, spelt or in figures: `list u ocho`, `7 u 8`, `10 u 11`.
  private static func or(before word: String) -> String {
    let sound = FoldedWord(word).text
    let figures = word.drop { $0 == " " }.prefix { $0.isNumber }
    let isO = sound.hasPrefix("o") || sound.hasPrefix("ho") || figures.hasPrefix("8") || figures == "11"
    return isO ? "u" : "o"
  }
}
