extension Spanish {
  package func unknownCommand(_ name: String, nearest: [String]) -> Message {
    Message("no conozco el comando \(quoted(name))", hint: nearestOrHelp(nearest, command: nil))
  }

  package func missingVerb(after noun: String, choices: [String]) -> Message {
    Message(
      "después de \(quoted(noun)) falta una palabra",
      hint: "Escribe " + either(choices.map { "gymlog " + $0 }))
  }

  package func unknownOption(_ option: String, nearest: [String], command: String?) -> Message {
    Message("no conozco la opción \(option)", hint: nearestOrHelp(nearest, command: command))
  }

  package func repeatedOption(_ option: String, command: String?) -> Message {
    Message("has puesto \(option) dos veces", hint: "Deja solo una")
  }

  package func missingValue(of option: String, placeholder: String, command: String?) -> Message {
    Message("a \(option) le falta el valor: \(option) \(placeholder)", hint: seeHelp(command))
  }

  package func unexpectedValue(_ value: String, of option: String, command: String?) -> Message {
    Message("\(option) va sin valor, y tiene \(quoted(value))", hint: "Escribe solo \(option)")
  }

  package func valueOpen(for option: String) -> Message {
    Message("en lugar de … pon detrás de \(option) una de estas palabras")
  }

  package func valueNotAccepted(
    _ value: String, for parameter: String, reason: String?, command: String?
  ) -> Message {
    let because = reason.map { ": " + $0 } ?? ""
    return Message("\(parameter) no puede ser \(quoted(value))\(because)", hint: seeHelp(command))
  }

  package func notAChoice(
    _ value: String, for parameter: String, choices: [String], nearest: [String]
  ) -> Message {
    Message("\(parameter) es \(either(choices)), no \(quoted(value))", hint: didYouMean(nearest))
  }

  package func numberNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no es un número entero a partir de 1")
  }

  package func missingWord(_ placeholder: String, command: String?) -> Message {
    Message("falta \(placeholder)", hint: seeHelp(command))
  }

  package func tooManyWords(_ words: [String], command: String?) -> Message {
    let text = quoted(words.joined(separator: " "))
    return Message("hay palabras de más: sobra \(text)", hint: seeHelp(command))
  }

  package func invalidUTF8(argument: Int) -> Message {
    Message(
      "el argumento \(argument) no es texto UTF-8 válido",
      hint: "Escríbelo otra vez en una terminal configurada en UTF-8")
  }

  package func argumentTooLong(argument: Int, limit: Int) -> Message {
    Message("el argumento \(argument) es demasiado largo: caben \(number(limit)) bytes como mucho")
  }

  package func argumentsTooLong(limit: Int) -> Message {
    Message(
      "la línea es demasiado larga: caben \(number(limit)) bytes como mucho",
      hint: "Repártela en varios comandos")
  }

  package func contradiction(_ one: String, _ other: String) -> Message {
    Message("\(one) y \(other) se contradicen", hint: "Deja solo una")
  }
}
