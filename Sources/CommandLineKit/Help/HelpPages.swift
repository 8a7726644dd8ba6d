extension CommandTable {
  /// The page about a topic; the overview for a command that isn't in this table.
  package func page(about topic: HelpTopic, labels: HelpLabels) -> HelpPage {
    switch topic {
    case .overview: overview(labels)
    case .everything: everything(labels)
    case .noun(let noun): page(ofNoun: noun, labels)
    case .command(let name): command(named: name).map { page(of: $0, labels) } ?? overview(labels)
    }
  }

  private func overview(_ labels: HelpLabels) -> HelpPage {
    if everyday.isEmpty { return everything(labels) }
    let help = self.help
    let list = everyday.compactMap { command(named: $0) }.map(Self.summaryEntry)
    return HelpPage(
      title: program, summary: help.summary,
      sections: [
        Self.examples(of: help, labels), .init(title: labels.commands, body: .entries(list)),
        Self.details(of: help),
      ])
  }

  private func everything(_ labels: HelpLabels) -> HelpPage {
    let help = self.help
    let lists = sections.map { section in
      HelpPage.Section(title: section.title, body: .entries(section.commands.map(Self.summaryEntry)))
    }
    let options = HelpPage.Section(
      title: labels.globalOptions, body: .entries(globals.flatMap(\.entries)))
    return HelpPage(
      title: program, summary: help.summary,
      sections: [Self.examples(of: help, labels)] + lists + [options, Self.details(of: help)])
  }

  private func page(ofNoun noun: String, _ labels: HelpLabels) -> HelpPage {
    let list = commands(ofNoun: noun).map(Self.summaryEntry)
    return HelpPage(
      title: program + " " + noun, summary: "",
      sections: [HelpPage.Section(title: labels.commands, body: .entries(list))])
  }

  private func page(of command: Command<Context, Answer, Failure>, _ labels: HelpLabels) -> HelpPage {
    let declaration = command.declaration
    let help = declaration.help
    let title = program + " " + command.name
    let arguments = declaration.parameters.filter { !$0.isOption }
    let options = declaration.parameters.filter { $0.isOption }
    return HelpPage(
      title: title, summary: help.summary,
      sections: [
        Self.examples(of: help, labels),
        .init(
          title: labels.usage, body: .usage([title] + (arguments + options).map { $0.usage })),
        .init(title: labels.arguments, body: .entries(arguments.flatMap(\.entries))),
        .init(title: labels.options, body: .entries(options.flatMap(\.entries))),
        .init(title: labels.aliases, body: .list(command.aliases.map { program + " " + $0 })),
        Self.details(of: help),
        .init(title: labels.globalOptions, body: .list(globals.map { $0.shortTerm })),
      ])
  }

  private static func summaryEntry(_ command: Command<Context, Answer, Failure>) -> HelpPage.Entry {
    HelpPage.Entry(
      term: ([command.name] + command.aliases).joined(separator: ", "), text: command.declaration.help.summary
    )
  }

  private static func examples(of help: CommandHelp, _ labels: HelpLabels) -> HelpPage.Section {
    HelpPage.Section(
      title: labels.examples,
      body: .examples(help.examples.map { HelpPage.Entry(term: $0.line, text: $0.meaning) }))
  }

  private static func details(of help: CommandHelp) -> HelpPage.Section {
    HelpPage.Section(title: "", body: .text(help.details))
  }
}

extension ParameterDescription {
  var usage: String {
    switch kind {
    case .required: placeholder
    case .optional: "[\(placeholder)]"
    case .words(let minimum): form ?? (minimum > 0 ? severalWords : "[\(severalWords)]")
    case .flag: "[\(spelling)]"
    case .option(let repeats): "[\(spelling) \(placeholder)]" + (repeats ? "…" : "")
    }
  }

  /// Its form in a list of arguments or options.
  var term: String {
    switch kind {
    case .required, .optional: placeholder
    case .words: form?.filter { $0 != "[" && $0 != "]" } ?? severalWords
    case .flag, .option: (letter.map { "-\($0), " } ?? "") + shortTerm
    }
  }

  /// Its form in a short list, without the single letter.
  var shortTerm: String {
    takesValue ? "\(spelling) \(placeholder)" + (repeats ? "…" : "") : spelling
  }

  private var severalWords: String { placeholder.hasSuffix("…") ? placeholder : placeholder + "…" }

  /// The parameter with its help, and its choices unless the help names them; each placeholder of an argument with its own line of
  /// help.
  var entries: [HelpPage.Entry] {
    let (terms, lines) = (term.split(separator: " "), help.split(separator: "\n"))
    if lines.count > 1, lines.count == terms.count {
      return zip(terms, lines).map { HelpPage.Entry(term: String($0), text: String($1)) }
    }
    guard case .choices(let choices) = completion else { return [HelpPage.Entry(term: term, text: help)] }
    let words = Set(help.split { !$0.isLetter && $0 != "-" }.map(String.init))
    if choices.allSatisfy(words.contains) { return [HelpPage.Entry(term: term, text: help)] }
    return [HelpPage.Entry(term: term, text: help + " (\(choices.joined(separator: ", ")))")]
  }
}
