/// A mistake on a line. Callers put it into words. Options are spelled as they are typed (`--note`).
package enum UsageError: Error, Equatable {
  /// No command has this name. `nearest` are similar names, best first; `noun` is its first word if commands start with it.
  case unknownCommand(String, nearest: [String], noun: String?)
  /// A noun has no verb after it. `choices` are the full names of its commands.
  case missingSubcommand(of: String, choices: [String])
  /// Neither the command nor the program has this option. `nearest` are similar ones, best first.
  case unknownOption(String, nearest: [String], command: String?)
  /// An option was given twice but doesn't repeat.
  case repeatedOption(String, command: String?)
  /// Two options were given that exclude each other.
  case excludingOptions(String, String, command: String?)
  /// An option that needs a value was given none; `meaning` is the option's help.
  case missingValue(option: String, placeholder: String, meaning: String, command: String?)
  /// A flag was given a value, as in `--force=yes`.
  case unexpectedValue(String, option: String, command: String?)
  /// The parameter's parser rejected the value.
  case valueNotAccepted(String, parameter: String, reason: Refusal, command: String?)
  /// The value isn't one of the choices. `nearest` are similar ones, best first.
  case notAChoice(String, parameter: String, choices: [String], nearest: [String], command: String?)
  /// A required argument is missing; its placeholder.
  case missingArgument(String, command: String?)
  /// Unexpected arguments.
  case unexpectedArguments([String], command: String?)
}

/// A parser's reason for rejecting a value.
package struct Refusal: Equatable, Sendable {
  /// The error that the parser threw, unchanged.
  package let error: any Error

  package init(_ error: any Error) {
    self.error = error
  }

  /// Whether both errors have the same type, and it is `Equatable`, and they are equal.
  package static func == (left: Refusal, right: Refusal) -> Bool {
    (left.error as? any Equatable)?.isEqual(to: right.error) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Error) -> Bool { (other as? Self) == self }
}
