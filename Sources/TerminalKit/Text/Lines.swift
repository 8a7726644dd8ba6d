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
/// A word wider than a line gets a line to itself. Runs of spaces count as one; no-break spaces don't break, nor does the space
/// between a number and its unit. The first line starts with `indent`, the others with `hanging`; both count towards the width.
package func wrapped(
  _ text: String, width: Int?, indent: String = "", hanging: String = ""
) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = lines.isEmpty ? indent : hanging
    var used = displayWidth(of: line)
    var isEmpty = true
    for word in unbroken(paragraph) {
      let safe = terminalSafe(word)
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

/// The words of a paragraph that a line can begin with: `126.7 kg` and `2:05 /500 m` are one each.
private func unbroken(_ paragraph: Substring) -> [String] {
  var words: [String] = []
  var isNumber = false
  for word in paragraph.split(separator: " ") {
    let bare = word.drop { "(~–-+±−/".contains($0) }
    let unit = word.prefix { !",.;:)".contains($0) }
    if isNumber, let last = words.indices.last, units.contains(String(unit)) || word.hasPrefix("/") {
      words[last] += " " + word
    } else {
      words.append(String(word))
    }
    isNumber =
      bare.first?.isNumber == true && bare.allSatisfy { $0.isNumber || ".,:–-".contains($0) }
      && bare.last?.isNumber == true
  }
  return words
}

/// The units that stay with the number before them.
private let units: Set<String> = [
  "kg", "lb", "t", "g", "m", "km", "mi", "cm", "ft", "in", "s", "min", "h", "d", "km/h", "mph", "kcal", "bpm",
  "ppm", "%", "MB", "KB",
]
