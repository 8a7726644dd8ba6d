/// A command: its names, and a declaration of its parameters and its work.
///
/// ```swift
/// let plant = Command<Garden, Void, any Error>(
///   "plant", aliases: ["p"],
///   declaring: .init(
///     help: CommandHelp("Plant seeds"),
///     .words("SEED…", atLeast: 1, help: "what to plant"), .flag("water", help: "water the bed afterwards")
///   ) { garden, seeds, water in … })
/// ```
package struct Command<Context, Answer, Failure: Error> {
  /// Its name: one word, or a noun and a verb (`exercise show`).
  package let name: String
  /// Its other names.
  package let aliases: [String]
  private let declare: () -> CommandDeclaration<Context, Answer, Failure>

  /// A command. Its declaration is made only when it is needed, so that a program with many commands starts as fast as one
  /// with few.
  package init(
    _ name: String, aliases: [String] = [],
    declaring declaration: @autoclosure @escaping () -> CommandDeclaration<Context, Answer, Failure>
  ) {
    self.name = name
    self.aliases = aliases
    declare = declaration
  }

  /// The declaration, made anew.
  package var declaration: CommandDeclaration<Context, Answer, Failure> { declare() }
}

/// The parameters of a command and its work: the one declaration behind parsing, help and completion.
///
/// The work is a closure that gets the context and a value for each parameter, in the order of the parameters and of their
/// own types. It returns the answer.
package struct CommandDeclaration<Context, Answer, Failure: Error> {
  /// The parameters, in the order of their declaration.
  package let parameters: [ParameterDescription]
  package var help: CommandHelp { makeHelp() }
  /// Reads the values and returns the work; nil for the command that shows help.
  let bind: ((ParsedArguments) throws(UsageError) -> (Context) throws(Failure) -> Answer)?
  private let makeHelp: () -> CommandHelp

  /// A declaration.
  ///
  /// - Parameters:
  ///   - help: the command's help, made only when it is shown
  ///   - parameters: arguments in the order in which they are typed, and options in any order
  ///   - run: the work, with a value for each parameter
  package init<each Value>(
    help: @autoclosure @escaping () -> CommandHelp, _ parameters: repeat Parameter<each Value>,
    run: @escaping (Context, repeat each Value) throws(Failure) -> Answer
  ) {
    var descriptions: [ParameterDescription] = []
    repeat descriptions += (each parameters).descriptions
    self.parameters = descriptions
    makeHelp = help
    bind = { arguments throws(UsageError) in
      var reader = ArgumentReader(arguments)
      let values = (repeat try (each parameters).read(&reader))
      try reader.finish()
      return { context throws(Failure) in try run(context, repeat each values) }
    }
  }

  /// The declaration of the command that shows help: the help of the command that its arguments name, or the overview.
  /// Parsing its line yields `ParsedLine.Request.help`.
  ///
  /// - Parameters:
  ///   - placeholder: the placeholder for a command's name
  ///   - parameterHelp: one line of help on that argument
  ///   - options: its options, which the caller reads from the request
  ///   - help: the command's help, made only when it is shown
  /// - Returns: the declaration
  package static func showingHelp(
    value placeholder: String, parameterHelp: String, options: [ParameterDescription] = [],
    help: @autoclosure @escaping () -> CommandHelp
  ) -> CommandDeclaration {
    let words = Parameter<[String]>.words(
      placeholder, help: parameterHelp, as: .text(completedBy: .custom(["command"])))
    return CommandDeclaration(showingHelpNamedBy: [words.description] + options, makeHelp: help)
  }

  private init(showingHelpNamedBy parameters: [ParameterDescription], makeHelp: @escaping () -> CommandHelp) {
    self.parameters = parameters
    bind = nil
    self.makeHelp = makeHelp
  }
}
