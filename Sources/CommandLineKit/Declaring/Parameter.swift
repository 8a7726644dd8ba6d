/// A parameter of a command, with a value of its own type.
///
/// Arguments are words without dashes: `required`, `optional` and `words`. Options have names with dashes: `flag`,
/// `option` and `options`.
package struct Parameter<Value> {
  /// The parameter without its type: one description, or several for `oneFlag(of:)` and `together(_:as:)`.
  package let descriptions: [ParameterDescription]
  let read: (inout ArgumentReader) throws(UsageError) -> Value

  /// The only description.
  package var description: ParameterDescription { descriptions[0] }

  init(
    description: ParameterDescription, read: @escaping (inout ArgumentReader) throws(UsageError) -> Value
  ) {
    self.init(descriptions: [description], read: read)
  }

  private init(
    descriptions: [ParameterDescription],
    read: @escaping (inout ArgumentReader) throws(UsageError) -> Value
  ) {
    (self.descriptions, self.read) = (descriptions, read)
  }
}

// MARK: - Arguments

extension Parameter {
  /// A required argument.
  package static func required(
    _ placeholder: String, help: String, as parser: ValueParser<Value>
  ) -> Parameter {
    required(placeholder, help, parser) { $0.nextWord() }
  }

  /// An optional argument; nil if it is left out.
  package static func optional<Element>(
    _ placeholder: String, help: String, as parser: ValueParser<Element>
  ) -> Parameter where Value == Element? {
    optional(placeholder, help, parser) { $0.nextWord() }
  }

  /// All remaining words as one argument, so that it needs no quotes; nil if there are none.
  package static func phrase<Element>(
    _ placeholder: String, help: String, as parser: ValueParser<Element>
  ) -> Parameter where Value == Element? {
    optional(placeholder, help, parser) { $0.nextPhrase() }
  }

  /// All remaining words as one argument, which must be given.
  package static func requiredPhrase(
    _ placeholder: String, help: String, as parser: ValueParser<Value>
  ) -> Parameter {
    required(placeholder, help, parser) { $0.nextPhrase() }
  }

  private static func required(
    _ placeholder: String, _ help: String, _ parser: ValueParser<Value>,
    _ next: @escaping (inout ArgumentReader) -> String?
  ) -> Parameter {
    let description = ParameterDescription(
      .required, name: placeholder, placeholder: placeholder, help: help, completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      guard let text = next(&reader) else { throw .missingArgument(placeholder, command: reader.command) }
      return try reader.parse(text, by: parser, for: description)
    }
  }

  private static func optional<Element>(
    _ placeholder: String, _ help: String, _ parser: ValueParser<Element>,
    _ next: @escaping (inout ArgumentReader) -> String?
  ) -> Parameter where Value == Element? {
    let description = ParameterDescription(
      .optional, name: placeholder, placeholder: placeholder, help: help, completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      guard let text = next(&reader) else { return nil }
      return try reader.parse(text, by: parser, for: description)
    }
  }

  /// All remaining arguments, `minimum` or more; `form` is how the line of usage shows them, if some placeholders may be left out.
  package static func words<Element>(
    _ placeholder: String, form: String? = nil, atLeast minimum: Int = 0, help: String,
    as parser: ValueParser<Element>
  ) -> Parameter where Value == [Element] {
    let description = ParameterDescription(
      .words(atLeast: minimum), name: placeholder, placeholder: placeholder, form: form, help: help,
      completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      var values: [Element] = []
      while let word = reader.nextWord() {
        values.append(try reader.parse(word, by: parser, for: description))
      }
      guard values.count >= minimum else {
        throw .missingArgument(form ?? placeholder, command: reader.command)
      }
      return values
    }
  }
}

extension Parameter where Value == [String] {
  /// All remaining arguments as they were typed, `minimum` or more.
  package static func words(
    _ placeholder: String, form: String? = nil, atLeast minimum: Int = 0, help: String,
    completedBy completion: Completion = .none
  ) -> Parameter {
    .words(placeholder, form: form, atLeast: minimum, help: help, as: .text(completedBy: completion))
  }
}

// MARK: - Options

extension Parameter where Value == Bool {
  /// An option without a value: true if it is on the line.
  package static func flag(_ name: String, letter: String? = nil, help: String) -> Parameter {
    let description = ParameterDescription(
      .flag, name: name, letter: letter, placeholder: "", help: help, completion: .none)
    return Parameter(description: description) { reader throws(UsageError) in
      reader.arguments.has(name)
    }
  }
}

extension Parameter {
  /// A choice of flags: the value of the one that is on the line; nil if none is. Two of them are an error.
  package static func oneFlag<Choice>(
    of flags: [(name: String, help: String, value: Choice)]
  ) -> Parameter where Value == Choice? {
    let descriptions = flags.map {
      ParameterDescription(
        .flag, name: $0.name, letter: nil, placeholder: "", help: $0.help, completion: .none)
    }
    return Parameter(descriptions: descriptions) { reader throws(UsageError) in
      let given = flags.filter { reader.arguments.has($0.name) }
      guard given.count < 2 else {
        throw .excludingOptions("--" + given[0].name, "--" + given[1].name, command: reader.command)
      }
      return given.first?.value
    }
  }

  /// An option with a value; nil if it is left out.
  ///
  /// - Parameters:
  ///   - name: the long name, without dashes
  ///   - letter: the single-letter form, if it has one
  ///   - placeholder: the value's placeholder in help
  ///   - help: one line of help
  ///   - parser: the parser of the value
  /// - Returns: the parameter
  package static func option<Element>(
    _ name: String, letter: String? = nil, value placeholder: String, help: String,
    as parser: ValueParser<Element>
  ) -> Parameter where Value == Element? {
    let description = ParameterDescription(
      .option(repeats: false), name: name, letter: letter, placeholder: placeholder, help: help,
      completion: parser.completion, isPhrase: parser.isPhrase)
    return Parameter(description: description) { reader throws(UsageError) in
      guard let text = reader.arguments.value(of: name) else { return nil }
      return try reader.parse(text, by: parser, for: description)
    }
  }

  /// An option with a value that may be given several times: all values, in the order given.
  package static func options<Element>(
    _ name: String, value placeholder: String, help: String, as parser: ValueParser<Element>
  ) -> Parameter where Value == [Element] {
    let description = ParameterDescription(
      .option(repeats: true), name: name, letter: nil, placeholder: placeholder, help: help,
      completion: parser.completion)
    return Parameter(description: description) { reader throws(UsageError) in
      var values: [Element] = []
      for text in reader.arguments.values(of: name) {
        values.append(try reader.parse(text, by: parser, for: description))
      }
      return values
    }
  }
}

extension Parameter {
  /// Several parameters as one value, such as a struct of a command's options.
  ///
  /// ```swift
  /// .together(.flag("water", help: …), .flag("sun", help: …), as: Care.init(water:sun:))
  /// ```
  package static func together<each Part>(
    _ parts: repeat Parameter<each Part>, as make: @escaping (repeat each Part) -> Value
  ) -> Parameter {
    var descriptions: [ParameterDescription] = []
    repeat descriptions += (each parts).descriptions
    return Parameter(descriptions: descriptions) { reader throws(UsageError) in
      let values = (repeat try (each parts).read(&reader))
      return make(repeat each values)
    }
  }
}

extension Parameter where Value == String? {
  /// An option with a value as it was typed; nil if it is left out.
  package static func option(
    _ name: String, letter: String? = nil, value placeholder: String, help: String,
    completedBy completion: Completion = .none
  ) -> Parameter {
    .option(name, letter: letter, value: placeholder, help: help, as: .text(completedBy: completion))
  }
}
