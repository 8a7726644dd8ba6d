/// What a line asks for.
package struct ParsedLine<Context, Answer> {
  /// What is to be done.
  package enum Request {
    /// A command, by its name, with all its values read and accepted; the closure does the work.
    case run(command: String, (Context) throws -> Answer)
    /// A page of help.
    case help(HelpTopic)
    /// The program's version.
    case version
  }

  /// The global options of the line. Their values are accepted when they are read.
  package let globals: ParsedArguments
  /// What is to be done.
  package let request: Request
}

/// What a page of help is about.
package enum HelpTopic: Equatable, Sendable {
  /// All the commands.
  case overview
  /// The commands that begin with a noun.
  case noun(String)
  /// One command, by its name.
  case command(String)
}

/// Whether a flag stands on a line that isn't parsed yet, or that can't be.
///
/// - Parameters:
///   - name: the long name, without dashes
///   - words: the words of the line, without the program's name
/// - Returns: true if it stands before any `--`.
package func earlyFlag(_ name: String, in words: [String]) -> Bool {
  words.prefix { $0 != "--" }.contains("--" + name)
}

/// The value of an option on a line that isn't parsed yet: for what must be known before there is a table, such
/// as the language of its help. It refuses nothing; where the option is given twice, the first counts.
///
/// - Parameters:
///   - name: the long name, without dashes
///   - words: the words of the line, without the program's name
/// - Returns: nil if it isn't there or has no value.
package func earlyValue(ofOption name: String, in words: [String]) -> String? {
  for (index, word) in words.enumerated() {
    if word == "--" { return nil }
    guard let option = OptionWord(word), case .long(let long) = option.name, long == name else { continue }
    if let value = option.value { return value }
    guard index + 1 < words.count, !OptionWord.reads(words[index + 1]) else { return nil }
    return words[index + 1]
  }
  return nil
}
