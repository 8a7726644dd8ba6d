/// A text with marks and lines that only need ASCII, column for column, for a terminal that can't show others. Letters stay.
package func plainMarks(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { plain.append(asciiMarks[scalar] ?? scalar) }
  return String(plain)
}

private let asciiMarks: [Unicode.Scalar: Unicode.Scalar] = [
  "┐": "\\", "┘": "/", "│": "|", "┤": "|", "─": "-", "✓": "x", "→": ">", "←": "<", "↑": "^", "↓": "v",
  "·": "|", "–": "-", "—": "-", "…": "~", "×": "x", "•": "*",
]
