import Formats
import System
import Training
import Wording

/// The settings, by the names that are typed.
enum SettingName: String, CaseIterable {
  case unit, language
  /// Chosen for a run, never kept.
  case data
}

extension Settings {
  /// A setting's value as it is typed.
  subscript(name: SettingName) -> Setting<String> {
    switch name {
    case .unit: Setting(value: unit.value.rawValue, source: unit.source)
    case .language: Setting(value: language.value.rawValue, source: language.source)
    case .data: data
    }
  }

  /// Where else things are kept: this device's state, and the lifter's choices.
  func places(_ environment: Environment) -> [(name: String, setting: Setting<String>)] {
    [
      ("state", Setting(value: state, source: Self.source("XDG_STATE_HOME", environment))),
      ("settings", Setting(value: file, source: Self.source("XDG_CONFIG_HOME", environment))),
    ]
  }

  /// The folder of the settings file.
  var folder: String { String(file.dropLast(SettingsFile.name.count + 1)) }

  /// What holds once other choices are kept; what the line said about a setting that was changed is over.
  func after(_ choices: SettingsFile, _ changed: SettingName, _ environment: Environment) -> Settings {
    var new = self
    switch changed {
    case .unit:
      new.unit = Self.unit(choices.unit, file: file)
    case .language:
      new.language = Self.language(nil, choices.language, file: file, environment)
    case .data: break
    }
    return new
  }

  /// Whether a variable of the XDG specification says where a folder is.
  static func source(_ variable: String, _ environment: Environment) -> SettingSource {
    environment.filled(variable)?.hasPrefix("/") == true ? .variable(variable) : .standard
  }
}

extension Setting<String> {
  /// For programs: the value, and where it comes from.
  var json: JSON {
    switch source {
    case .option(let name): ["value": .string(value), "source": "option", "from": .string(name)]
    case .variable(let name): ["value": .string(value), "source": "variable", "from": .string(name)]
    case .file(let path): ["value": .string(value), "source": "file", "from": .string(path)]
    case .standard: ["value": .string(value), "source": "standard"]
    }
  }
}

extension SettingWords {
  /// Where a value comes from.
  func source(_ source: SettingSource) -> String {
    switch source {
    case .option(let name), .variable(let name): from(name)
    case .file(let path): from(path)
    case .standard: byDefault
    }
  }
}
