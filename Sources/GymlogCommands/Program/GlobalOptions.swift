import CommandLineKit
import TerminalKit
import Wording

/// The options that stand anywhere on a line.
struct GlobalOptions: Sendable {
  var data: String?
  var language: Language?
  var json = false
  var color = ColorChoice.auto

  init() {}

  /// Their values on a line that was read.
  init(_ arguments: ParsedArguments, _ words: Words) throws(UsageError) {
    data = try arguments.value(of: Self.data(words))
    language = try arguments.value(of: Self.language(words))
    json = try arguments.value(of: Self.json(words))
    color = try arguments.value(of: Self.color(words)) ?? .auto
  }

  /// What the table of commands says of them.
  static func descriptions(_ words: Words) -> [ParameterDescription] {
    [
      json(words).description, language(words).description, data(words).description,
      color(words).description, Parameter.flag(.help, letter: "h", words).description,
      Parameter.flag(.version, words).description,
    ]
  }

  private static func json(_ words: Words) -> Parameter<Bool> { .flag(.json, words) }

  private static func language(_ words: Words) -> Parameter<Language?> {
    .option(
      OptionName.lang.rawValue, value: words.placeholder(.language), help: words.option(.lang),
      as: .choices(Language.self))
  }

  private static func data(_ words: Words) -> Parameter<String?> {
    .option(
      OptionName.data.rawValue, value: words.placeholder(.directory), help: words.option(.data), as: .folder)
  }

  private static func color(_ words: Words) -> Parameter<ColorChoice?> {
    .option(
      OptionName.color.rawValue, value: words.placeholder(.when), help: words.option(.color),
      as: .choices(ColorChoice.self))
  }
}
