import Foundation
import TestSupport

extension Repository {
  /// The Swift files in `Sources`, with their paths relative to it.
  static func sources() throws -> [(path: String, text: String)] {
    let sources = root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  /// The modules that Swift source imports, with any attributes or modifiers. `import struct A.B` imports A.
  static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
      guard words.popFirst() == "import" else { return nil }
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The package's description by the toolchain. It uses a scratch folder of its own, because a running `swift test` locks
  /// the usual one.
  static func description() throws -> Package {
    let scratch = try TemporaryFolder()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
    ]
    process.standardOutput = output
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Package.self, from: json)
  }

  struct Package: Decodable {
    var dependencies: [Outside]
    var targets: [Target]

    /// A dependency on another package. Only their number matters.
    struct Outside: Decodable {}

    struct Target: Decodable {
      var name: String
      var type: String
      var dependencies: [Dependency]
    }

    /// `{"byName": ["Training", null]}`, or another kind of the same form.
    struct Dependency: Decodable {
      var name: String

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
        name = kinds.values.first?.first.flatMap(\.self) ?? ""
      }
    }
  }
}
