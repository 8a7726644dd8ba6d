/// Related commands, under a title in the overview.
package struct CommandSection<Context, Answer, Failure: Error> {
  /// The title, in the user's language.
  package let title: String
  /// The commands, in the order in which the overview lists them.
  package let commands: [Command<Context, Answer, Failure>]

  /// A section of the overview.
  package init(_ title: String, _ commands: [Command<Context, Answer, Failure>]) {
    self.title = title
    self.commands = commands
  }
}

/// The command that takes a line whose first word isn't a command.
package struct Fallback {
  /// The command's name.
  package let command: String
  /// Whether the command takes a line with this first word.
  package let reads: (String) -> Bool

  package init(command: String, reads: @escaping (String) -> Bool) {
    self.command = command
    self.reads = reads
  }
}

/// A program's commands and global options.
package struct CommandTable<Context, Answer, Failure: Error> {
  /// The program's name, as it is typed.
  package let program: String
  /// The commands, in sections.
  package let sections: [CommandSection<Context, Answer, Failure>]
  /// The options that every command accepts, anywhere on the line. A flag named `help` shows the help of the line's
  /// command; a flag named `version` shows the version.
  package let globals: [ParameterDescription]
  /// The name of the command for a line that names none; if nil, such a line shows the overview.
  package let defaultCommand: String?
  /// The command that takes a line whose first word isn't a command.
  package let fallback: Fallback?
  /// The names of the commands that the overview shows; the full overview shows the others. If empty, it shows all.
  package let everyday: [String]
  /// Other names to suggest for a misspelt one, made only for an error.
  let otherNames: () -> [String]
  let makeHelp: () -> CommandHelp

  /// A table of commands.
  ///
  /// - Parameters:
  ///   - program: the program's name, as it is typed
  ///   - help: the head of the overview, made only when it is shown
  ///   - sections: the commands
  ///   - globals: the options that every command accepts
  ///   - defaultCommand: the name of the command for a line that names none
  ///   - fallback: the command that takes a line whose first word isn't a command
  ///   - everyday: the names of the commands that the overview shows; if empty, it shows all
  ///   - otherNames: names that the table doesn't have, but that errors suggest
  package init(
    program: String, help: @autoclosure @escaping () -> CommandHelp,
    sections: [CommandSection<Context, Answer, Failure>],
    globals: [ParameterDescription] = [], defaultCommand: String? = nil, fallback: Fallback? = nil,
    everyday: [String] = [], otherNames: @escaping () -> [String] = { [] }
  ) {
    self.program = program
    self.makeHelp = help
    self.sections = sections
    for section in sections.indices {
      for place in sections[section].commands.indices {
        let command = sections[section].commands[place]
        names.append(
          CommandNames(name: command.name, aliases: command.aliases, section: section, place: place))
      }
    }
    self.globals = globals
    self.defaultCommand = defaultCommand
    self.fallback = fallback
    self.everyday = everyday
    self.otherNames = otherNames
  }

  /// All commands, in the order of the overview.
  package var commands: [Command<Context, Answer, Failure>] { sections.flatMap { $0.commands } }

  /// The names of all commands. Searching the commands themselves, which are of a generic type, takes a tenth of a start.
  private var names: [CommandNames] = []

  /// The head of the overview.
  package var help: CommandHelp { makeHelp() }

  /// The command with this name or alias, if there is one.
  package func command(named name: String) -> Command<Context, Answer, Failure>? {
    names.first { $0.name == name || $0.aliases.contains(name) }.map(command)
  }

  /// The commands whose names start with a noun (`exercise` in `exercise show`).
  package func commands(ofNoun noun: String) -> [Command<Context, Answer, Failure>] {
    names.filter { $0.noun == noun[...] }.map(command)
  }

  private func command(_ names: CommandNames) -> Command<Context, Answer, Failure> {
    sections[names.section].commands[names.place]
  }

  /// Whether commands start with a noun (`exercise` in `exercise show`).
  package func hasNoun(_ noun: String) -> Bool { names.contains { $0.noun == noun[...] } }

  /// The names and nouns of commands close to an unknown name.
  func nearestNames(to name: String) -> [String] {
    var candidates: [String] = []
    for name in names {
      candidates.append(name.name)
      // Short ones are near everything.
      candidates += name.aliases.filter { $0.utf8.count > 5 }
      if let noun = name.noun.map(String.init), !candidates.contains(noun) {
        candidates.append(noun)
      }
    }
    return Suggestions.nearest(to: name, among: candidates + otherNames())
  }
}

/// The names of a command, and where it is in the table.
private struct CommandNames {
  let name: String
  let aliases: [String]
  let section: Int
  let place: Int

  /// The first of two words; nil if the name is one word.
  var noun: Substring? { name.utf8.firstIndex(of: UInt8(ascii: " ")).map { name[..<$0] } }
}
