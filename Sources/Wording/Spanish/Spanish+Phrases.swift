extension Spanish {
  package func either(_ items: [String]) -> String { Self.listed(items, Self.or) }
  package func tryTyping(_ commands: String...) -> String { "Prueba: " + either(commands) }
  package func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "¿Querías decir " + either(names) + "?"
  }

  /// `o`, and `u` before its own sound: `list u ocho`.
  private static func or(before word: String) -> String {
    let sound = FoldedWord(word).text
    return sound.hasPrefix("o") || sound.hasPrefix("ho") ? "u" : "o"
  }
}
