import Wording

/// A name as separate words, each quoted only if a shell needs it.
func shellName(_ name: String) -> String {
  name.split(separator: " ").map { shellWord(String($0)) }.joined(separator: " ")
}

/// Splits a line into words as a shell does: at unquoted blanks, with `\` as the escape. `$` and `*` are not expanded.
func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped {
      // In double quotes a backslash stays unless it escapes something.
      let isKept = quote != nil && !#""\$`"#.contains(character)
      word = (word ?? "") + (isKept ? "\\" : "") + String(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { word?.append(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character.isWhitespace {
      if let ended = word { words.append(ended) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return words + [word].compactMap(\.self)
}
