/// The pieces that messages are put together from.
package protocol PhraseWords {
  /// Alternatives: `a`, `a or b`, `a, b or c`; empty for none.
  func either(_ items: [String]) -> String
  /// What to type next: `Try: gymlog start`. Several commands are alternatives.
  func tryTyping(_ commands: String...) -> String
  /// The nearest names: `Did you mean log?`. Nil where there are none.
  func didYouMean(_ names: [String]) -> String?
}

extension PhraseWords {
  /// A text of the lifter's, in quotation marks: the same plain ones in every language, as shells show them.
  package func quoted(_ text: String) -> String { "\"" + text + "\"" }

  /// What was probably meant; without anything near, the page of help that would explain it.
  func nearestOrHelp(_ nearest: [String], command: String?) -> String {
    didYouMean(nearest) ?? seeHelp(command)
  }

  /// The page of help of a command, or the overview.
  func seeHelp(_ command: String?) -> String {
    tryTyping(command.map { "gymlog help " + $0 } ?? "gymlog help")
  }

  /// Items with commas, and a word before the last.
  static func listed(_ items: [String], _ word: (String) -> String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " " + word(last) + " " + last
  }
}
