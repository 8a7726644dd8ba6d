/// The text, cut to `width` columns with `…` at its end if it is wider. Never cuts a character in two.
package func truncated(_ text: String, to width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  guard width > 0 else { return "" }
  var kept = ""
  var rest = width - 1
  for character in text {
    rest -= displayWidth(of: character)
    if rest < 0 { break }
    kept.append(character)
  }
  return kept + "…"
}

/// The text, padded with spaces to `width` columns: on its left if `right`, else on its right.
package func padded(_ text: String, to width: Int, right: Bool = false) -> String {
  let spaces = String(repeating: " ", count: max(0, width - displayWidth(of: text)))
  return right ? spaces + text : text + spaces
}

/// Wraps a text at spaces into lines of at most `width` columns, made safe for a terminal. With a nil width, only the text's
/// own line feeds end lines.
///
/// A word wider than a line gets a line to itself. Runs of spaces count as one; no-break spaces don't break. The first line
/// starts with `indent`, the others with `hanging`; both count towards the width.
package func wrapped(
  _ text: String, width: Int?, indent: String = "", hanging: String = ""
) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = lines.isEmpty ? indent : hanging
    var used = displayWidth(of: line)
    var isEmpty = true
    for word in paragraph.split(separator: " ") {
      let safe = terminalSafe(String(word))
      let wide = displayWidth(of: safe)
      if !isEmpty, let width, used + 1 + wide > width {
        lines.append(line)
        line = hanging
        used = displayWidth(of: hanging)
        isEmpty = true
      }
      line += isEmpty ? safe : " " + safe
      used += isEmpty ? wide : wide + 1
      isEmpty = false
    }
    lines.append(isEmpty ? "" : line)
  }
  return lines
}
