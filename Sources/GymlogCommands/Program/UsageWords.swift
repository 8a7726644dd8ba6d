import Training
import Wording

extension Words {
  /// The first word is no command; the nearest names, best first.
  func unknownCommand(_ name: String, nearest: [String]) -> Message {
    say(
      en: Message("unknown command \(quoted(name))", hint: nearestOrHelp(nearest, command: nil)),
      es: Message("no conozco el comando \(quoted(name))", hint: nearestOrHelp(nearest, command: nil)),
      ca: Message("no conec l'ordre \(quoted(name))", hint: nearestOrHelp(nearest, command: nil)))
  }

  /// A noun without its verb: `exercise`; the choices are whole commands.
  func missingVerb(after noun: String, choices: [String]) -> Message {
    say(
      en: Message(
        "\(quoted(noun)) needs another word", hint: "Type " + either(choices.map { "gymlog " + $0 })),
      es: Message(
        "después de \(quoted(noun)) falta una palabra",
        hint: "Escribe " + either(choices.map { "gymlog " + $0 })),
      ca: Message(
        "després de \(quoted(noun)) falta una paraula",
        hint: "Escriu " + either(choices.map { "gymlog " + $0 })
      ))
  }

  /// Nobody knows the option; the nearest ones, best first.
  func unknownOption(_ option: String, nearest: [String], command: String?) -> Message {
    say(
      en: Message("unknown option \(option)", hint: nearestOrHelp(nearest, command: command)),
      es: Message("no conozco la opción \(option)", hint: nearestOrHelp(nearest, command: command)),
      ca: Message("no conec l'opció \(option)", hint: nearestOrHelp(nearest, command: command)))
  }

  /// An option that may stand once was given again.
  func repeatedOption(_ option: String, command: String?) -> Message {
    say(
      en: Message("\(option) is given twice", hint: "Keep one of the two"),
      es: Message("has puesto \(option) dos veces", hint: "Deja solo una"),
      ca: Message("has posat \(option) dues vegades", hint: "Deixa'n només una"))
  }

  /// An option that needs a value has none.
  func missingValue(of option: String, placeholder: String, command: String?) -> Message {
    say(
      en: Message("\(option) needs a value: \(option) \(placeholder)", hint: seeHelp(command)),
      es: Message("a \(option) le falta el valor: \(option) \(placeholder)", hint: seeHelp(command)),
      ca: Message("a \(option) li falta el valor: \(option) \(placeholder)", hint: seeHelp(command)))
  }

  /// A value for an option that takes none: `--force=yes`.
  func unexpectedValue(_ value: String, of option: String, command: String?) -> Message {
    say(
      en: Message("\(option) takes no value, but got \(quoted(value))", hint: "Type \(option) alone"),
      es: Message("\(option) va sin valor, y tiene \(quoted(value))", hint: "Escribe solo \(option)"),
      ca: Message("\(option) va sense valor, i té \(quoted(value))", hint: "Escriu només \(option)"))
  }

  /// The `…` of a line that was printed, typed as it stands; the choices follow.
  func valueOpen(for option: String) -> Message {
    say(
      en: Message("put one of these after \(option) instead of …"),
      es: Message("en lugar de … pon detrás de \(option) una de estas palabras"),
      ca: Message("en lloc de … posa darrere de \(option) una d'aquestes paraules"))
  }

  /// A value that was refused; the reason is a text of its own, where there is one.
  func valueNotAccepted(_ value: String, for parameter: String, reason: String?, command: String?)
    -> Message
  {
    switch language {
    case .english:
      let because = reason.map { ": " + $0 } ?? ""
      return Message("\(parameter) can't be \(quoted(value))\(because)", hint: seeHelp(command))
    case .spanish:
      let because = reason.map { ": " + $0 } ?? ""
      return Message("\(parameter) no puede ser \(quoted(value))\(because)", hint: seeHelp(command))
    case .catalan:
      let because = reason.map { ": " + $0 } ?? ""
      return Message("\(parameter) no pot ser \(quoted(value))\(because)", hint: seeHelp(command))
    }
  }

  /// A value that is none of the possible words.
  func notAChoice(_ value: String, for parameter: String, choices: [String], nearest: [String])
    -> Message
  {
    say(
      en: Message("\(parameter) is \(either(choices)), not \(quoted(value))", hint: didYouMean(nearest)),
      es: Message("\(parameter) es \(either(choices)), no \(quoted(value))", hint: didYouMean(nearest)),
      ca: Message("\(parameter) és \(either(choices)), no \(quoted(value))", hint: didYouMean(nearest)))
  }

  /// A word that must be there isn't; what stands for it in help.
  func missingWord(_ placeholder: String, command: String?) -> Message {
    say(
      en: Message("\(placeholder) is missing", hint: seeHelp(command)),
      es: Message("falta \(placeholder)", hint: seeHelp(command)),
      ca: Message("falta \(placeholder)", hint: seeHelp(command)))
  }

  /// Words are left over.
  func tooManyWords(_ words: [String], command: String?) -> Message {
    switch language {
    case .english:
      let text = quoted(words.joined(separator: " "))
      return Message("too many words: \(text) is left over", hint: seeHelp(command))
    case .spanish:
      let text = quoted(words.joined(separator: " "))
      return Message("hay palabras de más: sobra \(text)", hint: seeHelp(command))
    case .catalan:
      let text = quoted(words.joined(separator: " "))
      return Message("hi ha paraules de més: sobra \(text)", hint: seeHelp(command))
    }
  }

  /// An argument, counted from 1, whose bytes are no text.
  func invalidUTF8(argument: Int) -> Message {
    say(
      en: Message(
        "argument \(argument) is not valid UTF-8 text", hint: "Type it again in a terminal set to UTF-8"),
      es: Message(
        "el argumento \(argument) no es texto UTF-8 válido",
        hint: "Escríbelo otra vez en una terminal configurada en UTF-8"),
      ca: Message(
        "l'argument \(argument) no és text UTF-8 vàlid",
        hint: "Torna'l a escriure en un terminal configurat en UTF-8"))
  }

  /// An argument, counted from 1, of more bytes than the limit.
  func argumentTooLong(argument: Int, limit: Int) -> Message {
    say(
      en: Message("argument \(argument) is too long: at most \(number(limit)) bytes fit"),
      es: Message("el argumento \(argument) es demasiado largo: caben \(number(limit)) bytes como mucho"),
      ca: Message("l'argument \(argument) és massa llarg: hi caben \(number(limit)) bytes com a molt"))
  }

  /// More bytes in all arguments together than the limit.
  func argumentsTooLong(limit: Int) -> Message {
    say(
      en: Message(
        "the whole line is too long: at most \(number(limit)) bytes fit",
        hint: "Split it into several commands"
      ),
      es: Message(
        "la línea es demasiado larga: caben \(number(limit)) bytes como mucho",
        hint: "Repártela en varios comandos"),
      ca: Message(
        "la línia és massa llarga: hi caben \(number(limit)) bytes com a molt",
        hint: "Reparteix-la en unes quantes ordres"))
  }

  /// Two options that say different things about the same.
  func contradiction(_ one: String, _ other: String) -> Message {
    say(
      en: Message("\(one) and \(other) contradict each other", hint: "Keep one of the two"),
      es: Message("\(one) y \(other) se contradicen", hint: "Deja solo una"),
      ca: Message("\(one) i \(other) es contradiuen", hint: "Deixa'n només una"))
  }
}
