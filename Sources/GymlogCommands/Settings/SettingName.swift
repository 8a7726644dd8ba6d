import Formats
import System
import Training
import Wording

/// The settings; the raw values are typed.
enum SettingName: String, CaseIterable {
  case unit, language
  /// The usual rest after a set.
  case rest
  /// The usual rest after the last set of an exercise, if it differs.
  case restAfter = "rest-after"
  /// The time without a set after which a workout counts as left open.
  case leftOpen = "left-open"
  /// The formula for estimating a 1RM.
  case formula
  /// Whether volume counts both dumbbells of a pair.
  case dumbbells
  /// The base that percentages in plans are taken of.
  case percentOf = "percent-of"
  /// The data directory; chosen for a run, never saved.
  case data
}

extension Settings {
  /// A setting's value as typed.
  subscript(name: SettingName) -> Setting<String> {
    switch name {
    case .unit: Setting(value: unit.value.rawValue, source: unit.source)
    case .language: Setting(value: language.value.rawValue, source: language.source)
    case .formula: Setting(value: formula.value.rawValue, source: formula.source)
    case .dumbbells: Setting(value: dumbbells.value.rawValue, source: dumbbells.source)
    case .percentOf: Setting(value: percentOf.value.rawValue, source: percentOf.source)
    case .data: data
    case .rest: Self.shown(rest)
    case .restAfter: Self.shown(restAfter)
    case .leftOpen: Setting(value: leftOpen.value.typed, source: leftOpen.source)
    }
  }

  private static func shown(_ setting: Setting<Duration?>) -> Setting<String> {
    Setting(value: setting.value.map(\.typed) ?? "off", source: setting.source)
  }

  /// The locations of this device's state and of the settings file.
  func places(_ environment: Environment) -> [(name: String, setting: Setting<String>)] {
    [
      ("state", Setting(value: state, source: Self.source("XDG_STATE_HOME", environment))),
      ("settings", Setting(value: file, source: Self.source("XDG_CONFIG_HOME", environment))),
    ]
  }

  var folder: String { String(file.dropLast(SettingsFile.name.count + 1)) }

  /// The source of a folder: a variable of the XDG specification, or the default.
  static func source(_ variable: String, _ environment: Environment) -> SettingSource {
    environment.filled(variable)?.hasPrefix("/") == true ? .variable(variable) : .standard
  }
}

extension Setting<String> {
  var json: JSON {
    switch source {
    case .option(let name): ["value": .string(value), "source": "option", "from": .string(name)]
    case .variable(let name): ["value": .string(value), "source": "variable", "from": .string(name)]
    case .file(let path): ["value": .string(value), "source": "file", "from": .string(path)]
    case .standard: ["value": .string(value), "source": "standard"]
    }
  }
}

extension Words {
  func source(_ source: SettingSource) -> String {
    switch source {
    case .option(let name), .variable(let name): from(name)
    case .file(let path): from(path)
    case .standard: byDefault
    }
  }
}
