import System
import Training
import Wording

struct Setting<Value: Sendable>: Sendable {
  var value: Value
  var source: SettingSource
}

extension Setting {
  /// The choice in the settings file, else the default.
  init(_ choice: Value?, in file: String, or standard: Value) {
    self =
      choice.map { Setting(value: $0, source: .file(file)) } ?? Setting(value: standard, source: .standard)
  }

  /// The value, if it isn't the default.
  var chosen: Value? { source == .standard ? nil : value }
}

/// The source of a setting, in order of precedence.
enum SettingSource: Hashable, Sendable {
  /// An option on the line, as typed.
  case option(String)
  case variable(String)
  /// The settings file at this path.
  case file(String)
  case standard
}

/// How volume counts a pair of dumbbells.
enum PairCount: String, CaseIterable, Sendable {
  case both, one
}

struct Settings: Sendable {
  var unit: Setting<MassUnit>
  var language: Setting<Language>
  /// The formula for estimating a 1RM.
  var formula: Setting<MaxFormula>
  /// Whether volume counts both dumbbells of a pair.
  var dumbbells: Setting<PairCount>
  /// The base that percentages are taken of, if it is known.
  var percentOf: Setting<MaxBase>
  var data: Setting<String>
  /// The usual rest after a set; nil for none.
  var rest: Setting<Duration?>
  /// The usual rest after an exercise; nil for the rest after a set.
  var restAfter: Setting<Duration?>
  /// The time without a set after which a workout counts as left open.
  var leftOpen: Setting<Duration>
  var file: String
  /// The folder of this device's state: operations and the pointer to the current workout.
  var state: String
  /// The folder of this device's caches: the index of the history.
  var cache: String

  /// Combines the line, the environment and the settings file.
  init(choices: SettingsFile, folders: Folders, line: GlobalOptions, environment: Environment) {
    let file = folders.config + "/" + SettingsFile.name
    let data =
      line.data.map { Setting(value: $0, source: .option("--data")) }
      ?? environment.filled("GYMLOG_DATA").map { Setting(value: $0, source: .variable("GYMLOG_DATA")) }
      ?? Setting(value: folders.data, source: Self.source("XDG_DATA_HOME", environment))
    self.init(
      choices, language: Self.language(line.language, choices.language, file: file, environment), data: data,
      file: file, state: folders.state, cache: folders.cache)
  }

  private init(
    _ choices: SettingsFile, language: Setting<Language>, data: Setting<String>, file: String, state: String,
    cache: String
  ) {
    (self.language, self.data, self.file, self.state, self.cache) = (language, data, file, state, cache)
    unit = Setting(choices.unit, in: file, or: .kilograms)
    rest = Setting(choices.rest.map(Optional.some), in: file, or: nil)
    restAfter = Setting(choices.restAfter.map(Optional.some), in: file, or: nil)
    leftOpen = Setting(choices.leftOpen, in: file, or: Workout.idleLimit)
    formula = Setting(choices.formula, in: file, or: .standard)
    dumbbells = Setting(choices.dumbbells, in: file, or: .both)
    percentOf = Setting(choices.percentOf, in: file, or: .tested)
  }

  /// The settings after one was changed in the file; an option for it on the line no longer counts.
  func after(_ choices: SettingsFile, _ changed: SettingName, _ environment: Environment) -> Settings {
    let chosen = Self.language(nil, choices.language, file: file, environment)
    return Settings(
      choices, language: changed == .language ? chosen : language, data: data, file: file, state: state,
      cache: cache)
  }

  /// The words of the language that is chosen, with examples in the lifter's unit.
  static func words(_ line: Language?, _ choices: SettingsFile?, _ environment: Environment) -> Words {
    var words = Self.language(line, choices?.language, file: "", environment).value.words
    if let unit = choices?.unit { words.unit = unit }
    let locale = ["LC_ALL", "LC_NUMERIC", "LANG"].firstNonNil { environment.filled($0) }
    words.showsPoint = locale.map(words.language.showsPoint(in:)) ?? false
    return words
  }

  /// The usual rest times, for workouts that have none of their own.
  var restDefaults: RestDefaults { RestDefaults(afterSet: rest.value, afterExercise: restAfter.value) }

  /// `--lang` > the settings file > `LC_ALL` > `LC_MESSAGES` > `LANG`.
  static func language(
    _ option: Language?, _ choice: Language?, file: String, _ environment: Environment
  ) -> Setting<Language> {
    if let option { return Setting(value: option, source: .option("--lang")) }
    if let choice { return Setting(value: choice, source: .file(file)) }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let tag = environment.filled(name) {
        return Setting(value: Language(tag) ?? .english, source: .variable(name))
      }
    }
    return Setting(value: .english, source: .standard)
  }
}

/// The user's folders by the XDG Base Directory Specification; relative paths in variables are ignored.
struct Folders {
  let data: String
  let state: String
  let config: String
  let cache: String

  /// Without HOME, what belongs to this device goes beneath the data directory, if one is `named`.
  init(_ environment: Environment, named: String? = nil) throws(Failure) {
    func folder(_ variable: String, _ standard: String) -> String? {
      if let path = environment.filled(variable), path.hasPrefix("/") { return path + "/gymlog" }
      return environment.filled("HOME").map { $0 + "/" + standard + "/gymlog" }
    }
    guard let data = folder("XDG_DATA_HOME", ".local/share"),
      let state = folder("XDG_STATE_HOME", ".local/state"),
      let config = folder("XDG_CONFIG_HOME", ".config"), let cache = folder("XDG_CACHE_HOME", ".cache")
    else {
      guard let named = named ?? environment.filled("GYMLOG_DATA") else { throw .noHome }
      let device = named + "/" + Self.deviceFolder
      (data, state, config, cache) = ("", device, device, device)
      return
    }
    (self.data, self.state, self.config, self.cache) = (data, state, config, cache)
  }

  /// The folder for this device's files in a data directory.
  static let deviceFolder = ".device"
}

extension Failure {
  /// No folder for the logbook: neither HOME nor the XDG variables are set.
  static var noHome: Failure {
    Failure(
      .failed,
      en: Message(
        "HOME isn't set, so there is no place for the logbook", hint: "Choose a folder with --data"),
      es: Message(
        "HOME no está definida, así que no hay sitio para el diario",
        hint: "Elige una carpeta con --data"),
      ca: Message(
        "HOME no està definida, i no hi ha lloc per al diari", hint: "Tria una carpeta amb --data"))
  }
}

extension Words {
  var byDefault: String { say(en: "default", es: "por defecto", ca: "per defecte") }
}
