import System
import Training
import Wording

/// A value that the lifter can choose, and where the choice was made.
struct Setting<Value: Sendable>: Sendable {
  var value: Value
  var source: SettingSource
}

/// Where a setting comes from, the strongest first.
enum SettingSource: Hashable, Sendable {
  /// An option on the line, as it is typed.
  case option(String)
  /// A variable of the environment.
  case variable(String)
  /// The lifter's settings, kept in this file.
  case file(String)
  /// Nobody chose it.
  case standard
}

/// How volume counts a load that is lifted twice at once, as a pair of dumbbells is.
enum PairCount: String, CaseIterable, Sendable {
  case both, one
}

/// What holds for this run.
struct Settings: Sendable {
  var unit: Setting<MassUnit>
  var language: Setting<Language>
  /// How a 1RM is estimated.
  var formula: Setting<MaxFormula>
  /// Whether volume counts both of a pair.
  var dumbbells: Setting<PairCount>
  var data: Setting<String>
  /// The rest after a set; nil where the lifter doesn't time it.
  var rest: Setting<Duration?>
  /// The rest after an exercise; nil where it is that after a set.
  var restAfter: Setting<Duration?>
  /// After how long without a set an open workout counts as left open.
  var leftOpen: Setting<Duration>
  /// The file in which the lifter's choices are kept.
  var file: String
  /// The folder under which this device keeps operations and the workout in hand.
  var state: String
  /// The folder in which this device keeps the indices of the histories.
  var cache: String

  /// Puts together what the line, the environment and the file say.
  init(choices: SettingsFile, folders: Folders, line: GlobalOptions, environment: Environment) {
    let file = folders.config + "/" + SettingsFile.name
    self.file = file
    state = folders.state
    cache = folders.cache
    unit = Self.unit(choices.unit, file: file)
    rest = Self.duration(choices.rest, file: file)
    restAfter = Self.duration(choices.restAfter, file: file)
    leftOpen = Self.leftOpen(choices.leftOpen, file: file)
    language = Self.language(line.language, choices.language, file: file, environment)
    formula = Self.formula(choices.formula, file: file)
    dumbbells = Self.dumbbells(choices.dumbbells, file: file)
    data =
      line.data.map { Setting(value: $0, source: .option("--data")) }
      ?? environment.filled("GYMLOG_DATA").map { Setting(value: $0, source: .variable("GYMLOG_DATA")) }
      ?? Setting(value: folders.data, source: Self.source("XDG_DATA_HOME", environment))
  }

  /// The lifter's choice > kilograms.
  static func unit(_ choice: MassUnit?, file: String) -> Setting<MassUnit> {
    choice.map { Setting(value: $0, source: .file(file)) } ?? Setting(value: .kilograms, source: .standard)
  }

  /// The lifter's choice > none.
  static func duration(_ choice: Duration?, file: String) -> Setting<Duration?> {
    Setting(value: choice, source: choice == nil ? .standard : .file(file))
  }

  /// The lifter's choice > three hours.
  static func leftOpen(_ choice: Duration?, file: String) -> Setting<Duration> {
    choice.map { Setting(value: $0, source: .file(file)) }
      ?? Setting(value: Workout.leftBehind, source: .standard)
  }

  /// What the lifter rests where a workout doesn't say.
  var usualRest: UsualRest { UsualRest(afterSet: rest.value, afterExercise: restAfter.value) }

  /// The lifter's choice > Epley.
  static func formula(_ choice: MaxFormula?, file: String) -> Setting<MaxFormula> {
    choice.map { Setting(value: $0, source: .file(file)) } ?? Setting(value: .standard, source: .standard)
  }

  /// The lifter's choice > both.
  static func dumbbells(_ choice: PairCount?, file: String) -> Setting<PairCount> {
    choice.map { Setting(value: $0, source: .file(file)) } ?? Setting(value: .both, source: .standard)
  }

  /// `--lang` > the lifter's choice > `LC_ALL` > `LC_MESSAGES` > `LANG`.
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

/// Where a person's files are, by the XDG Base Directory Specification: a relative path in a variable doesn't count.
struct Folders {
  let data: String
  let state: String
  let config: String
  let cache: String

  init(_ environment: Environment) throws(Failure) {
    func folder(_ variable: String, _ standard: String) -> String? {
      if let path = environment.filled(variable), path.hasPrefix("/") { return path + "/gymlog" }
      return environment.filled("HOME").map { $0 + "/" + standard + "/gymlog" }
    }
    guard let data = folder("XDG_DATA_HOME", ".local/share"),
      let state = folder("XDG_STATE_HOME", ".local/state"),
      let config = folder("XDG_CONFIG_HOME", ".config"), let cache = folder("XDG_CACHE_HOME", ".cache")
    else { throw .noHome }
    (self.data, self.state, self.config, self.cache) = (data, state, config, cache)
  }
}

extension Failure {
  static var noHome: Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("HOME is not set, so there is no place for the logbook", hint: "Name one with --data"),
        es: Message(
          "HOME no está definida, así que no hay sitio para el diario", hint: "Elige uno con --data"),
        ca: Message(
          "HOME no està definida, o sigui que no hi ha lloc per al diari", hint: "Tria'n un amb --data"))
    }
  }
}

extension Words {
  /// Of a value that nobody chose.
  var byDefault: String { say(en: "by default", es: "por defecto", ca: "per defecte") }
}
