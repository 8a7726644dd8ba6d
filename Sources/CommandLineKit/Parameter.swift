/// A parameter of a command: its description, and how its value is read from a parsed line.
package struct Parameter<Value> {
  /// What it is, without its type.
  package let description: ParameterDescription
  let read: (inout ArgumentReader) throws(UsageError) -> Value
}

// MARK: - Positional parameters

extension Parameter {
  /// One word that must be there.
  package static func required(
    _ placeholder: String, help: String, as parser: ValueParser<Value>
  ) -> Parameter {
    let description = ParameterDescription(
      .required, name: placeholder, placeholder: placeholder, help: help, completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      guard let word = reader.nextWord() else {
        throw .missingParameter(placeholder, command: reader.command)
      }
      return try reader.accept(word, by: parser, for: description)
    }
  }

  /// One word that may be left out.
  package static func optional<Element>(
    _ placeholder: String, help: String, as parser: ValueParser<Element>
  ) -> Parameter where Value == Element? {
    let description = ParameterDescription(
      .optional, name: placeholder, placeholder: placeholder, help: help, completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      guard let word = reader.nextWord() else { return nil }
      return try reader.accept(word, by: parser, for: description)
    }
  }

  /// One word that may be left out; `text` is then read in its place.
  package static func optional(
    _ placeholder: String, default text: String, help: String, as parser: ValueParser<Value>
  ) -> Parameter {
    let description = ParameterDescription(
      .optional, name: placeholder, placeholder: placeholder, help: help, completion: parser.completion,
      defaultText: text)
    return Parameter(description: description) { reader throws(UsageError) in
      try reader.accept(reader.nextWord() ?? text, by: parser, for: description)
    }
  }

  /// All the words that remain, `minimum` of them or more.
  package static func words<Element>(
    _ placeholder: String, atLeast minimum: Int = 0, help: String, as parser: ValueParser<Element>
  ) -> Parameter where Value == [Element] {
    let description = ParameterDescription(
      .words(atLeast: minimum), name: placeholder, placeholder: placeholder, help: help,
      completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      var values: [Element] = []
      while let word = reader.nextWord() {
        values.append(try reader.accept(word, by: parser, for: description))
      }
      guard values.count >= minimum else {
        throw .missingParameter(placeholder, command: reader.command)
      }
      return values
    }
  }
}

extension Parameter where Value == String {
  /// One word that must be there, as it was typed.
  package static func required(_ placeholder: String, help: String) -> Parameter {
    .required(placeholder, help: help, as: .text)
  }
}

extension Parameter where Value == String? {
  /// One word that may be left out, as it was typed.
  package static func optional(_ placeholder: String, help: String) -> Parameter {
    .optional(placeholder, help: help, as: .text)
  }
}

extension Parameter where Value == [String] {
  /// All the words that remain, as they were typed.
  package static func words(_ placeholder: String, atLeast minimum: Int = 0, help: String) -> Parameter {
    .words(placeholder, atLeast: minimum, help: help, as: .text)
  }
}
