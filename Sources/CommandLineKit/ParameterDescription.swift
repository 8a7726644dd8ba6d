/// What is known of a parameter without its Swift type: enough to parse, to help and to complete.
package struct ParameterDescription: Equatable, Sendable {
  /// Where a parameter stands on the line and how often.
  package enum Kind: Equatable, Sendable {
    /// One positional word that must be there.
    case required
    /// One positional word that may be left out.
    case optional
    /// All the positional words that remain.
    case words(atLeast: Int)
    /// An option without a value: there or not.
    case flag
    /// An option with a value.
    case option(repeats: Bool)
  }

  /// Where it stands and how often.
  package let kind: Kind
  /// The long name of an option, without its dashes; of a positional parameter, its placeholder.
  package let name: String
  /// The single-letter form of an option (`o` for `-o`).
  package let letter: String?
  /// What stands for the value in help (`TEXT`); empty for a flag.
  package let placeholder: String
  /// One line on what it is for, in the user's language.
  package let help: String
  /// What a shell may offer in its place.
  package let completion: Completion
  /// The text that is taken where it is left out.
  package let defaultText: String?

  init(
    _ kind: Kind, name: String, letter: String? = nil, placeholder: String, help: String,
    completion: Completion, defaultText: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.help = help
    self.completion = completion
    self.defaultText = defaultText
  }

  /// Whether it is introduced by a name with dashes.
  package var isOption: Bool {
    switch kind {
    case .flag, .option: true
    case .required, .optional, .words: false
    }
  }

  /// Whether it is an option that is followed by a value.
  package var takesValue: Bool {
    if case .option = kind { true } else { false }
  }

  /// Whether it may stand on the line more than once.
  package var repeats: Bool { kind == .option(repeats: true) }

  /// The long name as it is typed (`--note`), or the placeholder of a positional parameter.
  package var spelling: String { isOption ? "--" + name : name }
}
