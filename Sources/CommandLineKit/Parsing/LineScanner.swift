/// Sorts the words of a line in one pass: the command, its arguments and options, and the global options.
///
/// Before `--`, a word that reads as an option is never a value or an argument, so `--help` works anywhere on the line. On a
/// line that asks for help, the only mistake that counts is an unknown command.
struct LineScanner<Context, Answer, Failure: Error> {
  let table: CommandTable<Context, Answer, Failure>
  let words: [String]
  let asksForHelp: Bool
  private(set) var command: Command<Context, Answer, Failure>?
  private(set) var declaration: CommandDeclaration<Context, Answer, Failure>?
  private(set) var globals = ParsedArguments()
  private(set) var own = ParsedArguments()
  /// The first word, while it may be a noun whose verb follows.
  private(set) var noun: String?
  /// The option at the end of an unfinished line whose value is missing.
  private(set) var awaited: ParameterDescription?
  /// Whether `--` was read.
  private(set) var optionsEnded = false
  /// Whether the line may continue. Then, too, the only mistake that counts is an unknown command.
  private let isUnfinished: Bool

  init(_ table: CommandTable<Context, Answer, Failure>, _ words: [String], isUnfinished: Bool = false) {
    self.table = table
    self.words = words
    self.isUnfinished = isUnfinished
    let help = table.globals.first { $0.name == "help" && $0.kind == .flag }
    asksForHelp = help.map { Self.asks(for: $0, words) } ?? false
  }

  private static func asks(for help: ParameterDescription, _ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { OptionWord($0)?.names(help) ?? false }
  }

  mutating func scan() throws(UsageError) {
    var rest = words[...]
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
    if command == nil, let noun, !isUnfinished { try resolve(noun) }
  }

  var openNoun: String? { command == nil ? noun : nil }

  // MARK: - Arguments

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

  /// Takes the first word for the command itself, as no verb followed.
  private mutating func resolve(_ noun: String) throws(UsageError) {
    guard let found = table.command(named: noun) else {
      return try report(
        .missingSubcommand(of: noun, choices: table.commands(ofNoun: noun).map { $0.name }))
    }
    choose(found)
  }

  private mutating func choose(
    _ found: Command<Context, Answer, Failure>,
    declaring declaration: CommandDeclaration<Context, Answer, Failure>? = nil
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
      return try report(unknown(option))
    }
    if let given = try read(option, as: parameter, after: own, before: &rest) {
      own.options.append(given)
    }
  }

  /// Chooses the command by one of its options, if the line hasn't named a command so far.
  private mutating func chooseByOption(_ option: OptionWord) {
    guard command == nil, let name = noun ?? table.defaultCommand, let found = table.command(named: name)
    else { return }
    let declaration = found.declaration
    if declaration.parameters.contains(where: option.names) { choose(found, declaring: declaration) }
  }

  private mutating func read(
    _ option: OptionWord, as parameter: ParameterDescription, after earlier: ParsedArguments,
    before rest: inout ArraySlice<String>
  ) throws(UsageError) -> ParsedArguments.ParsedOption? {
    if !parameter.repeats, earlier.has(parameter.name) {
      try report(.repeatedOption(parameter.spelling, command: context))
    }
    guard parameter.takesValue else {
      if let value = option.value {
        try report(.unexpectedValue(value, option: parameter.spelling, command: context))
      }
      return ParsedArguments.ParsedOption(name: parameter.name, value: nil)
    }
    guard let value = option.value ?? Self.popValue(of: parameter, &rest) else {
      awaited = rest.isEmpty ? parameter : nil
      try report(
        .missingValue(
          option: parameter.spelling, placeholder: parameter.placeholder,
          meaning: parameter.entries.map(\.text).joined(), command: context))
      return nil
    }
    return ParsedArguments.ParsedOption(name: parameter.name, value: value)
  }

  /// The longest value that has several words.
  private static var longestPhrase: Int { 14 }

  /// The next word, with those after it as long as they are one value together.
  private static func popValue(
    of parameter: ParameterDescription, _ rest: inout ArraySlice<String>
  ) -> String? {
    guard let next = rest.first, !OptionWord.reads(next) else { return nil }
    rest.removeFirst()
    guard let isPhrase = parameter.isPhrase else { return next }
    var (value, phrase) = (next, next)
    var (count, longest) = (0, 0)
    for word in rest.prefix(Self.longestPhrase) {
      if OptionWord.reads(word) { break }
      phrase += " " + word
      count += 1
      if isPhrase(phrase) { (value, longest) = (phrase, count) }
    }
    rest.removeFirst(longest)
    return value
  }

  private func unknown(_ option: OptionWord) -> UsageError {
    let known = ((declaration?.parameters ?? []) + table.globals).filter { $0.isOption }.map { $0.name }
    let typed = String(option.spelling.drop { $0 == "-" })
    // An option of another command was meant as it is: no other is close to it.
    let isOfAnother = table.commands.contains { $0.declaration.parameters.contains(where: option.names) }
    let nearest = isOfAnother ? [] : Suggestions.nearest(to: typed, among: known).map { "--" + $0 }
    return .unknownOption(option.spelling, nearest: nearest, command: context)
  }

  /// The command or noun whose help covers a mistake.
  private var context: String? { command?.name ?? noun }

  /// Throws the error, unless the line asks for help.
  private func report(_ error: UsageError) throws(UsageError) {
    if !asksForHelp, !isUnfinished { throw error }
  }
}
