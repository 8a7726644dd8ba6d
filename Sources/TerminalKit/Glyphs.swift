package import System

/// The characters that charts are drawn with.
package enum Glyphs: String, Hashable, Sendable, CaseIterable {
  /// Unicode's Braille patterns, blocks and lines.
  case unicode
  case ascii

  /// The characters that a terminal can show: Unicode if the locale's character set is UTF-8 and `TERM` doesn't name a terminal
  /// known to lack it, such as Linux's console, whose fonts have no Braille.
  ///
  /// The locale is the first filled one of `LC_ALL`, `LC_CTYPE` and `LANG`; with none, POSIX makes it ASCII.
  package init(_ environment: Environment) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment.filled($0) }.first ?? ""
    let set = locale.lowercased().split(separator: ".").dropFirst().first?.prefix { $0 != "@" } ?? ""
    let hasUnicode = set == "utf-8" || set == "utf8"
    let terminal = environment.filled("TERM") ?? ""
    self = hasUnicode && !["dumb", "linux", "vt100", "vt220"].contains(terminal) ? .unicode : .ascii
  }
}

/// The text with its symbols and lines replaced by ASCII ones, for a terminal that can't show others. Letters stay. `½` and
/// `✓` change the width.
package func asciiSymbols(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "½" {
      plain.append(contentsOf: "1/2".unicodeScalars)
    } else if scalar == "✓" {
      // An x would be a set that failed.
      plain.append(contentsOf: "ok".unicodeScalars)
    } else {
      plain.append(asciiMarks[scalar] ?? scalar)
    }
  }
  return String(plain)
}

private let asciiMarks: [Unicode.Scalar: Unicode.Scalar] = [
  "┐": "\\", "┘": "/", "│": "|", "┤": "|", "─": "-", "→": ">", "←": "<", "↑": "^", "↓": "v",
  "·": "|", "–": "-", "—": "-", "…": "~", "×": "x", "•": "*", "★": "*",
  "▁": "_", "▂": ".", "▃": ",", "▄": "-", "▅": "=", "▆": "+", "▇": "*", "█": "#",
]
