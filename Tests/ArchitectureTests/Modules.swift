import Foundation
import TestSupport

/// The modules that each module may use: the last column of the table of modules in `Sources/README.md`.
enum Modules {
  static func mayUse() throws -> [String: Set<String>] {
    let readme = try String(contentsOf: Repository.root.appending(path: "Sources/README.md"), encoding: .utf8)
    let rows = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("| module |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    var modules: [String: Set<String>] = [:]
    let cells = rows.map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let names = Set(cells.map { $0[0].trimmingCharacters(in: ["`"]) })
    for row in cells {
      let (name, used) = (row[0].trimmingCharacters(in: ["`"]), row[row.count - 1])
      let named = Set(
        used.replacing("all but", with: "").replacing(" and ", with: ",").split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        })
      // The program itself is used by nothing, and nothing uses itself.
      modules[name] = used.hasPrefix("all but") ? names.subtracting(named.union([name, "gymlog"])) : named
    }
    for (name, used) in modules where used == ["nothing"] { modules[name] = [] }
    // For tests only: no module may use it.
    modules["TestSupport"] = ["CommandLineKit", "Training"]
    return modules
  }

  /// The names of the C library, which only System may import.
  static let libc: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The only other files that may import the C library: they need powers and logarithms, sines and arc tangents.
  static let mathematics: Set<String> = ["Training/Strength/MaxFormula.swift", "Tracks/Geodesic.swift"]
}
