/// The output languages; the raw value is the ISO 639-1 code.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case spanish = "es"
  case catalan = "ca"

  package var words: Words { Words(self) }

  /// Its own name for itself.
  package var name: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .catalan: "Català"
    }
  }

  /// Whether the decimal separator is a comma: `62,5`.
  package var usesDecimalComma: Bool { words.decimalSeparator == "," }

  /// Whether numbers are shown with a decimal point in the region of a locale name, `es_MX.UTF-8`: where people speak Spanish from
  /// Mexico to Peru (CLDR 46). False without a region.
  package func showsPoint(in tag: String) -> Bool {
    guard self == .spanish, Language(tag) == self else { return false }
    let region = tag.dropFirst(3).prefix { !".@".contains($0) }.uppercased()
    return ["MX", "US", "PR", "GT", "HN", "NI", "SV", "PA", "DO", "PE", "CU", "BZ", "419"].contains(region)
  }

  /// Reads a locale name or a language tag: `ca`, `ca_ES.UTF-8`, `es-MX`, `en_GB@euro`. `C` and `POSIX` give English; any other
  /// language, or an empty text, gives nil.
  package init?(_ tag: String) {
    let code = tag.prefix { !"_-.@".contains($0) }.lowercased()
    if code == "c" || code == "posix" {
      self = .english
    } else {
      self.init(rawValue: code)
    }
  }
}
