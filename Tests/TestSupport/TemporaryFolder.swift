import Foundation

/// An empty folder, removed with everything in it at the end of the value's life.
package struct TemporaryFolder: ~Copyable {
  package let path: String

  package init() throws {
    let parent = FileManager.default.temporaryDirectory
    // As long as in `/tmp` where it can be: a message wraps around a path as recorded, wherever temporary files are.
    let length = max(28, "/tmp/gymlog-test-".count + 36 - parent.path.count - 1)
    let url = parent.appending(path: String(("gymlog-test-" + UUID().uuidString).prefix(length)))
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The contents of all files in `folder` and below, by path. Paths are relative to this folder, `folder` included.
  package func files(in folder: String = "") -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    func collect(_ folder: String) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? [] {
        let inner = folder.isEmpty ? name : folder + "/" + name
        if let contents = FileManager.default.contents(atPath: path + "/" + inner) {
          found[inner] = Array(contents)
        } else {
          collect(inner)
        }
      }
    }
    collect(folder)
    return found
  }
}
