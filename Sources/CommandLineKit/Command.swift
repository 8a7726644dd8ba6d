/// A command: its names, and a declaration of what it takes and does.
///
/// ```swift
/// let plant = Command<Garden, Void>(
///   "plant", aliases: ["p"],
///   declaring: .init(
///     help: CommandHelp("Put seeds into a bed."),
///     .words("SEED…", atLeast: 1, help: "What to plant."), .flag("water", help: "Water the bed.")
///   ) { garden, seeds, water in … })
/// ```
package struct Command<Context, Answer> {
  /// Its name: one word, or a noun and a verb (`exercise show`).
  package let name: String
  /// Other names for the same.
  package let aliases: [String]
  private let declare: () -> CommandDeclaration<Context, Answer>

  /// A command whose declaration is made only when it is needed: a program with many commands starts as fast as
  /// one with few.
  ///
  /// - Parameters:
  ///   - name: one word, or a noun and a verb
  ///   - aliases: other names for the same
  ///   - declaration: what it takes and does
  package init(
    _ name: String, aliases: [String] = [],
    declaring declaration: @autoclosure @escaping () -> CommandDeclaration<Context, Answer>
  ) {
    self.name = name
    self.aliases = aliases
    declare = declaration
  }

  /// A command whose parameters are made at once.
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
    run: @escaping (Context, repeat each Value) throws -> Answer
  ) {
    let declaration = CommandDeclaration(help: help(), repeat each parameters, run: run)
    self.init(name, aliases: aliases, declaring: declaration)
  }

  /// What it takes and does, made anew.
  package var declaration: CommandDeclaration<Context, Answer> { declare() }

  /// Its parameters in the order of their declaration.
  package var parameters: [ParameterDescription] { declare().parameters }

  /// What a person reads about it.
  package var help: CommandHelp { declare().help }
}
