import CommandLineKit
import TerminalKit
import Training
import Wording

extension Failure {
  /// A line that the table of commands doesn't take. Where a parameter's own reader said why, that is told.
  init(_ error: UsageError) {
    if case .valueNotAccepted(_, _, let reason, _) = error, let failure = reason.error as? Failure {
      self = failure
      return
    }
    self.init(.usage) { words in
      switch error {
      case .unknownCommand(let name, let nearest, _): words.unknownCommand(name, nearest: nearest)
      case .missingSubcommand(let noun, let choices): words.missingVerb(after: noun, choices: choices)
      case .unknownOption(let option, let nearest, let command):
        words.unknownOption(option, nearest: nearest, command: command)
      case .repeatedOption(let option, let command): words.repeatedOption(option, command: command)
      case .missingValue(let option, let placeholder, let command):
        words.missingValue(of: option, placeholder: placeholder, command: command)
      case .unexpectedValue(let value, let option, let command):
        words.unexpectedValue(value, of: option, command: command)
      case .valueNotAccepted(let value, let parameter, _, let command):
        words.valueNotAccepted(value, for: parameter, reason: nil, command: command)
      case .notAChoice(let value, let parameter, let choices, let nearest, _):
        words.notAChoice(value, for: parameter, choices: choices, nearest: nearest)
      case .missingParameter(let placeholder, let command): words.missingWord(placeholder, command: command)
      case .tooManyWords(let rest, let command): words.tooManyWords(rest, command: command)
      }
    }
  }

  /// A word of the field that isn't known, and those that are.
  static func notAChoice(
    _ text: String, option: String, choices: [String], of command: CommandName = .exercises
  ) -> Failure {
    Failure(.usage) { words in
      var message =
        text == ExerciseFacts.open
        ? words.valueOpen(for: option)
        : words.valueNotAccepted(text, for: option, reason: nil, command: command.rawValue)
      let nearest = Suggestions.nearest(to: text, among: choices)
      message.hint = words.didYouMean(nearest.map { option + " " + shellWord($0) }) ?? message.hint
      message.details = wrapped(choices.joined(separator: ", "), width: 80, indent: "  ", hanging: "  ")
      return message
    }
  }

  /// An argument, counted from 1 after the program's name, that is too long to be meant.
  static func wordTooLong(argument: Int) -> Failure {
    Failure(.usage) { $0.argumentTooLong(argument: argument, limit: Line.wordLimit) }
  }

  /// A line that is too long to be meant.
  static var lineTooLong: Failure { Failure(.usage) { $0.argumentsTooLong(limit: Line.lineLimit) } }
}
