/// The kinds of word that may be typed next on an unfinished line.
package enum Expectation: Equatable {
  /// A command; after a noun, its verb.
  case command(afterNoun: String?)
  /// One of these options: those of the line's command and the global ones, without those that are there already.
  case option([ParameterDescription])
  /// A value of a parameter of a command (nil: a global option). `words` are the command's arguments so far.
  case value(ParameterDescription, command: String?, words: [String])
  /// Nothing that could be offered.
  case nothing
}

extension CommandTable {
  /// The possible completions of the last word of a line.
  ///
  /// - Parameters:
  ///   - words: the words before it, without the program's name
  ///   - word: what is typed of it so far; may be empty
  /// - Returns: what is expected there. A first word that isn't a command is left to the fallback's command.
  package func expectation(after words: [String], typing word: String) -> Expectation {
    var scanner = LineScanner(self, words, isUnfinished: true)
    do {
      try scanner.scan()
    } catch {
      guard case .unknownCommand(_, _, nil) = error, let fallback,
        let found = command(named: fallback.command)
      else { return .nothing }
      return argument(of: found.name, found.declaration.parameters, after: words)
    }
    if let awaited = scanner.awaited {
      let isGlobal = globals.contains(awaited)
      return .value(awaited, command: isGlobal ? nil : scanner.command?.name, words: scanner.own.words)
    }
    if word.hasPrefix("-"), !scanner.optionsEnded, word == "-" || OptionWord.reads(word) {
      let given = scanner.own.options + scanner.globals.options
      let own = scanner.declaration?.parameters.filter(\.isOption) ?? []
      return .option(
        (own + globals).filter { option in option.repeats || !given.contains { $0.name == option.name } })
    }
    if let noun = scanner.openNoun { return .command(afterNoun: noun) }
    guard let command = scanner.command, let parameters = scanner.declaration?.parameters else {
      return .command(afterNoun: nil)
    }
    return argument(of: command.name, parameters, after: scanner.own.words)
  }

  private func argument(
    of command: String, _ parameters: [ParameterDescription], after words: [String]
  ) -> Expectation {
    let arguments = parameters.filter { !$0.isOption }
    guard let last = arguments.last else { return .nothing }
    if words.count < arguments.count { return .value(arguments[words.count], command: command, words: words) }
    guard case .words = last.kind else { return .nothing }
    return .value(last, command: command, words: words)
  }
}
