extension English {
  package func unknownCommand(_ name: String, nearest: [String]) -> Message {
    Message("unknown command \(quoted(name))", hint: nearestOrHelp(nearest, command: nil))
  }

  package func missingVerb(after noun: String, choices: [String]) -> Message {
    Message("\(quoted(noun)) needs another word", hint: "Type " + either(choices.map { "gymlog " + $0 }))
  }

  package func unknownOption(_ option: String, nearest: [String], command: String?) -> Message {
    Message("unknown option \(option)", hint: nearestOrHelp(nearest, command: command))
  }

  package func repeatedOption(_ option: String, command: String?) -> Message {
    Message("\(option) is given twice", hint: "Keep one of the two")
  }

  package func missingValue(of option: String, placeholder: String, command: String?) -> Message {
    Message("\(option) needs a value: \(option) \(placeholder)", hint: seeHelp(command))
  }

  package func unexpectedValue(_ value: String, of option: String, command: String?) -> Message {
    Message("\(option) takes no value, but got \(quoted(value))", hint: "Type \(option) alone")
  }

  package func valueOpen(for option: String) -> Message {
    Message("put one of these after \(option) instead of …")
  }

  package func valueNotAccepted(
    _ value: String, for parameter: String, reason: String?, command: String?
  ) -> Message {
    let because = reason.map { ": " + $0 } ?? ""
    return Message("\(parameter) can't be \(quoted(value))\(because)", hint: seeHelp(command))
  }

  package func notAChoice(
    _ value: String, for parameter: String, choices: [String], nearest: [String]
  ) -> Message {
    Message("\(parameter) is \(either(choices)), not \(quoted(value))", hint: didYouMean(nearest))
  }

  package func numberNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) is not a whole number from 1 on")
  }

  package func missingWord(_ placeholder: String, command: String?) -> Message {
    Message("\(placeholder) is missing", hint: seeHelp(command))
  }

  package func tooManyWords(_ words: [String], command: String?) -> Message {
    let text = quoted(words.joined(separator: " "))
    return Message("too many words: \(text) is left over", hint: seeHelp(command))
  }

  package func invalidUTF8(argument: Int) -> Message {
    Message("argument \(argument) is not valid UTF-8 text", hint: "Type it again in a terminal set to UTF-8")
  }

  package func argumentTooLong(argument: Int, limit: Int) -> Message {
    Message("argument \(argument) is too long: at most \(number(limit)) bytes fit")
  }

  package func argumentsTooLong(limit: Int) -> Message {
    Message(
      "the whole line is too long: at most \(number(limit)) bytes fit", hint: "Split it into several commands"
    )
  }

  package func contradiction(_ one: String, _ other: String) -> Message {
    Message("\(one) and \(other) contradict each other", hint: "Keep one of the two")
  }
}
