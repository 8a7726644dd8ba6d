/// Commands that belong together, under a title in the overview.
package struct CommandSection<Context, Answer> {
  /// The title, in the user's language.
  package let title: String
  /// Its commands in the order in which they are listed.
  package let commands: [Command<Context, Answer>]

  /// A section of the overview.
  package init(_ title: String, _ commands: [Command<Context, Answer>]) {
    self.title = title
    self.commands = commands
  }
}

/// Which command takes a line whose first word is the name of none.
package struct Fallback {
  /// The name of the command that takes the whole line.
  package let command: String
  /// Whether a first word reads as that command's own.
  package let reads: (String) -> Bool

  /// A fallback.
  package init(command: String, reads: @escaping (String) -> Bool) {
    self.command = command
    self.reads = reads
  }
}

/// All the commands of a program, and the options that stand anywhere on its lines.
package struct CommandTable<Context, Answer> {
  /// The program's name as it is typed.
  package let program: String
  /// The commands in their sections.
  package let sections: [CommandSection<Context, Answer>]
  /// The options that every command accepts. A flag named `help` asks for the page of the line's command, a
  /// flag named `version` for the version.
  package let globals: [ParameterDescription]
  /// The name of the command that a line without any takes; without one, such a line asks for the overview.
  package let bare: String?
  /// Who takes a line whose first word is no command.
  package let fallback: Fallback?
  let makeHelp: () -> CommandHelp
  /// The names of all the commands in the order of the overview: every line is looked up among them, which is many times
  /// slower among values of a type that isn't known here.
  private let names: [CommandNames]

  /// A table of commands.
  ///
  /// - Parameters:
  ///   - program: the program's name as it is typed
  ///   - help: what a person reads at the head of the overview; made only when it is shown
  ///   - sections: the commands
  ///   - globals: the options that every command accepts
  ///   - bare: the name of the command that a line without any takes
  ///   - fallback: who takes a line whose first word is no command
  package init(
    program: String, help: @autoclosure @escaping () -> CommandHelp,
    sections: [CommandSection<Context, Answer>],
    globals: [ParameterDescription] = [], bare: String? = nil, fallback: Fallback? = nil
  ) {
    self.program = program
    self.makeHelp = help
    self.sections = sections
    self.globals = globals
    self.bare = bare
    self.fallback = fallback
    var names: [CommandNames] = []
    for section in 0..<sections.count {
      for place in 0..<sections[section].commands.count {
        let command = sections[section].commands[place]
        names.append(
          CommandNames(name: command.name, aliases: command.aliases, section: section, place: place))
      }
    }
    self.names = names
  }

  /// All the commands in the order of the overview.
  package var commands: [Command<Context, Answer>] { names.map(command) }

  /// What a person reads at the head of the overview.
  package var help: CommandHelp { makeHelp() }

  /// The command with this name or alias.
  package func command(named name: String) -> Command<Context, Answer>? {
    names.first { $0.answers(to: name) }.map(command)
  }

  /// The commands whose name begins with this noun (`exercise` of `exercise show`).
  package func commands(ofNoun noun: String) -> [Command<Context, Answer>] {
    names.filter { $0.noun == noun[...] }.map(command)
  }

  private func command(_ names: CommandNames) -> Command<Context, Answer> {
    sections[names.section].commands[names.place]
  }

  func hasNoun(_ noun: String) -> Bool {
    names.contains { $0.noun == noun[...] }
  }

  /// The names nearest to one that is no command.
  func nearestNames(to name: String) -> [String] {
    var candidates: [String] = []
    for command in names {
      candidates.append(command.name)
      if let noun = command.noun.map(String.init), !candidates.contains(noun) {
        candidates.append(noun)
      }
    }
    return Suggestions.nearest(to: name, among: candidates)
  }
}

/// The names of a command, and where it stands in a table.
private struct CommandNames {
  let name: String
  let aliases: [String]
  let section: Int
  let place: Int

  func answers(to name: String) -> Bool { self.name == name || aliases.contains(name) }

  /// The first word of a name of two.
  var noun: Substring? { name.utf8.firstIndex(of: UInt8(ascii: " ")).map { name[..<$0] } }
}
