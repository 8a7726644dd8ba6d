/// The languages that gymlog speaks; the raw value is the ISO 639-1 code.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"
  case catalan = "ca"

  /// What a person reads in this language.
  package var words: Words { Words(self) }

  /// Its name in itself.
  package var name: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .catalan: "Català"
    }
  }

  /// Whether decimals are written with a comma: `62,5`.
  package var usesDecimalComma: Bool { words.decimalSeparator == "," }

  /// Reads a locale's name or a language tag: `ca`, `ca_ES.UTF-8`, `es-MX`, `en_GB@euro`. `C` and `POSIX`,
  /// which stand for no language at all, give English; a language that gymlog doesn't speak, or no text,
  /// gives nil.
  package init?(_ tag: some StringProtocol) {
    let code = tag.prefix { !"_-.@".contains($0) }.lowercased()
    if code == "c" || code == "posix" {
      self = .english
    } else {
      self.init(rawValue: code)
    }
  }
}
