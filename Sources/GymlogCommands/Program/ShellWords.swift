/// A word as it can be typed in any shell: in quotes where it holds more than letters, digits and harmless marks.
func shellWord(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil || "@%+-_:,./".unicodeScalars.contains($0)
  }
  if isPlain, !word.isEmpty { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}

/// A name as words of a line: quoted only where a shell needs it.
func shellName(_ name: String) -> String {
  name.split(separator: " ").map { shellWord(String($0)) }.joined(separator: " ")
}

/// The words of a line as a shell divides it: at blanks outside of quotes; `\` takes the next character as it is. Nothing is
/// put in the place of `$` or `*`.
func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped {
      // In double quotes it stands for itself before what it needn't protect.
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
