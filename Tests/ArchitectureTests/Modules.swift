/// The modules that each module may use. `Package.swift` and every `import` line are checked against it.
enum Modules {
  static let mayUse: [String: Set<String>] = [
    "Training": ["CatalogueData"],
    "Formats": [],
    "TextMatching": [],
    "CommandLineKit": ["TextMatching"],
    "System": [],
    "CatalogueData": [],
    "Documents": ["Training", "Formats"],
    "Wording": ["Training", "TextMatching"],
    "Insights": ["Training"],
    "Tracks": ["Training", "Formats"],
    "Catalogue": ["Training", "Formats", "TextMatching", "CatalogueData"],
    "TerminalKit": ["System"],
    "Logbook": ["Documents", "System", "Wording", "Training", "Formats"],
    "Interchange": ["Documents", "Wording", "Training", "Formats"],
    "GymlogCommands": [
      "Training", "Formats", "System", "CommandLineKit", "Documents", "Wording", "Insights", "Catalogue",
      "TerminalKit", "Logbook", "Interchange",
    ],
    "gymlog": ["GymlogCommands"],
    // For tests only: no module may use it.
    "TestSupport": ["Training"],
  ]

  /// The names of the C library, which only System may import.
  static let libc: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The only other files that may import the C library: they need powers and logarithms, sines and arc tangents.
  static let mathematics: Set<String> = ["Training/Strength/MaxFormula.swift", "Tracks/Geodesic.swift"]
}
