import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func config(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.config.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.config)),
        .optional(
          words.placeholder(.setting), help: words.meaning(.setting), as: .choices(SettingName.self)),
        .optional(words.placeholder(.value), help: words.meaning(.value)), .flag(.unset, words)
      ) { context, setting, value, unset in
        if unset {
          if let value { throw CommandError.contradiction("--unset", value) }
          guard let setting else {
            throw UsageError.missingParameter(context.words.placeholder(.setting), command: "config")
          }
          return try change(setting, to: nil, context)
        }
        guard let value, let setting else {
          return list(setting.map { [$0] } ?? SettingName.allCases, context)
        }
        return try change(setting, to: value, context)
      })
  }

  /// The settings that are asked for; where nothing is, also where things are kept.
  private static func list(_ names: [SettingName], _ context: Context) -> Reply {
    let shown = names.map { (name: $0.rawValue, setting: context.settings[$0]) }
    let files = names.count == 1 ? [] : context.settings.places(context.world.environment)
    return Reply(
      text: { screen in
        var table = Table([.left, .left, .left])
        for (name, setting) in shown + files {
          table.add([
            .init(name, .strong), .init(setting.value), .init(screen.words.source(setting.source), .faint),
          ])
        }
        return screen.lines(table.lines(width: screen.width, screen.painter))
      },
      json: {
        (shown + files).map { name, setting in JSON.Member(name: name, value: setting.json) }
      })
  }

  private static func change(_ name: SettingName, to value: String?, _ context: Context) throws -> Reply {
    var choices = context.choices
    switch name {
    case .unit: choices.unit = try value.map { try choice($0, name) }
    case .language: choices.language = try value.map { try choice($0, name) }
    case .rest: choices.rest = try value.flatMap { try restLength($0) }
    case .restAfter: choices.restAfter = try value.flatMap { try restLength($0) }
    case .leftOpen: choices.leftOpen = try value.map { try length($0) }
    case .formula: choices.formula = try value.map { try choice($0, name) }
    case .dumbbells: choices.dumbbells = try value.map { try choice($0, name) }
    case .data: throw CommandError.dataNotKept
    }
    try choices.write(name, in: context.settings.folder)
    let new = context.settings.after(choices, name, context.world.environment)
    // Who has just chosen a language wants to read it.
    let words = new.language.value.words
    return Reply(
      text: { screen in
        let (label, setting) = (screen.painter.paint(name.rawValue, .strong), new[name])
        return screen.lines([
          value == nil
            ? words.settingForgotten(label, setting.value, words.source(setting.source))
            : words.settingKept(label, setting.value, in: screen.painter.paint(context.settings.file, .plain))
        ])
      }, json: { [JSON.Member(name: name.rawValue, value: new[name].json)] })
  }

  /// `90s`; nil for `off`.
  private static func restLength(_ text: String) throws(CommandError) -> Duration? {
    text.lowercased() == "off" ? nil : try length(text)
  }

  private static func length(_ text: String) throws(CommandError) -> Duration {
    let length = try Duration(typed: text)
    guard SettingsFile.lengths.contains(length.seconds) else { throw .lengthOutOfRange(text) }
    return length
  }

  private static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ name: SettingName
  ) throws -> Value {
    guard let value = Value(rawValue: text) else {
      throw UsageError.notAChoice(
        text, parameter: name.rawValue, choices: Value.allCases.map(\.rawValue), nearest: [],
        command: "config")
    }
    return value
  }
}
