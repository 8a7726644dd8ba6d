import Training

extension Words {
  /// Where a value comes from: an option, a variable, a file.
  package func from(_ source: String) -> String {
    say(en: "from \(source)", es: "de \(source)", ca: "de \(source)")
  }

  /// Of a value that nobody chose.
  package var byDefault: String { say(en: "by default", es: "por defecto", ca: "per defecte") }

  /// What a setting is from now on, and in which file that is kept.
  package func settingKept(_ setting: String, _ value: String, in file: String) -> String {
    say(
      en: "\(setting) is \(value) from now on, kept in \(file)",
      es: "\(setting): ahora es \(value), guardado en \(file)",
      ca: "\(setting): ara és \(value), desat a \(file)")
  }

  /// What a setting is again, and where that comes from.
  package func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String {
    say(
      en: "\(setting) is \(value) again, \(source)",
      es: "\(setting) vuelve a ser \(value), \(source)",
      ca: "\(setting) torna a ser \(value), \(source)")
  }
}
