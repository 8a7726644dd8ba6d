/// A command: one declaration of its names, help and parameters, with the work that it does.
///
/// The work receives the context and then one value for each parameter, of the parameter's own type.
package struct Command<Context> {
  /// Its name: one word, or a noun and a verb (`exercise show`).
  package let name: String
  /// Other names for the same.
  package let aliases: [String]
  /// Its parameters in the order of their declaration.
  package let parameters: [ParameterDescription]
  /// Whether it shows the help of the command that its words name.
  package let showsHelp: Bool
  let makeHelp: () -> CommandHelp
  let bind: (ParsedArguments) throws(UsageError) -> (Context) throws -> Void

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: one word, or a noun and a verb
  ///   - aliases: other names for the same
  ///   - help: what a person reads about it; made only when it is shown
  ///   - parameters: positional ones in the order of the words, options anywhere
  ///   - run: the work, with a value for each parameter
  package init<each Value>(
    _ name: String, aliases: [String] = [], help: @autoclosure @escaping () -> CommandHelp,
    _ parameters: repeat Parameter<each Value>,
    run: @escaping (Context, repeat each Value) throws -> Void
  ) {
    var descriptions: [ParameterDescription] = []
    repeat descriptions.append((each parameters).description)
    self.name = name
    self.aliases = aliases
    self.parameters = descriptions
    self.showsHelp = false
    self.makeHelp = help
    self.bind = { arguments throws(UsageError) in
      var reader = ArgumentReader(arguments)
      let values = (repeat try (each parameters).read(&reader))
      try reader.finish()
      return { context in try run(context, repeat each values) }
    }
  }

  /// Declares the command that shows help: of the command that its words name, or the overview.
  /// Parsing answers it with `ParsedLine.Request.help`.
  ///
  /// - Parameters:
  ///   - name: its own name
  ///   - aliases: other names for the same
  ///   - placeholder: what stands for a command's name in help
  ///   - parameterHelp: one line on the words that it takes
  ///   - help: what a person reads about it
  /// - Returns: the command
  package static func help(
    _ name: String = "help", aliases: [String] = [], value placeholder: String,
    parameterHelp: String, help: @autoclosure @escaping () -> CommandHelp
  ) -> Command {
    let words = Parameter<[String]>.words(
      placeholder, help: parameterHelp, as: .text(completedBy: .custom("command")))
    return Command(
      name: name, aliases: aliases, parameters: [words.description], showsHelp: true, makeHelp: help,
      bind: { _ in { _ in } })
  }

  private init(
    name: String, aliases: [String], parameters: [ParameterDescription], showsHelp: Bool,
    makeHelp: @escaping () -> CommandHelp,
    bind: @escaping (ParsedArguments) throws(UsageError) -> (Context) throws -> Void
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.showsHelp = showsHelp
    self.makeHelp = makeHelp
    self.bind = bind
  }

  /// What a person reads about it.
  package var help: CommandHelp { makeHelp() }

  /// Whether a name is one of its own.
  package func answers(to name: String) -> Bool {
    self.name == name || aliases.contains(name)
  }
}
