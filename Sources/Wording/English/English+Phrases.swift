extension English {
  package func either(_ items: [String]) -> String { Self.listed(items) { _ in "or" } }
  package func tryTyping(_ commands: String...) -> String { "Try: " + either(commands) }
  package func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "Did you mean " + either(names) + "?"
  }
}
