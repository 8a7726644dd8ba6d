/// What a person reads about a command, in their language.
package struct CommandHelp: Equatable, Sendable {
  /// A line to type, and what it does.
  package struct Example: Equatable, Sendable {
    /// The line as it is typed, with the program's name.
    package let line: String
    /// What it does; may be empty.
    package let meaning: String

    /// An example.
    package init(_ line: String, _ meaning: String = "") {
      self.line = line
      self.meaning = meaning
    }
  }

  /// One line on what the command does.
  package let summary: String
  /// Lines to type, the commonest first.
  package let examples: [Example]
  /// Paragraphs, separated by empty lines; a line that begins with a space is kept as it stands.
  package let details: String

  /// The help of a command.
  package init(_ summary: String, examples: [Example] = [], details: String = "") {
    self.summary = summary
    self.examples = examples
    self.details = details
  }
}
