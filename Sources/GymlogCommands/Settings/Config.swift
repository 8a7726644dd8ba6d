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
        help: words.configHelp,
        .optional(
          words.placeholder(.setting), help: words.meaning(.setting), as: .choices(SettingName.self)),
        .optional(words.placeholder(.value), help: words.meaning(.value)), .flag(.unset, words)
      ) { context, setting, value, unset in
        if unset {
          if let value { throw Failure.contradiction("--unset", value) }
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
    case .data: throw Failure.dataNotKept
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
  private static func restLength(_ text: String) throws(Failure) -> Duration? {
    text.lowercased() == "off" ? nil : try length(text)
  }

  private static func length(_ text: String) throws(Failure) -> Duration {
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

extension Words {
  /// The page of `config`.
  var configHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show settings and where they come from, or change one",
        [
          "gymlog config": "all of them", "gymlog config unit lb": "loads without a unit are pounds",
          "gymlog config language ca": "gymlog speaks Catalan",
          "gymlog config language --unset": "it speaks as the system does",
        ]),
      es: CommandHelp(
        "Muestra los ajustes y de dónde salen, o cambia uno",
        [
          "gymlog config": "todos", "gymlog config unit lb": "los pesos sin unidad son libras",
          "gymlog config language es": "gymlog te habla en español",
          "gymlog config language --unset": "te habla como el sistema",
        ]),
      ca: CommandHelp(
        "Mostra els ajustos i d'on surten, o canvia'n un",
        [
          "gymlog config": "tots", "gymlog config unit lb": "els pesos sense unitat són lliures",
          "gymlog config language ca": "gymlog et parla en català",
          "gymlog config language --unset": "et parla com el sistema",
        ]))
  }

  /// What a setting is from now on, and in which file that is kept.
  func settingKept(_ setting: String, _ value: String, in file: String) -> String {
    say(
      en: "\(setting) is \(value) from now on, kept in \(file)",
      es: "\(setting): ahora es \(value), guardado en \(file)",
      ca: "\(setting): ara és \(value), desat a \(file)")
  }

  /// What a setting is again, and where that comes from.
  func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String {
    say(
      en: "\(setting) is \(value) again, \(source)",
      es: "\(setting) vuelve a ser \(value), \(source)",
      ca: "\(setting) torna a ser \(value), \(source)")
  }
}

extension Failure {
  /// A time that is too short or too long for a setting.
  static func lengthOutOfRange(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a setting takes a time from 1s to 240h, not \(words.quoted(text))",
          hint: "Type it as 90s, 45min or 3h"),
        es: Message(
          "un ajuste admite una duración de 1s a 240h, no \(words.quoted(text))",
          hint: "Escríbela así: 90s, 45min o 3h"
        ),
        ca: Message(
          "un ajust admet una durada d'1s a 240h, no \(words.quoted(text))",
          hint: "Escriu-la així: 90s, 45min o 3h"))
    }
  }
}
