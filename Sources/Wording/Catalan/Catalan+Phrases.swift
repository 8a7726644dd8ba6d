extension Catalan {
  package func either(_ items: [String]) -> String { Self.listed(items) { _ in "o" } }
  package func tryTyping(_ commands: String...) -> String { "Prova: " + either(commands) }
  package func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "Volies dir " + either(names) + "?"
  }

  /// The figures after `de`: `de 2 h`, but `d'1 h` and `d'11 min`, as they are read.
  static func of(_ figures: String) -> String { (startsWithVowel(figures) ? "d'" : "de ") + figures }

  /// The figures after `el`: `el 80 %`, but `l'1 %` and `l'11 %`.
  static func the(_ figures: String) -> String { (startsWithVowel(figures) ? "l'" : "el ") + figures }

  /// `des del 2 oct`, but `des de l'1 oct`.
  static func since(_ day: String) -> String { (startsWithVowel(day) ? "des de l'" : "des del ") + day }

  /// `fins al 2 oct`, but `fins a l'1 oct`.
  static func until(_ day: String) -> String { (startsWithVowel(day) ? "fins a l'" : "fins al ") + day }

  /// `un`, `una` and `onze` begin with a vowel; the other numbers don't.
  private static func startsWithVowel(_ figures: String) -> Bool {
    ["1", "11"].contains(figures.prefix { $0.isNumber || $0 == "." })
  }
}
