extension Catalan {
  package func from(_ source: String) -> String { "de \(source)" }
  package var byDefault: String { "per defecte" }
  package func settingKept(_ setting: String, _ value: String, in file: String) -> String {
    "\(setting): ara és \(value), desat a \(file)"
  }
  package func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String {
    "\(setting) torna a ser \(value), \(source)"
  }
}
