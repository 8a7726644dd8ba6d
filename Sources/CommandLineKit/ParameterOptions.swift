extension Parameter where Value == Bool {
  /// An option without a value: true where it stands on the line.
  package static func flag(_ name: String, letter: String? = nil, help: String) -> Parameter {
    let description = ParameterDescription(
      .flag, name: name, letter: letter, placeholder: "", help: help, completion: .none)
    return Parameter(description: description) { reader throws(UsageError) in
      reader.arguments.has(name)
    }
  }
}

extension Parameter {
  /// An option with a value; nil where it is left out.
  ///
  /// - Parameters:
  ///   - name: the long name, without dashes
  ///   - letter: the single-letter form, if it has one
  ///   - placeholder: what stands for the value in help
  ///   - help: one line on what it is for
  ///   - parser: how the value is read
  /// - Returns: the parameter
  package static func option<Element>(
    _ name: String, letter: String? = nil, value placeholder: String, help: String,
    as parser: ValueParser<Element>
  ) -> Parameter where Value == Element? {
    let description = ParameterDescription(
      .option(repeats: false), name: name, letter: letter, placeholder: placeholder, help: help,
      completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      guard let text = reader.arguments.value(of: name) else { return nil }
      return try reader.accept(text, by: parser, for: description)
    }
  }

  /// An option with a value; `text` is read in its place where it is left out.
  package static func option(
    _ name: String, letter: String? = nil, value placeholder: String, default text: String,
    help: String, as parser: ValueParser<Value>
  ) -> Parameter {
    let description = ParameterDescription(
      .option(repeats: false), name: name, letter: letter, placeholder: placeholder, help: help,
      completion: parser.completion, defaultText: text)
    return Parameter(description: description) { reader throws(UsageError) in
      try reader.accept(reader.arguments.value(of: name) ?? text, by: parser, for: description)
    }
  }

  /// An option with a value that may be given more than once: the values in their order.
  package static func options<Element>(
    _ name: String, letter: String? = nil, value placeholder: String, help: String,
    as parser: ValueParser<Element>
  ) -> Parameter where Value == [Element] {
    let description = ParameterDescription(
      .option(repeats: true), name: name, letter: letter, placeholder: placeholder, help: help,
      completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      var values: [Element] = []
      for text in reader.arguments.values(of: name) {
        values.append(try reader.accept(text, by: parser, for: description))
      }
      return values
    }
  }
}

extension Parameter where Value == String? {
  /// An option with a value as it was typed; nil where it is left out.
  package static func option(
    _ name: String, letter: String? = nil, value placeholder: String, help: String
  ) -> Parameter {
    .option(name, letter: letter, value: placeholder, help: help, as: .text)
  }
}

extension Parameter where Value == [String] {
  /// An option that may be given more than once, its values as they were typed.
  package static func options(
    _ name: String, letter: String? = nil, value placeholder: String, help: String
  ) -> Parameter {
    .options(name, letter: letter, value: placeholder, help: help, as: .text)
  }
}
