import Training

extension String {
  /// The same text with a capital first letter, as it stands at the beginning of a line.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension Words {
  /// Alternatives: `a`, `a or b`, `a, b or c`; empty for none.
  package func either(_ items: [String]) -> String {
    say(
      en: Self.listed(items) { _ in "or" },
      es: Self.listed(items, Spanish.or),
      ca: Self.listed(items) { _ in "o" })
  }

  /// What to type next: `Try: gymlog start`. Several commands are alternatives.
  package func tryTyping(_ commands: String...) -> String {
    say(en: "Try: " + either(commands), es: "Prueba: " + either(commands), ca: "Prova: " + either(commands))
  }

  /// The nearest names: `Did you mean log?`. Nil where there are none.
  package func didYouMean(_ names: [String]) -> String? {
    say(
      en: names.isEmpty ? nil : "Did you mean " + either(names) + "?",
      es: names.isEmpty ? nil : "¿Querías decir " + either(names) + "?",
      ca: names.isEmpty ? nil : "Volies dir " + either(names) + "?")
  }

  /// A text of the lifter's, in quotation marks: the same plain ones in every language, as shells show them.
  package func quoted(_ text: String) -> String { "\"" + text + "\"" }

  /// What was probably meant; without anything near, the page of help that would explain it.
  package func nearestOrHelp(_ nearest: [String], command: String?) -> String {
    didYouMean(nearest) ?? seeHelp(command)
  }

  /// The page of help of a command, or the overview.
  package func seeHelp(_ command: String?) -> String {
    tryTyping(command.map { "gymlog help " + $0 } ?? "gymlog help")
  }

  /// Items with commas, and a word before the last.
  package static func listed(_ items: [String], _ word: (String) -> String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " " + word(last) + " " + last
  }
}
