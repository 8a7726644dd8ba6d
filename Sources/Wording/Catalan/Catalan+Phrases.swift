extension Catalan {
  package func either(_ items: [String]) -> String { Self.listed(items) { _ in "o" } }
  package func tryTyping(_ commands: String...) -> String { "Prova: " + either(commands) }
  package func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "Volies dir " + either(names) + "?"
  }
}
