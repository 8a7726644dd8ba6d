/// What a command takes and does: one declaration from which parsing, help, completion and manual come.
///
/// The work receives the context and then one value for each parameter, of the parameter's own type, and gives an
/// answer back.
package struct CommandDeclaration<Context, Answer> {
  /// Its parameters in the order of their declaration.
  package let parameters: [ParameterDescription]
  /// What a person reads about it.
  package var help: CommandHelp { makeHelp() }
  /// Its work, once the values are read; nil for the command that shows the help of the one that its words name.
  let bind: ((ParsedArguments) throws(UsageError) -> (Context) throws -> Answer)?
  private let makeHelp: () -> CommandHelp

  /// Declares what a command takes and does.
  ///
  /// - Parameters:
  ///   - help: what a person reads about it; made only when it is shown
  ///   - parameters: positional ones in the order of the words, options anywhere
  ///   - run: the work, with a value for each parameter
  package init<each Value>(
    help: @autoclosure @escaping () -> CommandHelp, _ parameters: repeat Parameter<each Value>,
    run: @escaping (Context, repeat each Value) throws -> Answer
  ) {
    var descriptions: [ParameterDescription] = []
    repeat descriptions.append((each parameters).description)
    self.parameters = descriptions
    makeHelp = help
    bind = { arguments throws(UsageError) in
      var reader = ArgumentReader(arguments)
      let values = (repeat try (each parameters).read(&reader))
      try reader.finish()
      return { context in try run(context, repeat each values) }
    }
  }

  /// The command that shows help: of the command that its words name, or the overview. Parsing answers it with
  /// `ParsedLine.Request.help`.
  ///
  /// - Parameters:
  ///   - placeholder: what stands for a command's name
  ///   - parameterHelp: one line on the words that it takes
  ///   - help: what a person reads about it
  /// - Returns: the declaration
  package static func showingHelp(
    value placeholder: String, parameterHelp: String, help: @autoclosure @escaping () -> CommandHelp
  ) -> CommandDeclaration {
    let words = Parameter<[String]>.words(
      placeholder, help: parameterHelp, as: .text(completedBy: .custom("command")))
    return CommandDeclaration(showingHelpNamedBy: words.description, makeHelp: help)
  }

  private init(showingHelpNamedBy words: ParameterDescription, makeHelp: @escaping () -> CommandHelp) {
    parameters = [words]
    bind = nil
    self.makeHelp = makeHelp
  }
}
