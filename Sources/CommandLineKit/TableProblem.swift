/// A mistake in the declaration of a table of commands.
package enum TableProblem: Equatable, Sendable {
  /// Two commands, or a command and an alias, have the same name.
  case duplicateName(String)
  /// A name that can't be typed: empty, of more than two words, or reading as an option.
  case invalidName(String)
  /// Two parameters of a command have the same name or letter.
  case duplicateOption(String, command: String)
  /// The single-letter form of an option isn't one letter.
  case invalidLetter(String, command: String?)
  /// A parameter with a value doesn't say what stands for it.
  case missingPlaceholder(String, command: String?)
  /// A command's option has the name or the letter of a global one.
  case clashWithGlobal(String, command: String)
  /// A positional word that must be there follows one that may be left out.
  case requiredAfterOptional(String, command: String)
  /// A positional parameter follows the one that takes all the words.
  case afterAllWords(String, command: String)
  /// A global parameter is positional.
  case positionalGlobal(String)
  /// A default that is none of the choices.
  case defaultNotAChoice(String, command: String?)
  /// A command without a summary, or a parameter without its line of help.
  case missingHelp(String, command: String?)
  /// The table names a command that it doesn't have.
  case unknownHook(String)
}

extension CommandTable {
  /// Everything that is wrong with the declaration; a test says that there is nothing.
  package func problems() -> [TableProblem] {
    nameProblems() + hookProblems() + globalProblems() + commands.flatMap { problems(of: $0) }
  }

  private func nameProblems() -> [TableProblem] {
    var seen: Set<String> = []
    var problems: [TableProblem] = []
    for name in commands.flatMap({ [$0.name] + $0.aliases }) {
      if !seen.insert(name).inserted { problems.append(.duplicateName(name)) }
      let words = name.split(separator: " ", omittingEmptySubsequences: false)
      let valid = words.count <= 2 && words.allSatisfy { !$0.isEmpty && !$0.hasPrefix("-") }
      if !valid { problems.append(.invalidName(name)) }
    }
    return problems
  }

  private func hookProblems() -> [TableProblem] {
    [bare, fallback?.command].compactMap { $0 }.filter { command(named: $0) == nil }
      .map { .unknownHook($0) }
  }

  private func globalProblems() -> [TableProblem] {
    globals.filter { !$0.isOption }.map { .positionalGlobal($0.name) }
      + globals.flatMap { parameterProblems(of: $0, in: nil) }
  }

  private func problems(of command: Command<Context, Answer>) -> [TableProblem] {
    let help = command.help.summary.isEmpty ? [TableProblem.missingHelp(command.name, command: nil)] : []
    return help + duplicates(in: command) + clashes(of: command) + orderProblems(of: command)
      + command.parameters.flatMap { parameterProblems(of: $0, in: command.name) }
  }

  private func parameterProblems(of parameter: ParameterDescription, in command: String?) -> [TableProblem] {
    var problems: [TableProblem] = []
    if parameter.placeholder.isEmpty, parameter.kind != .flag {
      problems.append(.missingPlaceholder(parameter.spelling, command: command))
    }
    if let letter = parameter.letter, letter.count != 1 || letter == "-" {
      problems.append(.invalidLetter(letter, command: command))
    }
    if parameter.help.isEmpty { problems.append(.missingHelp(parameter.spelling, command: command)) }
    if case .choices(let choices) = parameter.completion, let text = parameter.defaultText,
      !choices.contains(text)
    {
      problems.append(.defaultNotAChoice(parameter.spelling, command: command))
    }
    return problems
  }

  private func duplicates(in command: Command<Context, Answer>) -> [TableProblem] {
    var seen: Set<String> = []
    return command.parameters.flatMap(Self.spellings).filter { !seen.insert($0).inserted }
      .map { .duplicateOption($0, command: command.name) }
  }

  private func clashes(of command: Command<Context, Answer>) -> [TableProblem] {
    let taken = Set(globals.flatMap(Self.spellings))
    return command.parameters.flatMap(Self.spellings).filter(taken.contains)
      .map { .clashWithGlobal($0, command: command.name) }
  }

  private func orderProblems(of command: Command<Context, Answer>) -> [TableProblem] {
    var problems: [TableProblem] = []
    var optional = false
    var all = false
    for parameter in command.parameters where !parameter.isOption {
      if all { problems.append(.afterAllWords(parameter.name, command: command.name)) }
      switch parameter.kind {
      case .required, .words(atLeast: 1...):
        if optional { problems.append(.requiredAfterOptional(parameter.name, command: command.name)) }
      default: optional = true
      }
      if case .words = parameter.kind { all = true }
    }
    return problems
  }

  private static func spellings(of parameter: ParameterDescription) -> [String] {
    [parameter.spelling] + (parameter.letter.map { ["-\($0)"] } ?? [])
  }
}
