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

/// What holds for this run.
struct Settings: Sendable {
  var unit: Setting<MassUnit>
  var language: Setting<Language>
  var data: Setting<String>
  /// The file in which the lifter's choices are kept.
  var file: String
  /// The folder under which this device keeps operations and the workout in hand.
  var state: String

  /// Puts together what the line, the environment and the file say.
  init(choices: SettingsFile, folders: Folders, line: GlobalOptions, environment: Environment) {
    let file = folders.config + "/" + SettingsFile.name
    self.file = file
    state = folders.state
    unit = Self.unit(choices.unit, file: file)
    language = Self.language(line.language, choices.language, file: file, environment)
    data =
      line.data.map { Setting(value: $0, source: .option("--data")) }
      ?? environment.filled("GYMLOG_DATA").map { Setting(value: $0, source: .variable("GYMLOG_DATA")) }
      ?? Setting(value: folders.data, source: Self.source("XDG_DATA_HOME", environment))
  }

  /// The lifter's choice > kilograms.
  static func unit(_ choice: MassUnit?, file: String) -> Setting<MassUnit> {
    choice.map { Setting(value: $0, source: .file(file)) } ?? Setting(value: .kilograms, source: .standard)
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

  init(_ environment: Environment) throws(CommandError) {
    func folder(_ variable: String, _ standard: String) -> String? {
      if let path = environment.filled(variable), path.hasPrefix("/") { return path + "/gymlog" }
      return environment.filled("HOME").map { $0 + "/" + standard + "/gymlog" }
    }
    guard let data = folder("XDG_DATA_HOME", ".local/share"),
      let state = folder("XDG_STATE_HOME", ".local/state"),
      let config = folder("XDG_CONFIG_HOME", ".config")
    else { throw .noHome }
    (self.data, self.state, self.config) = (data, state, config)
  }
}
