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
  /// All the commands in the order of the overview.
  package let commands: [Command<Context, Answer>]

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
    self.commands = sections.flatMap { $0.commands }
  }

  /// What a person reads at the head of the overview.
  package var help: CommandHelp { makeHelp() }

  /// The command with this name or alias.
  package func command(named name: String) -> Command<Context, Answer>? {
    commands.first { $0.answers(to: name) }
  }

  /// The commands whose name begins with this noun (`exercise` of `exercise show`).
  package func commands(ofNoun noun: String) -> [Command<Context, Answer>] {
    commands.filter { Self.noun(of: $0.name) == noun[...] }
  }

  func hasNoun(_ noun: String) -> Bool {
    commands.contains { Self.noun(of: $0.name) == noun[...] }
  }

  /// The names nearest to one that is no command.
  func nearestNames(to name: String) -> [String] {
    var candidates: [String] = []
    for command in commands {
      candidates.append(command.name)
      if let noun = Self.noun(of: command.name).map(String.init), !candidates.contains(noun) {
        candidates.append(noun)
      }
    }
    return Suggestions.nearest(to: name, among: candidates)
  }

  /// The first word of a name of two.
  static func noun(of name: String) -> Substring? {
    name.utf8.firstIndex(of: UInt8(ascii: " ")).map { name[..<$0] }
  }
}
