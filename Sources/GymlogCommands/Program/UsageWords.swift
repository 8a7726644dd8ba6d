import Wording

extension Words {
  /// A first word that is no command; the nearest names, best first.
  func unknownCommand(_ name: String, nearest: [String]) -> Message {
    say(
      en: Message("unknown command \(quoted(name))", hint: nearestOrHelp(nearest, command: nil)),
      es: Message("no existe el comando \(quoted(name))", hint: nearestOrHelp(nearest, command: nil)),
      ca: Message("no existeix l'ordre \(quoted(name))", hint: nearestOrHelp(nearest, command: nil)))
  }

  /// A noun without its verb: `exercise`; the choices are whole commands.
  func missingVerb(after noun: String, choices: [String]) -> Message {
    let lines = either(choices.map { "gymlog " + $0 })
    return say(
      en: Message("\(quoted(noun)) needs a subcommand", hint: "Type " + lines),
      es: Message("a \(quoted(noun)) le falta un subcomando", hint: "Escribe " + lines),
      ca: Message("a \(quoted(noun)) li falta una subordre", hint: "Escriu " + lines))
  }

  /// An option that doesn't exist; the nearest ones, best first.
  func unknownOption(_ option: String, nearest: [String], command: String?) -> Message {
    say(
      en: Message("unknown option \(option)", hint: nearestOrHelp(nearest, command: command)),
      es: Message("no existe la opción \(option)", hint: nearestOrHelp(nearest, command: command)),
      ca: Message("no existeix l'opció \(option)", hint: nearestOrHelp(nearest, command: command)))
  }

  /// An option given twice that takes one value.
  func repeatedOption(_ option: String) -> Message {
    say(
      en: Message("\(option) was given twice", hint: "Use only one"),
      es: Message("\(option) está dos veces", hint: "Deja solo una"),
      ca: Message("\(option) hi és dues vegades", hint: "Deixa'n només una"))
  }

  /// An option without the value that it needs.
  func missingValue(of option: String, placeholder: String, meaning: String, command: String?) -> Message {
    say(
      en: Message("\(option) needs a value", hint: seeHelp(command)),
      es: Message("a \(option) le falta el valor", hint: seeHelp(command)),
      ca: Message("a \(option) li falta el valor", hint: seeHelp(command))
    ).with(details: ["\(option) \(placeholder): \(meaning)"])
  }

  /// A value for an option that takes none: `--force=yes`.
  func unexpectedValue(_ value: String, of option: String) -> Message {
    say(
      en: Message("\(option) takes no value, but got \(quoted(value))", hint: "Type \(option) alone"),
      es: Message("\(option) no lleva valor, y tiene \(quoted(value))", hint: "Escribe solo \(option)"),
      ca: Message("\(option) no porta valor, i té \(quoted(value))", hint: "Escriu només \(option)"))
  }

  /// A value that was refused.
  func valueNotAccepted(_ value: String, for parameter: String, command: String?) -> Message {
    say(
      en: Message("\(parameter) can't be \(quoted(value))", hint: seeHelp(command)),
      es: Message("\(parameter) no puede ser \(quoted(value))", hint: seeHelp(command)),
      ca: Message("\(parameter) no pot ser \(quoted(value))", hint: seeHelp(command)))
  }

  /// A value that is none of the choices.
  func notAChoice(_ value: String, for parameter: String, choices: [String], nearest: [String]) -> Message {
    // A placeholder, `FORMAT`, is no name that people know.
    if parameter == parameter.uppercased() {
      return Message(
        say(
          en: "\(quoted(value)) isn't a choice here: type \(either(choices))",
          es: "aquí no vale \(quoted(value)): escribe \(either(choices))",
          ca: "aquí no val \(quoted(value)): escriu \(either(choices))"), hint: didYouMean(nearest))
    }
    return Message(
      say(
        en: "\(parameter) must be \(either(choices)), not \(quoted(value))",
        es: "\(parameter) tiene que ser \(either(choices)), no \(quoted(value))",
        ca: "\(parameter) ha de ser \(either(choices)), no \(quoted(value))"), hint: didYouMean(nearest))
  }

  /// A missing argument, by its placeholders, with what can stand for each.
  func missingArgument(_ placeholder: String, command: String?) -> Message {
    let isOfActivities = command == CommandName.activityCompare.rawValue
    let details = placeholder.split(separator: " ").compactMap { name -> String? in
      let name = name.filter { !"[]…".contains($0) }
      // In Spanish and Catalan, an option's placeholder is spelled like an argument's.
      let known = Placeholder.allCases.first { self.placeholder($0) == name && !meaning($0).isEmpty }
      return known.map { "\(name): " + meaning(isOfActivities ? .activity : $0) }
    }
    return say(
      en: Message("missing argument: \(placeholder)", hint: seeHelp(command)),
      es: Message("falta \(placeholder)", hint: seeHelp(command)),
      ca: Message("hi falta \(placeholder)", hint: seeHelp(command))
    ).with(details: details)
  }

  /// Arguments that the command doesn't take.
  func unexpectedArguments(_ arguments: [String], command: String?) -> Message {
    let text = quoted(arguments.joined(separator: " "))
    return say(
      en: Message("unexpected argument: \(text)", hint: seeHelp(command)),
      es: Message("sobra \(text)", hint: seeHelp(command)),
      ca: Message("hi sobra \(text)", hint: seeHelp(command)))
  }

  /// Two options that can't be combined.
  func contradiction(_ one: String, _ other: String) -> Message {
    say(
      en: Message("\(one) and \(other) can't be used together", hint: "Use only one"),
      es: Message("\(one) y \(other) no se pueden combinar", hint: "Deja solo una"),
      ca: Message("\(one) i \(other) no es poden combinar", hint: "Deixa'n només una"))
  }
}
