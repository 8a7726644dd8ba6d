import CommandLineKit
import Formats
import Logbook
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
        .optional(
          words.placeholder(.value), help: words.meaning(.value),
          as: .text(completedBy: .custom([Placeholder.value.rawValue]))),
        .flag(
          "unset",
          help: words.say(
            en: "go back to the default", es: "vuelve al valor por defecto", ca: "torna al valor per defecte")
        )
      ) { context, setting, value, unset throws(Failure) in
        if unset {
          if let value { throw Failure.contradiction("--unset", value) }
          guard let setting else {
            throw Failure(.missingArgument(context.words.placeholder(.setting), command: "config"))
          }
          return try change(setting, to: nil, context)
        }
        guard let value, let setting else {
          return list(setting.map { [$0] } ?? SettingName.allCases, context)
        }
        return try change(setting, to: value, context)
      })
  }

  /// Lists one setting, or all with the locations of files.
  private static func list(_ names: [SettingName], _ context: Context) -> Reply {
    let shown = names.map { (name: $0.rawValue, setting: context.settings[$0]) }
    let files = names.count == 1 ? [] : context.settings.places(context.world.environment)
    return Reply(
      text: { screen in
        func table(_ rows: [(name: String, setting: Setting<String>)]) -> Table {
          var table = Table([.left, .left, .left])
          for (name, setting) in rows {
            table.add([
              .init(name, .strong), .init(setting.value), .init(screen.words.source(setting.source), .faint),
            ])
          }
          return table
        }
        let rows = shown + files
        let whole = table(rows)
        if !screen.isNarrow || whole.fits(screen.width) {
          return screen.lines(whole.lines(width: nil, screen.painter))
        }
        // On a narrow screen, paths stand below the table, which they would make too wide.
        let isPath = { (row: (name: String, setting: Setting<String>)) in
          (row.setting.value + screen.words.source(row.setting.source)).contains("/")
        }
        let paths = rows.filter(isPath).flatMap { name, setting in
          let text = "\(name) \(setting.value) \(screen.words.source(setting.source))"
          var lines = wrapped(text, width: screen.width, hanging: "  ")
          lines[0] = screen.painter.paint(name, .strong) + lines[0].dropFirst(name.count)
          return lines
        }
        return screen.lines(table(rows.filter { !isPath($0) }).lines(width: nil, screen.painter) + paths)
      },
      json: {
        (shown + files).map { name, setting in JSON.Member(name: name, value: setting.json) }
      })
  }

  private static func change(_ name: SettingName, to value: String?, _ context: Context) throws(Failure)
    -> Reply
  {
    if let failure = context.logbook.settingsFailure { throw failure }
    var choices = context.choices
    switch name {
    case .unit:
      let named = value.flatMap { MassUnit(named: $0) }
      choices.unit = named == nil ? try value.map { value throws(Failure) in try choice(value, name) } : named
    case .language: choices.language = try value.map { value throws(Failure) in try choice(value, name) }
    case .rest: choices.rest = try value.flatMap { value throws(Failure) in try restLength(value) }
    case .restAfter: choices.restAfter = try value.flatMap { value throws(Failure) in try restLength(value) }
    case .leftOpen: choices.leftOpen = try value.map { value throws(Failure) in try length(value) }
    case .formula: choices.formula = try value.map { value throws(Failure) in try choice(value, name) }
    case .dumbbells: choices.dumbbells = try value.map { value throws(Failure) in try choice(value, name) }
    case .percentOf: choices.percentOf = try value.map { value throws(Failure) in try choice(value, name) }
    case .data: throw Failure.dataNotKept
    }
    try choices.write(name, in: context.settings.folder)
    let new = context.settings.after(choices, name, context.world.environment)
    // Answer in a language that was just chosen.
    let words = new.language.value.words
    let isFollowed = name == .unit ? try follow(new.unit.value, context) : false
    return Reply(
      noticed: [],
      text: { screen in
        let (label, setting) = (screen.painter.paint(name.rawValue, .strong), new[name])
        return screen.lines(
          [
            value == nil
              ? words.settingForgotten(label, setting.value, words.source(setting.source))
              : words.settingKept(
                label, setting.value, in: screen.painter.paint(context.settings.file, .plain))
          ] + (isFollowed ? [words.openWorkoutFollows(setting.value)] : []))
      }, json: { JSON.members([name.rawValue: new[name].json]) })
  }

  /// Gives the open workout a unit, and returns whether it had another.
  private static func follow(_ unit: MassUnit, _ context: Context) throws(Failure) -> Bool {
    // The setting is kept, whatever is wrong with the logbook.
    let open = try? context.logbook.read { snapshot throws(Failure) in
      try context.resumableWorkout(in: snapshot)
    }
    guard let open, open.workout.unit != unit else { return false }
    return try context.logbook.change(CommandName.config.rawValue, at: context.now) {
      change throws(Failure) in
      guard let stored = try context.resumableWorkout(in: change.snapshot) else { return false }
      var workout = stored.workout
      workout.unit = unit
      try change.save(workout, over: stored)
      return true
    }
  }

  /// Reads `90s`; nil for `off`.
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
  ) throws(Failure) -> Value {
    guard let value = Value(rawValue: text) else {
      throw Failure(
        .notAChoice(
          text, parameter: name.rawValue, choices: Value.allCases.map(\.rawValue), nearest: [],
          command: "config"))
    }
    return value
  }
}

extension Words {
  var configHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show or change settings",
        [
          "gymlog config": "all settings and where they are set",
          "gymlog config unit lb": "loads without a unit are pounds",
          "gymlog config language ca": "output in Catalan",
          "gymlog config language --unset": "use the system's language",
        ],
        "left-open is how long a workout can be idle before finish ends it at its last set; rest and rest-after are the usual rests "
          + "(gymlog help rest); percent-of is what percentages are based on (gymlog help tm); dumbbells is whether the volume "
          + "counts both of a pair."),
      es: CommandHelp(
        "Muestra o cambia los ajustes",
        [
          "gymlog config": "todos los ajustes y de dónde salen",
          "gymlog config unit lb": "los pesos sin unidad son libras",
          "gymlog config language es": "usa el español",
          "gymlog config language --unset": "usa el idioma del sistema",
        ],
        "left-open es cuánto puede pasar sin actividad antes de que finish termine el entrenamiento en su última serie; rest y "
          + "rest-after, los descansos de siempre (gymlog help rest); percent-of, de qué son los porcentajes (gymlog help tm); "
          + "dumbbells, si el volumen cuenta las dos mancuernas."),
      ca: CommandHelp(
        "Mostra o canvia la configuració",
        [
          "gymlog config": "tota la configuració i d'on surt",
          "gymlog config unit lb": "els pesos sense unitat són lliures",
          "gymlog config language ca": "fes servir el català",
          "gymlog config language --unset": "fes servir l'idioma del sistema",
        ],
        "left-open és quant pot passar sense activitat abans que finish acabi l'entrenament a l'última sèrie; rest i rest-after, els "
          + "descansos habituals (gymlog help rest); percent-of, de què són els percentatges (gymlog help tm); dumbbells, si el "
          + "volum compta les dues manuelles."))
  }

  /// After a change of the unit, which holds for the open workout, too.
  fileprivate func openWorkoutFollows(_ unit: String) -> String {
    say(
      en: "Loads without a unit are now \(unit) in the current workout, too",
      es: "En el entrenamiento actual, los pesos sin unidad también son ahora \(unit)",
      ca: "A l'entrenament actual, els pesos sense unitat també són ara \(unit)")
  }

  func settingKept(_ setting: String, _ value: String, in file: String) -> String {
    say(
      en: "\(setting) set to \(value) in \(file)",
      es: "\(setting): \(value), guardado en \(file)",
      ca: "\(setting): \(value), desat a \(file)")
  }

  /// A setting was reset, and where its value now comes from.
  func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String {
    say(
      en: "\(setting) reset to \(value) (\(source))",
      es: "\(setting): vuelve a ser \(value) (\(source))",
      ca: "\(setting): torna a ser \(value) (\(source))")
  }
}

extension Failure {
  /// A duration too short or too long for a setting.
  static func lengthOutOfRange(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "the duration must be 1s to 240h, not \(quoted(text))",
        hint: "Type it like 90s, 45min or 3h"),
      es: Message(
        "la duración tiene que ser de 1s a 240h, no \(quoted(text))",
        hint: "Escríbela así: 90s, 45min o 3h"
      ),
      ca: Message(
        "la durada ha de ser d'1s a 240h, no \(quoted(text))",
        hint: "Escriu-la així: 90s, 45min o 3h"))
  }
}
