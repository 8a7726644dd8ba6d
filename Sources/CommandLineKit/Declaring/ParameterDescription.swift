/// A parameter without its Swift type: enough for parsing, help and completion.
package struct ParameterDescription {
  /// The place of a parameter on the line, and how often it may be given.
  package enum Kind: Equatable, Sendable {
    /// One argument that must be given.
    case required
    /// One argument that may be left out.
    case optional
    /// All remaining arguments.
    case words(atLeast: Int)
    /// An option without a value.
    case flag
    case option(repeats: Bool)
  }

  /// The place of the parameter, and how often it may be given.
  package let kind: Kind
  /// The long name of an option without its dashes, or the placeholder of an argument.
  package let name: String
  /// The single-letter form of an option (`o` for `-o`).
  package let letter: String?
  /// The placeholder for the value in help (`TEXT`); empty for a flag.
  package let placeholder: String
  /// The argument as the line of usage shows it, if some of its placeholders may be left out: `[EXERCISE] SET…`.
  let form: String?
  /// One line of help, in the user's language; for an argument of several placeholders, one line for each.
  package let help: String
  /// The values that a shell may offer.
  package let completion: Completion
  /// Whether several words, joined by spaces, are one value of an option; nil if a value is always one word.
  let isPhrase: ((String) -> Bool)?

  init(
    _ kind: Kind, name: String, letter: String? = nil, placeholder: String, form: String? = nil,
    help: String, completion: Completion, isPhrase: ((String) -> Bool)? = nil
  ) {
    self.kind = kind
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.form = form
    self.help = help
    self.completion = completion
    self.isPhrase = isPhrase
  }

  /// Whether it is an option, not an argument.
  package var isOption: Bool {
    switch kind {
    case .flag, .option: true
    case .required, .optional, .words: false
    }
  }

  /// Whether it is an option with a value.
  package var takesValue: Bool {
    if case .option = kind { true } else { false }
  }

  /// Whether it is an option that may be given several times.
  package var repeats: Bool { kind == .option(repeats: true) }

  /// An option's long name as it is typed (`--note`), or an argument's placeholder.
  package var spelling: String { isOption ? "--" + name : name }
}

extension ParameterDescription: Equatable {
  /// Whether both describe the same parameter; how a phrase is read isn't compared.
  package static func == (one: ParameterDescription, other: ParameterDescription) -> Bool {
    one.kind == other.kind && one.name == other.name && one.letter == other.letter
      && one.placeholder == other.placeholder && one.form == other.form && one.help == other.help
      && one.completion == other.completion
  }
}

/// The values that a shell may offer for a parameter.
package enum Completion: Equatable, Sendable {
  /// None, as for free text and numbers.
  case none
  /// A few fixed words, in the order in which to offer them.
  case choices([String])
  case file
  case folder
  /// Words that only the program knows, such as its commands; the tags say which.
  case custom([String])
}
