extension English {
  package func from(_ source: String) -> String { "from \(source)" }
  package var byDefault: String { "by default" }
  package func settingKept(_ setting: String, _ value: String, in file: String) -> String {
    "\(setting) is \(value) from now on, kept in \(file)"
  }
  package func settingForgotten(_ setting: String, _ value: String, _ source: String) -> String {
    "\(setting) is \(value) again, \(source)"
  }
}
