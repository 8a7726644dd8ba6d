/// What a person reads about a command.
package struct HelpText: Hashable, Sendable {
  /// A line to type, and what it does.
  package struct Example: Hashable, Sendable {
    /// The line with the program's name, as it can be typed in bash, zsh and fish.
    package var command: String
    package var meaning: String
  }

  /// One line of less than 60 columns, without a full stop.
  package var summary: String
  /// The commonest first.
  package var examples: [Example]
  /// Paragraphs.
  package var details: [String]

  /// The examples are lines to type, each with what it does.
  package init(_ summary: String, _ examples: KeyValuePairs<String, String>, _ details: String...) {
    self.summary = summary
    self.examples = examples.map { Example(command: $0.key, meaning: $0.value) }
    self.details = details
  }
}
