/// What is said about settings.
package protocol SettingWords {
  /// Where a value comes from: an option, a variable, a file.
  func from(_ source: String) -> String
  /// Of a value that nobody chose.
  var byDefault: String { get }
  /// What a setting is from now on, and in which file that is kept.
  func settingKept(_ setting: String, _ value: String, in file: String) -> String
  /// What a setting is again, and where that comes from.
  func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String
}
