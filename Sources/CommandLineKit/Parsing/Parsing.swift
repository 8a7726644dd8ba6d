package struct ParsedLine<Context, Answer, Failure: Error> {
  /// What the line asks for.
  package enum Request {
    /// A command by its name. All its values are parsed; the closure does the work.
    case run(command: String, (Context) throws(Failure) -> Answer)
    /// A page of help, with the options of the command that shows help.
    case help(HelpTopic, options: ParsedArguments)
    /// The program's version.
    case version
  }

  /// The line's global options. Their values are parsed when they are read.
  package let globals: ParsedArguments
  /// The command's arguments as typed, without options.
  package let arguments: [String]
  /// What the line asks for.
  package let request: Request
}

extension CommandTable {
  /// Parses a line.
  ///
  /// Options may be anywhere, as `--name VALUE`, `--name=VALUE` or `-n VALUE`; `--` ends them. A single `-`, and a dash before
  /// a number or a space, don't start an option. Names can't be abbreviated.
  ///
  /// - Parameter words: the line's words, without the program's name
  /// - Returns: the global options and what the line asks for
  /// - Throws: `UsageError` for the line's first mistake.
  package func parse(_ words: [String]) throws(UsageError) -> ParsedLine<Context, Answer, Failure> {
    var scanner = LineScanner(self, words)
    try scanner.scan()
    return ParsedLine(
      globals: scanner.globals, arguments: scanner.own.words, request: try request(of: scanner))
  }

  private func request(of line: LineScanner<Context, Answer, Failure>) throws(UsageError)
    -> ParsedLine<Context, Answer, Failure>.Request
  {
    if line.asksForHelp {
      return .help(
        line.command.map { .command($0.name) } ?? line.noun.map { .noun($0) } ?? .overview,
        options: ParsedArguments())
    }
    if line.globals.has("version") { return .version }
    guard let command = line.command ?? defaultCommand.flatMap({ self.command(named: $0) }) else {
      return .help(.overview, options: ParsedArguments())
    }
    let declaration = line.declaration ?? command.declaration
    guard let bind = declaration.bind else {
      return .help(try topic(named: line.own.words), options: line.own)
    }
    var arguments = line.own
    arguments.command = command.name
    return .run(command: command.name, try bind(arguments))
  }

  /// The topic that the words after `help` name.
  private func topic(named words: [String]) throws(UsageError) -> HelpTopic {
    if words.isEmpty { return .overview }
    let name = words.joined(separator: " ")
    if let command = command(named: name) { return .command(command.name) }
    if hasNoun(name) { return .noun(name) }
    throw .unknownCommand(
      name, nearest: nearestNames(to: name), noun: words.first.flatMap { hasNoun($0) ? $0 : nil })
  }
}

// MARK: - Before a line is parsed

/// Whether a flag is on a line that isn't parsed yet or can't be, before any `--`.
///
/// - Parameters:
///   - name: the long name, without dashes
///   - words: the line's words, without the program's name
/// - Returns: true if it is.
package func earlyFlag(_ name: String, in words: [String]) -> Bool {
  words.prefix { $0 != "--" }.contains("--" + name)
}

/// The value of an option on a line that isn't parsed yet, such as the language, which the table's help depends on. Nothing
/// is rejected; if the option is given several times, the first counts.
///
/// - Parameters:
///   - name: the long name, without dashes
///   - words: the line's words, without the program's name
/// - Returns: nil if the option isn't given or has no value.
package func earlyValue(ofOption name: String, in words: [String]) -> String? {
  for (index, word) in words.enumerated() {
    if word == "--" { return nil }
    guard let option = OptionWord(word), case .long(let long) = option.name, long == name else { continue }
    if let value = option.value { return value }
    guard index + 1 < words.count, !OptionWord.reads(words[index + 1]) else { return nil }
    return words[index + 1]
  }
  return nil
}

extension CommandTable {
  /// The place of a line's first word that isn't an option or the value of a global one; nil if there is none.
  package func firstArgument(in words: [String]) -> Int? {
    var index = 0
    while index < words.count {
      if words[index] == "--" { return index + 1 < words.count ? index + 1 : nil }
      guard let option = OptionWord(words[index]) else { return index }
      let takesNext = option.value == nil && globals.contains { $0.takesValue && option.names($0) }
      index += takesNext ? 2 : 1
    }
    return nil
  }
}
