import Foundation

/// An empty folder, removed with everything in it at the end of the value's life.
package struct TemporaryFolder: ~Copyable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "gymlog-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
