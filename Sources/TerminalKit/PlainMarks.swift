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
