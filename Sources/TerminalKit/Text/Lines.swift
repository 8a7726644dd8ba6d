/// The text cut to `width` columns, its end replaced by `…`; as it is where it fits. No sign is cut in two.
package func truncated(_ text: String, to width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  guard width > 0 else { return "" }
  var kept = ""
  var rest = width - 1
  for sign in text {
    rest -= displayWidth(of: sign)
    if rest < 0 { break }
    kept.append(sign)
  }
  return kept + "…"
}

/// The text with spaces before or after it up to `width` columns.
package func padded(_ text: String, to width: Int, right: Bool = false) -> String {
  let spaces = String(repeating: " ", count: max(0, width - displayWidth(of: text)))
  return right ? spaces + text : text + spaces
}

/// The lines of a text, safe for a terminal, broken at spaces so that none is wider than `width` columns;
/// with nil only where the text has line feeds itself.
///
/// A word that is wider than a line stands alone and whole. Spaces next to each other count as one; no-break
/// spaces bind. The first line begins with `indent`, the others with `hanging`; both count to the width.
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
