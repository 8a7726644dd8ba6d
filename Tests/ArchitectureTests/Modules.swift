/// Which module may use which: the rule of the house, against which `Package.swift` and every `import` line are held.
enum Modules {
  static let mayUse: [String: Set<String>] = [
    "Training": [],
    "Formats": [],
    "CommandLineKit": [],
    "System": [],
    "CatalogueData": [],
    "Documents": ["Training", "Formats"],
    "Wording": ["Training"],
    "Insights": ["Training"],
    "Catalogue": ["Training", "Formats", "CatalogueData"],
    "TerminalKit": ["System"],
    "ChartKit": ["TerminalKit"],
    "Logbook": ["Documents", "System", "Training", "Formats"],
    "Interchange": ["Documents", "Wording", "Training", "Formats"],
    "GymlogCommands": [
      "Training", "Formats", "System", "CommandLineKit", "Documents", "Wording", "Insights", "Catalogue",
      "TerminalKit", "ChartKit", "Logbook", "Interchange",
    ],
    "gymlog": ["GymlogCommands"],
    // For tests only: nothing above may use it.
    "TestSupport": ["Training"],
  ]

  /// The names of the C library. Its values stay inside of System.
  static let libc: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The one other file that may use it: for its logarithms and powers.
  static let mathematics = "Training/Strength/MaxFormula.swift"
}
