package import CommandLineKit

/// A mistake in a table of commands.
package enum TableProblem: Equatable, Sendable {
  /// Two commands share a name or alias.
  case duplicateName(String)
  /// A name is empty, has more than two words, or reads as an option.
  case invalidName(String)
  /// Two parameters of a command share a name or letter.
  case duplicateOption(String, command: String)
  /// An option's single-letter form isn't one letter.
  case invalidLetter(String, command: String?)
  /// A parameter with a value has no placeholder.
  case missingPlaceholder(String, command: String?)
  /// A command's option has the name or letter of a global option.
  case clashWithGlobal(String, command: String)
  /// A required argument comes after an optional one.
  case requiredAfterOptional(String, command: String)
  /// An argument comes after the one that takes all remaining words.
  case afterAllWords(String, command: String)
  /// A global parameter isn't an option.
  case positionalGlobal(String)
  /// A command has no summary, or a parameter no help.
  case missingHelp(String, command: String?)
  /// The default command or the fallback isn't in the table.
  case unknownCommand(String)
}

extension CommandTable {
  /// All mistakes in the table.
  package func problems() -> [TableProblem] {
    nameProblems() + unknownCommands() + globalProblems() + commands.flatMap { problems(of: $0) }
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

  private func unknownCommands() -> [TableProblem] {
    [defaultCommand, fallback?.command].compactMap { $0 }.filter { command(named: $0) == nil }
      .map { .unknownCommand($0) }
  }

  private func globalProblems() -> [TableProblem] {
    globals.filter { !$0.isOption }.map { .positionalGlobal($0.name) }
      + globals.flatMap { parameterProblems(of: $0, in: nil) }
  }

  private func problems(of command: Command<Context, Answer, Failure>) -> [TableProblem] {
    let (name, parameters) = (command.name, command.declaration.parameters)
    let help =
      command.declaration.help.summary.isEmpty ? [TableProblem.missingHelp(name, command: nil)] : []
    return help + duplicates(among: parameters, of: name) + clashes(of: parameters, of: name)
      + orderProblems(of: parameters, of: name) + parameters.flatMap { parameterProblems(of: $0, in: name) }
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
    return problems
  }

  private func duplicates(among parameters: [ParameterDescription], of command: String) -> [TableProblem] {
    var seen: Set<String> = []
    return parameters.flatMap(Self.spellings).filter { !seen.insert($0).inserted }
      .map { .duplicateOption($0, command: command) }
  }

  private func clashes(of parameters: [ParameterDescription], of command: String) -> [TableProblem] {
    let taken = Set(globals.flatMap(Self.spellings))
    return parameters.flatMap(Self.spellings).filter(taken.contains)
      .map { .clashWithGlobal($0, command: command) }
  }

  private func orderProblems(of parameters: [ParameterDescription], of command: String) -> [TableProblem] {
    var problems: [TableProblem] = []
    var optional = false
    var all = false
    for parameter in parameters where !parameter.isOption {
      if all { problems.append(.afterAllWords(parameter.name, command: command)) }
      switch parameter.kind {
      case .required, .words(atLeast: 1...):
        if optional { problems.append(.requiredAfterOptional(parameter.name, command: command)) }
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
