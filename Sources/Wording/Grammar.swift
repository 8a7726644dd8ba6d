import TextMatching

/// Spanish grammar that depends on the next word.
enum Spanish {
  /// The conjunction `o`, or `u` before an o sound, in letters or figures: `list u ocho`, `7 u 8`, `10 u 11`.
  static func or(before word: String) -> String {
    let sound = FoldedWord(word).text
    let figures = word.drop { $0 == " " }.prefix { $0.isNumber }
    let isO = sound.hasPrefix("o") || sound.hasPrefix("ho") || figures.hasPrefix("8") || figures == "11"
    return isO ? "u" : "o"
  }
}

/// Catalan grammar that depends on the next word.
package enum Catalan {
  /// Whether `de` becomes `d'` before a word: `d'abril`, `d'agost`, `d'octubre`.
  static func elides(_ word: String) -> Bool { word.first.map { "aeiou".contains($0) } ?? false }

  /// Figures after `de`: `de 2 h`, but `d'1 h` and `d'11 min`.
  package static func of(_ figures: String) -> String { (startsWithVowel(figures) ? "d'" : "de ") + figures }

  /// Figures after `el`: `el 80 %`, but `l'1 %` and `l'11 %`.
  package static func the(_ figures: String) -> String { (startsWithVowel(figures) ? "l'" : "el ") + figures }

  /// `des del 2 oct`, but `des de l'1 oct`.
  package static func since(_ day: String) -> String {
    (startsWithVowel(day) ? "des de l'" : "des del ") + day
  }

  /// `fins al 2 oct`, but `fins a l'1 oct`.
  package static func until(_ day: String) -> String {
    (startsWithVowel(day) ? "fins a l'" : "fins al ") + day
  }

  /// `un`, `una` and `onze` begin with a vowel; the other numbers don't.
  private static func startsWithVowel(_ figures: String) -> Bool {
    ["1", "11"].contains(figures.prefix { $0.isNumber || $0 == "." })
  }
}
