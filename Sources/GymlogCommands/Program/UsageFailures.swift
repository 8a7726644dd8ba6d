import Catalogue
import CommandLineKit
import Training
import Wording

extension Failure {
  /// A line that the table of commands doesn't accept; if a parameter's own parser gave a failure, that one.
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
      case .repeatedOption(let option, _): words.repeatedOption(option)
      case .excludingOptions(let one, let other, _): words.contradiction(one, other)
      case .missingValue(let option, let placeholder, let meaning, let command):
        words.missingValue(of: option, placeholder: placeholder, meaning: meaning, command: command)
      case .unexpectedValue(let value, let option, _): words.unexpectedValue(value, of: option)
      case .valueNotAccepted(let value, let parameter, _, let command):
        words.valueNotAccepted(value, for: parameter, command: command)
      case .notAChoice(let value, let parameter, let choices, let nearest, _):
        words.notAChoice(value, for: parameter, choices: choices, nearest: nearest)
      case .missingArgument(let placeholder, let command):
        words.missingArgument(placeholder, command: command)
      case .unexpectedArguments(let rest, CommandName.list.rawValue)
      where rest.count == 1 && Sport(typed: rest[0]) != nil:
        words.unexpectedArguments(rest, command: CommandName.list.rawValue).with(
          hint: words.readings(["gymlog \(CommandName.activityList.rawValue) " + rest[0]]))
      case .unexpectedArguments(let rest, CommandName.list.rawValue) where Catalogue.bundled.knows(rest):
        // `list squat`, `list push`
        words.unexpectedArguments(rest, command: CommandName.list.rawValue).with(
          hint: words.readings(
            ["gymlog history ", "gymlog list --routine "].map { $0 + shellWord(rest.joined(separator: " ")) })
        )
      case .unexpectedArguments(let rest, CommandName.finish.rawValue)
      where rest.count > 1 || !Self.ends(rest).isEmpty:
        // `finish 1:15`, `finish good session`
        words.unexpectedArguments(rest, command: CommandName.finish.rawValue).with(
          hint: Self.ends(rest).isEmpty
            ? words.forTheNote("gymlog note " + shellName(rest.joined(separator: " ")))
            : words.readings(Self.ends(rest)))
      case .unexpectedArguments(let rest, let command): words.unexpectedArguments(rest, command: command)
      }
    }
  }

  /// The lines of `finish` with a length or a time that stands alone.
  private static func ends(_ rest: [String]) -> [String] {
    let text = rest.joined(separator: " ")
    guard text.contains(where: \.isNumber) else { return [] }
    let length = TypedLength(text) == nil ? nil : "gymlog finish --for " + shellWord(text)
    let isTime = !TypedTime.readings(of: text, in: .english).isEmpty
    return [length, isTime ? "gymlog finish --at " + shellWord(text) : nil].compactMap(\.self)
  }

  /// An argument that isn't valid UTF-8, counted from 1 after the program's name.
  static func invalidUTF8(argument: Int) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "argument \(argument) isn't valid UTF-8", hint: "Type it again in a terminal set to UTF-8"),
        es: Message(
          "el argumento \(argument) no es UTF-8 válido",
          hint: "Escríbelo otra vez en una terminal configurada en UTF-8"),
        ca: Message(
          "l'argument \(argument) no és UTF-8 vàlid",
          hint: "Torna'l a escriure en un terminal configurat en UTF-8"))
    }
  }

  /// An argument longer than `Line.wordLimit`, counted from 1 after the program's name.
  static func argumentTooLong(_ argument: Int) -> Failure {
    Failure(.usage) { words in
      let limit = words.number(Line.wordLimit)
      return words.say(
        en: Message("argument \(argument) is too long: the limit is \(limit) bytes"),
        es: Message("el argumento \(argument) es demasiado largo: el límite es de \(limit) bytes"),
        ca: Message("l'argument \(argument) és massa llarg: el límit és de \(limit) bytes"))
    }
  }

  /// A line longer than `Line.lineLimit`.
  static var lineTooLong: Failure {
    Failure(.usage) { words in
      let limit = words.number(Line.lineLimit)
      return words.say(
        en: Message(
          "the line is too long: the limit is \(limit) bytes", hint: "Split it into several commands"),
        es: Message(
          "la línea es demasiado larga: el límite es de \(limit) bytes", hint: "Divídela en varios comandos"),
        ca: Message(
          "la línia és massa llarga: el límit és de \(limit) bytes",
          hint: "Divideix-la en unes quantes ordres"))
    }
  }
}

extension Catalogue {
  /// Whether words are the name of an exercise, or part of one.
  fileprivate func knows(_ words: [String]) -> Bool {
    if case .none = find(words.joined(separator: " ")) { false } else { true }
  }
}
