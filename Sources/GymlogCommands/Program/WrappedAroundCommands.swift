import TerminalKit

/// Wraps a text between words, but for the commands in it, which stay whole so that they can be copied: one that doesn't fit on
/// a line with the words before it gets its own. What follows `gymlog: ` stays beside it, as a path does.
func wrappedAroundCommands(_ text: String, width: Int?) -> [String] {
  let safe = terminalSafe(text)
  guard let width, displayWidth(of: safe) > width else { return [safe] }
  var lines: [String] = []
  var isFull = false
  for (text, isCommand) in pieces(of: safe) {
    let fits = lines.last.map { displayWidth(of: $0) + 1 + displayWidth(of: text) <= width } ?? false
    if lines.last == "gymlog:" || (fits && !isFull) {
      lines[lines.count - 1] += " " + text
    } else {
      lines.append(text)
      isFull = isCommand
    }
  }
  return lines
}

/// The words of a text, with those of a command as one piece. A command begins with the program's name or `git -C`, and ends with the text,
/// with its sentence, or before the word between two commands.
private func pieces(of text: String) -> [(text: String, isCommand: Bool)] {
  let words = text.split(separator: " ").map(String.init)
  var pieces: [(text: String, isCommand: Bool)] = []
  var isCommand = false
  for (index, word) in words.enumerated() {
    let next = words.dropFirst(index + 1).first
    if isCommand, next != "gymlog" || word.hasSuffix(",") {
      pieces[pieces.count - 1].text += " " + word
    } else {
      isCommand = word == "gymlog" || word == "git" && next == "-C"
      pieces.append((word, isCommand))
    }
    let endsSentence = word.hasSuffix(".") && next?.first?.isUppercase == true
    if next == "gymlog" || word.hasSuffix("?") || endsSentence { isCommand = false }
  }
  return pieces
}
