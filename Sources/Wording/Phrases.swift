extension String {
  /// The text with a capital first letter.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension Words {
  /// A list of alternatives: `a`, `a or b`, `a, b or c`; empty for none.
  package func either(_ items: [String]) -> String {
    say(
      en: Self.listed(items) { _ in "or" },
      es: Self.listed(items, Spanish.or),
      ca: Self.listed(items) { _ in "o" })
  }

  /// A hint at commands to type: `Try: gymlog start`. Several are alternatives.
  package func tryTyping(_ commands: String...) -> String {
    say(en: "Try: " + either(commands), es: "Prueba: " + either(commands), ca: "Prova: " + either(commands))
  }

  /// A question about the nearest names: `Did you mean log?`. Nil for none.
  package func didYouMean(_ names: [String]) -> String? {
    say(
      en: names.isEmpty ? nil : "Did you mean " + either(names) + "?",
      es: names.isEmpty ? nil : "¿Querías decir " + either(names) + "?",
      ca: names.isEmpty ? nil : "Volies dir " + either(names) + "?")
  }

  /// A text in plain quotation marks.
  package func quoted(_ text: String) -> String { Wording.quoted(text) }

  /// The nearest names, or without any a pointer to help.
  package func nearestOrHelp(_ nearest: [String], command: String?) -> String {
    didYouMean(nearest) ?? seeHelp(command)
  }

  /// A pointer to the help of a command, or to the overview.
  package func seeHelp(_ command: String?) -> String {
    tryTyping(command.map { "gymlog help " + $0 } ?? "gymlog help")
  }

  /// Joins items with commas, and the last with a word.
  package static func listed(_ items: [String], _ word: (String) -> String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " " + word(last) + " " + last
  }
}

/// A scalar by its code point: `U+001B`.
package func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// A text in plain quotation marks, the same in every language.
package func quoted(_ text: String) -> String { "\"" + text + "\"" }

/// Quotes a word for any shell, unless it has only letters, digits and harmless punctuation.
package func shellWord(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil || "@%+-_:,./".unicodeScalars.contains($0)
  }
  if isPlain, !word.isEmpty { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}
