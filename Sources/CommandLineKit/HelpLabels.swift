/// The words that help itself needs, in the user's language.
package struct HelpLabels: Equatable, Sendable {
  /// Above the lines to type.
  package let examples: String
  /// Above how a command is written.
  package let usage: String
  /// Above the positional parameters.
  package let parameters: String
  /// Above a command's own options.
  package let options: String
  /// Above the commands of a noun.
  package let commands: String
  /// Above the other names of a command.
  package let also: String
  /// Above the options that every command accepts.
  package let globalOptions: String
  /// Before the value that is taken where an option is left out.
  package let defaultValue: String

  /// The words of one language.
  package init(
    examples: String, usage: String, parameters: String, options: String, commands: String, also: String,
    globalOptions: String, defaultValue: String
  ) {
    self.examples = examples
    self.usage = usage
    self.parameters = parameters
    self.options = options
    self.commands = commands
    self.also = also
    self.globalOptions = globalOptions
    self.defaultValue = defaultValue
  }
}
