/// What is wrong with a line: facts, no sentences. Options are spelled as they are typed (`--note`).
package enum UsageError: Error, Equatable {
  /// No command has this name; the nearest names, best first. If its first word is the noun of commands, that.
  case unknownCommand(String, nearest: [String], noun: String?)
  /// A noun stands without its verb; the whole names that begin with it.
  case missingSubcommand(of: String, choices: [String])
  /// Neither the command nor the program knows this option; the nearest ones, best first.
  case unknownOption(String, nearest: [String], command: String?)
  /// An option that may stand once was given again.
  case repeatedOption(String, command: String?)
  /// An option that needs a value has none.
  case missingValue(option: String, placeholder: String, command: String?)
  /// A flag was given a value (`--force=yes`).
  case unexpectedValue(String, option: String, command: String?)
  /// The parameter's own parser refused the value; its error is kept as it is.
  case valueNotAccepted(String, parameter: String, reason: Refusal, command: String?)
  /// The value is none of the words that are possible.
  case notAChoice(String, parameter: String, choices: [String], nearest: [String], command: String?)
  /// A positional word that must be there isn't; its placeholder.
  case missingParameter(String, command: String?)
  /// Words are left over.
  case tooManyWords([String], command: String?)

  /// The name of the command, or the noun, whose help would explain it; nil if the line has none.
  package var command: String? {
    switch self {
    case .unknownCommand(_, _, let noun): noun
    case .missingSubcommand(let name, _): name
    case .unknownOption(_, _, let command), .repeatedOption(_, let command),
      .missingValue(_, _, let command), .unexpectedValue(_, _, let command),
      .valueNotAccepted(_, _, _, let command), .notAChoice(_, _, _, _, let command),
      .missingParameter(_, let command), .tooManyWords(_, let command):
      command
    }
  }
}

/// Why a parser refused a value: its own error, for the caller to put into words.
package struct Refusal: Equatable, Sendable {
  /// The error that the parser threw.
  package let error: any Error

  /// The refusal for an error.
  package init(_ error: any Error) {
    self.error = error
  }

  /// Two refusals are equal if their errors are of one equatable type and equal.
  package static func == (left: Refusal, right: Refusal) -> Bool {
    (left.error as? any Equatable)?.isEqual(to: right.error) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Error) -> Bool { (other as? Self) == self }
}
