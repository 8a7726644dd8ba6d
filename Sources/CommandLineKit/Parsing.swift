extension CommandTable {
  /// Reads a line.
  ///
  /// Options stand anywhere, as `--name VALUE` or `--name=VALUE` (`-o VALUE`); `--` ends them. A lone `-` and a
  /// dash before a number or a space begin no option. Names are never guessed from their beginning.
  ///
  /// - Parameter words: the words of the line, without the program's name
  /// - Returns: what the line asks for
  /// - Throws: the first thing that is wrong with it.
  package func parse(_ words: [String]) throws(UsageError) -> ParsedLine<Context, Answer> {
    var scanner = LineScanner(self, words)
    try scanner.scan()
    return ParsedLine(globals: scanner.globals, request: try request(of: scanner))
  }

  private func request(of line: LineScanner<Context, Answer>) throws(UsageError)
    -> ParsedLine<Context, Answer>.Request
  {
    if line.asksForHelp {
      return .help(line.command.map { .command($0.name) } ?? line.noun.map { .noun($0) } ?? .overview)
    }
    if line.globals.has("version") { return .version }
    guard let command = line.command ?? bare.flatMap({ self.command(named: $0) }) else {
      return .help(.overview)
    }
    let declaration = line.declaration ?? command.declaration
    guard let bind = declaration.bind else { return .help(try topic(named: line.own.words)) }
    var arguments = line.own
    arguments.command = command.name
    return .run(command: command.name, try bind(arguments))
  }

  /// What the words after `help` are about.
  private func topic(named words: [String]) throws(UsageError) -> HelpTopic {
    if words.isEmpty { return .overview }
    let name = words.joined(separator: " ")
    if let command = command(named: name) { return .command(command.name) }
    if hasNoun(name) { return .noun(name) }
    throw .unknownCommand(
      name, nearest: nearestNames(to: name), noun: words.first.flatMap { hasNoun($0) ? $0 : nil })
  }
}
