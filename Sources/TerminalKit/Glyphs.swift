package import System

/// The signs that pictures of characters are made of.
package enum Glyphs: String, Hashable, Sendable, CaseIterable {
  /// Braille dots, blocks and lines of Unicode.
  case unicode
  /// What every keyboard has.
  case ascii

  /// What a terminal shows: all of Unicode where the locale's character set is UTF-8 (`LC_ALL`, else `LC_CTYPE`, else
  /// `LANG`, as POSIX has it: where none is filled, it is ASCII) and the terminal isn't a dumb one, nor Linux's console,
  /// whose fonts have no braille.
  package init(_ environment: Environment) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment.filled($0) }.first ?? ""
    let set = locale.lowercased().split(separator: ".").dropFirst().first?.prefix { $0 != "@" } ?? ""
    let hasUnicode = set == "utf-8" || set == "utf8"
    let terminal = environment.filled("TERM") ?? ""
    self = hasUnicode && !["dumb", "linux", "vt100", "vt220"].contains(terminal) ? .unicode : .ascii
  }
}

/// A text with marks and lines that only need ASCII, for a terminal that can't show others: column for column,
/// but for fractions. Letters stay.
package func plainMarks(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "½" {
      plain.append(contentsOf: "1/2".unicodeScalars)
    } else {
      plain.append(asciiMarks[scalar] ?? scalar)
    }
  }
  return String(plain)
}

private let asciiMarks: [Unicode.Scalar: Unicode.Scalar] = [
  "┐": "\\", "┘": "/", "│": "|", "┤": "|", "─": "-", "✓": "x", "→": ">", "←": "<", "↑": "^", "↓": "v",
  "·": "|", "–": "-", "—": "-", "…": "~", "×": "x", "•": "*", "★": "*",
]
