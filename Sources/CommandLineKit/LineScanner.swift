/// Goes over the words of a line once and sorts them: which command, its words and options, the global options.
///
/// A word that reads as an option is never a value or a positional word (before `--`), so `--help` is seen
/// wherever it
/// stands; a line that asks for help is forgiven everything but a command that doesn't exist.
struct LineScanner<Context, Answer> {
  let table: CommandTable<Context, Answer>
  let words: [String]
  let asksForHelp: Bool
  private(set) var command: Command<Context, Answer>?
  private(set) var declaration: CommandDeclaration<Context, Answer>?
  private(set) var globals = ParsedArguments()
  private(set) var own = ParsedArguments()
  /// A first word that may be a noun whose verb is still to come.
  private(set) var noun: String?

  init(_ table: CommandTable<Context, Answer>, _ words: [String]) {
    self.table = table
    self.words = words
    let help = table.globals.first { $0.name == "help" && $0.kind == .flag }
    asksForHelp = help.map { Self.asks(for: $0, words) } ?? false
  }

  private static func asks(for help: ParameterDescription, _ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { OptionWord($0)?.names(help) ?? false }
  }

  mutating func scan() throws(UsageError) {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded {
        try take(word)
      } else if word == "--" {
        optionsEnded = true
      } else if let option = OptionWord(word) {
        try take(option, before: &rest)
      } else {
        try take(word)
      }
    }
    if command == nil, let noun { try settle(noun) }
  }

  // MARK: - Positional words

  private mutating func take(_ word: String) throws(UsageError) {
    if command != nil {
      own.words.append(word)
    } else if let noun {
      try takeVerb(word, of: noun)
    } else if table.hasNoun(word) {
      noun = word
    } else if let found = table.command(named: word) {
      choose(found)
    } else if let fallback = table.fallback, let found = table.command(named: fallback.command),
      fallback.reads(word)
    {
      choose(found)
      own.words.append(word)
    } else {
      throw .unknownCommand(word, nearest: table.nearestNames(to: word), noun: nil)
    }
  }

  private mutating func takeVerb(_ verb: String, of noun: String) throws(UsageError) {
    let name = noun + " " + verb
    if let found = table.command(named: name) {
      choose(found)
    } else if let found = table.command(named: noun) {
      choose(found)
      own.words.append(verb)
    } else {
      throw .unknownCommand(name, nearest: table.nearestNames(to: name), noun: noun)
    }
  }

  private mutating func settle(_ noun: String) throws(UsageError) {
    guard let found = table.command(named: noun) else {
      return try forgive(
        .missingSubcommand(of: noun, choices: table.commands(ofNoun: noun).map { $0.name }))
    }
    choose(found)
  }

  private mutating func choose(
    _ found: Command<Context, Answer>, declaring declaration: CommandDeclaration<Context, Answer>? = nil
  ) {
    command = found
    self.declaration = declaration ?? found.declaration
    own.command = found.name
  }

  // MARK: - Options

  private mutating func take(
    _ option: OptionWord, before rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if let parameter = table.globals.first(where: option.names) {
      if let given = try read(option, as: parameter, after: globals, before: &rest) {
        globals.options.append(given)
      }
      return
    }
    chooseByOption(option)
    guard let parameter = declaration?.parameters.first(where: option.names) else {
      return try forgive(unknown(option))
    }
    if let given = try read(option, as: parameter, after: own, before: &rest) {
      own.options.append(given)
    }
  }

  /// An option of its own settles which command a line means that has named none yet.
  private mutating func chooseByOption(_ option: OptionWord) {
    guard command == nil, let name = noun ?? table.bare, let found = table.command(named: name) else {
      return
    }
    let declaration = found.declaration
    if declaration.parameters.contains(where: option.names) { choose(found, declaring: declaration) }
  }

  private func read(
    _ option: OptionWord, as parameter: ParameterDescription, after earlier: ParsedArguments,
    before rest: inout ArraySlice<String>
  ) throws(UsageError) -> ParsedArguments.Given? {
    if !parameter.repeats, earlier.has(parameter.name) {
      try forgive(.repeatedOption(parameter.spelling, command: context))
    }
    guard parameter.takesValue else {
      if let value = option.value {
        try forgive(.unexpectedValue(value, option: parameter.spelling, command: context))
      }
      return ParsedArguments.Given(name: parameter.name, value: nil)
    }
    guard let value = option.value ?? Self.popValue(&rest) else {
      try forgive(
        .missingValue(option: parameter.spelling, placeholder: parameter.placeholder, command: context))
      return nil
    }
    return ParsedArguments.Given(name: parameter.name, value: value)
  }

  private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !OptionWord.reads(next) else { return nil }
    return rest.popFirst()
  }

  private func unknown(_ option: OptionWord) -> UsageError {
    let known = ((declaration?.parameters ?? []) + table.globals).filter { $0.isOption }.map { $0.name }
    let typed = String(option.spelling.drop { $0 == "-" })
    let nearest = Suggestions.nearest(to: typed, among: known).map { "--" + $0 }
    return .unknownOption(option.spelling, nearest: nearest, command: context)
  }

  /// The command whose help would explain a mistake made here.
  private var context: String? { command?.name ?? noun }

  private func forgive(_ error: UsageError) throws(UsageError) {
    if !asksForHelp { throw error }
  }
}
