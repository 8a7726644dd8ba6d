extension Spanish {
  package func from(_ source: String) -> String { "de \(source)" }
  package var byDefault: String { "por defecto" }
  package func settingKept(_ setting: String, _ value: String, in file: String) -> String {
    "\(setting): ahora es \(value), guardado en \(file)"
  }
  package func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String {
    "\(setting) vuelve a ser \(value), \(source)"
  }
}
