package import Foundation

/// The repository's files.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Test data that isn't part of the repository: a folder next to it, which may be absent.
  package static let sharedData = root.appending(path: "../shared/data").standardizedFileURL

  /// The absolute path of a file or folder, given its path relative to the root.
  package static func path(_ path: String) -> String { root.appending(path: path).path }

  /// The contents of the file at `path`, relative to the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
