extension Catalan {
  package func unknownCommand(_ name: String, nearest: [String]) -> Message {
    Message("no conec l'ordre \(quoted(name))", hint: nearestOrHelp(nearest, command: nil))
  }

  package func missingVerb(after noun: String, choices: [String]) -> Message {
    Message(
      "després de \(quoted(noun)) falta una paraula", hint: "Escriu " + either(choices.map { "gymlog " + $0 })
    )
  }

  package func unknownOption(_ option: String, nearest: [String], command: String?) -> Message {
    Message("no conec l'opció \(option)", hint: nearestOrHelp(nearest, command: command))
  }

  package func repeatedOption(_ option: String, command: String?) -> Message {
    Message("has posat \(option) dues vegades", hint: "Deixa'n només una")
  }

  package func missingValue(of option: String, placeholder: String, command: String?) -> Message {
    Message("a \(option) li falta el valor: \(option) \(placeholder)", hint: seeHelp(command))
  }

  package func unexpectedValue(_ value: String, of option: String, command: String?) -> Message {
    Message("\(option) va sense valor, i té \(quoted(value))", hint: "Escriu només \(option)")
  }

  package func valueOpen(for option: String) -> Message {
    Message("en lloc de … posa darrere de \(option) una d'aquestes paraules")
  }

  package func valueNotAccepted(
    _ value: String, for parameter: String, reason: String?, command: String?
  ) -> Message {
    let because = reason.map { ": " + $0 } ?? ""
    return Message("\(parameter) no pot ser \(quoted(value))\(because)", hint: seeHelp(command))
  }

  package func notAChoice(
    _ value: String, for parameter: String, choices: [String], nearest: [String]
  ) -> Message {
    Message("\(parameter) és \(either(choices)), no \(quoted(value))", hint: didYouMean(nearest))
  }

  package func numberNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no és un nombre enter a partir d'1")
  }

  package func missingWord(_ placeholder: String, command: String?) -> Message {
    Message("falta \(placeholder)", hint: seeHelp(command))
  }

  package func tooManyWords(_ words: [String], command: String?) -> Message {
    let text = quoted(words.joined(separator: " "))
    return Message("hi ha paraules de més: sobra \(text)", hint: seeHelp(command))
  }

  package func invalidUTF8(argument: Int) -> Message {
    Message(
      "l'argument \(argument) no és text UTF-8 vàlid",
      hint: "Torna'l a escriure en un terminal configurat en UTF-8")
  }

  package func argumentTooLong(argument: Int, limit: Int) -> Message {
    Message("l'argument \(argument) és massa llarg: hi caben \(number(limit)) bytes com a molt")
  }

  package func argumentsTooLong(limit: Int) -> Message {
    Message(
      "la línia és massa llarga: hi caben \(number(limit)) bytes com a molt",
      hint: "Reparteix-la en unes quantes ordres")
  }

  package func contradiction(_ one: String, _ other: String) -> Message {
    Message("\(one) i \(other) es contradiuen", hint: "Deixa'n només una")
  }
}
