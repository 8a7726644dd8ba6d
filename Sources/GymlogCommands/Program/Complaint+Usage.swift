import CommandLineKit
import Training
import Wording

extension Complaint {
  init(_ error: UsageError, _ words: Words, now: Instant) {
    switch error {
    case .valueNotAccepted(_, _, let reason, _)
    where reason.error is CommandError || reason.error is ChartError:
      // The parameter's own error says more than that it isn't accepted.
      self.init(reason.error, words, now: now)
    default:
      self.init(Self.message(error, words), .usage)
    }
  }

  private static func message(_ error: UsageError, _ words: Words) -> Message {
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
