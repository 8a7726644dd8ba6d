/// The help of a command, in the user's language.
package struct CommandHelp: Equatable, Sendable {
  /// A line to type, and what it does.
  package struct Example: Equatable, Sendable {
    /// The line, with the program's name.
    package let line: String
    /// What it does; may be empty.
    package let meaning: String

    package init(_ line: String, _ meaning: String = "") {
      self.line = line
      self.meaning = meaning
    }
  }

  /// One line on what the command does.
  package let summary: String
  /// Lines to type, the most common first.
  package let examples: [Example]
  /// Paragraphs, separated by empty lines. A line that starts with a space is kept as it is.
  package let details: String

  package init(_ summary: String, examples: [Example] = [], details: String = "") {
    self.summary = summary
    self.examples = examples
    self.details = details
  }
}

/// The subject of a page of help.
package enum HelpTopic: Equatable, Sendable {
  /// The everyday commands.
  case overview
  /// All commands and the global options.
  case everything
  /// The commands that start with a noun.
  case noun(String)
  /// One command, by its name.
  case command(String)
}

/// The headings and labels of help pages, in the user's language.
package struct HelpLabels: Equatable, Sendable {
  package let examples: String
  /// The heading of the usage line.
  package let usage: String
  package let arguments: String
  /// The heading of the command's own options.
  package let options: String
  /// The heading of a noun's commands.
  package let commands: String
  /// The heading of a command's other names.
  package let aliases: String
  /// The heading of the options that every command accepts.
  package let globalOptions: String
  /// The title of the manual, above its pages.
  package let manual: String
  /// The heading of the references to other pages of the manual.
  package let seeAlso: String

  /// The labels of one language.
  package init(
    examples: String, usage: String, arguments: String, options: String, commands: String, aliases: String,
    globalOptions: String, manual: String, seeAlso: String
  ) {
    self.examples = examples
    self.usage = usage
    self.arguments = arguments
    self.options = options
    self.commands = commands
    self.aliases = aliases
    self.globalOptions = globalOptions
    self.manual = manual
    self.seeAlso = seeAlso
  }
}
